import { faceOf } from '../design/portrait';
import { openOriginal, readOriginal } from './original';
import type { Size } from './prepared-image';
import sharp from './sharp';

/**
 * A portrait that fills exactly this size, from its original, as a PNG.
 * @param middle where its face is across, as a share of the width, if the portrait reaches so far
 * @param background the color behind a transparent portrait
 */
export async function croppedPortrait(
  { src, focus }: { src: string; focus?: string },
  size: Size,
  { middle, background }: { middle: number; background: string },
): Promise<Buffer> {
  const original = await readOriginal(src);
  const ratio = original.width / original.height;
  const width = Math.ceil(Math.max(size.width, size.height * ratio));
  const { data, info } = await openOriginal(original, width)
    .resize({ ...size, fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { x, y } = faceOf(focus, ratio);
  // Where the cut begins, so that the share `face` of the picture is at the share `at` of the cut.
  const start = (cut: number, picture: number, face: number, at: number) =>
    Math.round(Math.min(Math.max(0, face * picture - at * cut), picture - cut));
  const left = start(size.width, info.width, x, middle);
  const top = start(size.height, info.height, y, 0.5);
  return sharp(data)
    .extract({ left, top, ...size })
    .flatten({ background })
    .png()
    .toBuffer();
}

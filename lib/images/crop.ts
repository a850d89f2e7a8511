import { faceOf } from '../design/portrait';
import { openOriginal, readOriginal } from './original';
import type { Size } from './prepared-image';

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
  // The size of the whole portrait, from which a part of `size` is cut.
  const width = Math.max(size.width, Math.round(size.height * ratio));
  const height = Math.max(size.height, Math.round(size.width / ratio));
  const face = faceOf(focus, ratio);
  const left = startOfCut(width, face.x, size.width, middle);
  const top = startOfCut(height, face.y, size.height, 0.5);
  return openOriginal(original, width)
    .resize({ width, height, fit: 'fill' })
    .extract({ left, top, ...size })
    .flatten({ background })
    .png()
    .toBuffer();
}

/** Where a cut begins, so that the share `face` of the whole is at the share `wanted` of the cut. */
const startOfCut = (whole: number, face: number, cut: number, wanted: number) =>
  Math.round(Math.min(Math.max(0, face * whole - wanted * cut), whole - cut));

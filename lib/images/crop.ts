import type { Sharp } from 'sharp';
import { portraitFocus } from '../design/portrait';
import { openOriginal, readOriginal, type Size } from './original';
import sharp from './sharp';

/**
 * The part of a picture to keep when it is cropped, in percent from left and top.
 * @param focus as in the content: "top", "bottom left", "30% 20%"
 */
function focusPoint(focus: string): [across: number, down: number] {
  const keyword = (start: string, end: string) => {
    if (focus.includes(start)) return 0;
    return focus.includes(end) ? 100 : 50;
  };
  const [across, down] = (focus.match(/\d+/g) ?? []).map(Number);
  return [across ?? keyword('left', 'right'), down ?? keyword('top', 'bottom')];
}

/** A portrait that fills exactly this size, cropped as on the page. */
export async function croppedPortrait(
  { src, focus = portraitFocus }: { src: string; focus?: string },
  size: Size,
): Promise<Sharp> {
  const original = await readOriginal(src);
  const ratio = original.width / original.height;
  const width = Math.ceil(Math.max(size.width, size.height * ratio));
  const scaled = await openOriginal(original, width)
    .resize({ ...size, fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [across, down] = focusPoint(focus);
  const left = Math.round(((scaled.info.width - size.width) * across) / 100);
  const top = Math.round(((scaled.info.height - size.height) * down) / 100);
  return sharp(scaled.data).extract({ left, top, ...size });
}

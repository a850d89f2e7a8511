import { undrawableIn } from '../design/drawable';
import type { Palette } from '../design/palette';
import sharp from '../images/sharp';
import { typesetSvg } from './typst';

/**
 * Draws the owner's initials above a bar. Initials that no font has are left out.
 * @returns an SVG document that needs no font
 */
export function iconSvg(initials: string, colors: Palette) {
  const letters = undrawableIn(initials).length === 0 ? initials : '';
  return typesetSvg('icon.typ', { letters, colors });
}

/** Draws the icon as a PNG, as wide and high as `pixels`. */
export async function iconPng(
  initials: string,
  colors: Palette,
  pixels: number,
): Promise<Uint8Array> {
  // Renders the drawing of 512 points at its final size. Scaling pixels down would blur it.
  const density = (72 * pixels) / 512; // 72 for a pixel per point.
  return sharp(Buffer.from(await iconSvg(initials, colors)), { density })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

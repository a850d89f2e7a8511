import { undrawableIn } from '../design/drawable';
import type { Palette } from '../design/palette';
import sharp from '../images/sharp';
import { typesetSvg } from './typst';

/**
 * - `tab`: for the tab of a browser, with round corners and large letters
 * - `square`: for the home screen of iOS, which rounds the corners itself
 */
type IconShape = 'tab' | 'square';

/**
 * Draws the owner's initials above a bar. Initials that no font has are left out.
 * @returns an SVG document that needs no font
 */
export function iconSvg(initials: string, colors: Palette, shape: IconShape) {
  const letters = undrawableIn(initials).length === 0 ? initials : '';
  return typesetSvg('icon.typ', { letters, colors, shape });
}

/** Draws the icon as a PNG, as wide and high as `pixels`. */
export async function iconPng(
  initials: string,
  colors: Palette,
  shape: IconShape,
  pixels: number,
): Promise<Uint8Array> {
  // Renders the drawing of 512 points at its final size. Scaling pixels down would blur it.
  const density = (72 * pixels) / 512; // 72 for a pixel per point.
  return sharp(Buffer.from(await iconSvg(initials, colors, shape)), { density })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The icon of a tab for browsers that read no SVG: 32 pixels, as a PNG in an ICO file. */
export async function faviconIco(initials: string, colors: Palette): Promise<Uint8Array> {
  const png = await iconPng(initials, colors, 'tab', 32);
  // Type icon, one picture; 32 × 32 pixels, no palette, one plane, 32 bits per pixel; the length of
  // the PNG, written below, and where it begins: after these 22 bytes.
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

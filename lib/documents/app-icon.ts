import sharp from 'sharp';
import { initials } from '../content/names';
import type { Palette } from '../design/palette';
import { undrawable } from './drawable';
import { typesetSvg } from './typst';

/**
 * `rounded` is for browsers, and `small` for tabs: it has no depth lines. `square` is for iOS,
 * which rounds it. `maskable` has its drawing in the middle 80 % (W3C app manifest, "maskable").
 */
export type IconShape = 'rounded' | 'small' | 'square' | 'maskable';

/**
 * The owner's initials over depth lines.
 * @param name the owner's full name; if no font has its initials, only the bar is drawn
 * @returns an SVG document without text elements, so that it needs no font
 */
export function iconSvg(name: string, colors: Palette, shape: IconShape) {
  const nameInitials = initials(name);
  const letters = undrawable(nameInitials).length === 0 ? nameInitials : '';
  return typesetSvg('icon.typ', { letters, colors, shape });
}

export async function iconPng(
  name: string,
  colors: Palette,
  shape: IconShape,
  pixels: number,
): Promise<Uint8Array> {
  // Renders the drawing of 512 units at its final size. Scaling pixels down would blur it.
  const density = (72 * pixels) / 512;
  return sharp(Buffer.from(await iconSvg(name, colors, shape)), { density })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

export async function faviconIco(name: string, colors: Palette): Promise<Uint8Array> {
  const png = await iconPng(name, colors, 'small', 32);
  // Type icon, one picture; 32 × 32, no palette, one plane, 32 bits; length and offset of the PNG.
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

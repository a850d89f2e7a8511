import { undrawableIn } from '../design/document-fonts';
import type { Palette } from '../design/palette';
import { sharp } from '../images/sharp';
import { typesetSvg } from './typst';

/**
 * Draws the owner's initials above a bar. Initials that no font has are left out.
 * @returns an SVG document that needs no font
 */
export function iconSvg(initials: string, colors: Palette) {
  const letters = undrawableIn(initials).length === 0 ? initials : '';
  return typesetSvg('icon.typ', { letters, colors });
}

/** The icon as a PNG, as wide and high as `pixels`. */
export const iconPng = async (initials: string, colors: Palette, pixels: number) =>
  sharp(Buffer.from(await iconSvg(initials, colors)))
    .resize(pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();

import type { Palette } from '../design/palette';
import { sharp } from '../images/sharp';
import { typesetSvg } from './typst';

/** The owner's initials above a bar, as an SVG that needs no font. */
export const iconSvg = (letters: string, colors: Palette): Promise<string> =>
  typesetSvg('icon.typ', { letters, colors });

/** The icon as a PNG, as wide and high as `pixels`. */
export const iconPng = async (initials: string, colors: Palette, pixels: number) =>
  sharp(Buffer.from(await iconSvg(initials, colors)))
    .resize(pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();

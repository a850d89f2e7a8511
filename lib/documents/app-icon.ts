import sharp from 'sharp';
import { initials } from '../content/text';
import { undrawable } from './fonts';
import { typesetSvg } from './typst';

export interface IconColours {
  ground: string;
  letters: string;
  /** The depth lines behind the letters. */
  line: string;
  /** The water line below them. */
  accent: string;
}

/**
 * `rounded` for browsers, which show the file as it is; `small` the same without depth lines, for
 * tabs; `square` where the system rounds (iOS); `maskable` keeps the drawing in the middle 80 %
 * (W3C app manifest, "maskable").
 */
export type IconShape = 'rounded' | 'small' | 'square' | 'maskable';

/** Drawn on a square of this many units. */
const side = 512;

/**
 * The owner's initials over depth lines.
 * @param name the owner's full name; without letters a font can draw, the bar stands alone
 * @returns an SVG document without text elements, so it looks the same everywhere
 */
export function iconSvg(name: string, colours: IconColours, shape: IconShape) {
  const wanted = initials(name);
  const letters = undrawable(wanted).length === 0 ? wanted : '';
  return typesetSvg('icon.typ', { letters, colours, shape });
}

/** The icon as PNG, `pixels` wide and high. */
export async function iconPng(
  name: string,
  colours: IconColours,
  shape: IconShape,
  pixels: number,
): Promise<Uint8Array> {
  // Rendered at the size of the file; scaling a larger picture down blurs the small ones.
  const density = (72 * pixels) / side;
  return sharp(Buffer.from(await iconSvg(name, colours, shape)), { density })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * The small icon as `favicon.ico`, 32 pixels wide: a header, one directory entry, and the PNG as it
 * is, which every browser can read there.
 */
export async function faviconIco(name: string, colours: IconColours): Promise<Uint8Array> {
  const pixels = 32;
  const png = await iconPng(name, colours, 'small', pixels);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // Type: icon.
  header.writeUInt16LE(1, 4); // One picture.
  header.writeUInt8(pixels, 6); // Width.
  header.writeUInt8(pixels, 7); // Height.
  header.writeUInt16LE(1, 10); // Colour planes.
  header.writeUInt16LE(32, 12); // Bits per pixel.
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

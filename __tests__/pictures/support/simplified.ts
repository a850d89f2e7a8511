import sharp from 'sharp';

// All pictures together would have 20 MB, so stored and compared ones are simplified: the frequent
// colors of a picture, which are those of areas and letters, stay, and others are rounded, most of
// which are at the edges of letters.

/** Levels from 0 to 255 are rounded to multiples of this. */
const STEP = 32;

/** The share of a picture that a frequent color has. */
const FREQUENT = 1 / 5000;

export interface Pixels {
  width: number;
  height: number;
  /** A number for each pixel; its bytes are the levels of red, green, blue and opacity. */
  colors: Uint32Array;
}

/** Reads the pixels of a PNG. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const raw = sharp(picture).ensureAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, colors: new Uint32Array(data.buffer, data.byteOffset, width * height) };
}

const bytesOf = ({ colors }: Pixels) =>
  Buffer.from(colors.buffer, colors.byteOffset, colors.byteLength);

export const areEqual = (one: Pixels, other: Pixels): boolean =>
  one.width === other.width && bytesOf(one).equals(bytesOf(other));

const rounded = (level: number) => Math.min(255, STEP * Math.round((level & 255) / STEP));

/** Rounds each level of a color. */
const roundedColor = (color: number) =>
  (rounded(color) |
    (rounded(color >> 8) << 8) |
    (rounded(color >> 16) << 16) |
    (rounded(color >> 24) << 24)) >>>
  0;

/** The colors of a simplified picture that are not rounded. */
export function keptColors({ colors }: Pixels): Set<number> {
  return new Set([...new Set(colors)].filter((color) => color !== roundedColor(color)));
}

function frequentColors({ width, height, colors }: Pixels): Set<number> {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const least = FREQUENT * width * height;
  return new Set([...counts].filter(([, count]) => count > least).map(([color]) => color));
}

/**
 * Simplifies a picture. The same pixel always becomes the same one, so a difference of one pixel
 * stays one.
 * @param kept the colors that are not rounded, by default the frequent ones
 */
export function simplified(picture: Pixels, kept = frequentColors(picture)): Pixels {
  const simpler = (color: number) => (kept.has(color) ? color : roundedColor(color));
  return { ...picture, colors: picture.colors.map(simpler) };
}

/** Returns a PNG without opacity. */
export function pngOf(picture: Pixels): Promise<Buffer> {
  const { width, height } = picture;
  // A palette has room for 256 colors.
  const palette = new Set(picture.colors).size <= 256;
  const image = sharp(bytesOf(picture), { raw: { width, height, channels: 4 } });
  return image.removeAlpha().png({ palette, dither: 0 }).toBuffer();
}

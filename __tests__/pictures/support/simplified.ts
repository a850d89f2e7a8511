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

// A picture has millions of pixels. Most have the color of the one before, so each loop looks into
// a set only where the color changes. `for … of` and `map` take three times as long.

function differentColors({ colors }: Pixels): Set<number> {
  const different = new Set(colors.subarray(0, 1));
  for (let at = 1; at < colors.length; at += 1) {
    const color = colors[at] as number;
    if (color !== colors[at - 1]) different.add(color);
  }
  return different;
}

/** The colors of a simplified picture that are not rounded. */
export function keptColors(picture: Pixels): Set<number> {
  const colors = [...differentColors(picture)];
  return new Set(colors.filter((color) => color !== roundedColor(color)));
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
  const colors = new Uint32Array(picture.colors.length);
  let simpler = 0;
  for (let at = 0; at < colors.length; at += 1) {
    const color = picture.colors[at] as number;
    const isNew = at === 0 || color !== picture.colors[at - 1];
    if (isNew) simpler = kept.has(color) ? color : roundedColor(color);
    colors[at] = simpler;
  }
  return { ...picture, colors };
}

/** Returns a PNG without opacity. */
export function pngOf(picture: Pixels): Promise<Buffer> {
  const { width, height } = picture;
  // A palette has room for 256 colors.
  const palette = differentColors(picture).size <= 256;
  const image = sharp(bytesOf(picture), { raw: { width, height, channels: 4 } });
  return image.removeAlpha().png({ palette, dither: 0 }).toBuffer();
}

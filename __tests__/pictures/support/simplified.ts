import sharp from 'sharp';

// All pictures together would have 20 MB, so stored and compared ones are simplified: the frequent
// colors of a picture, which are those of areas and letters, stay, and others are rounded, most of
// which are at the edges of letters.

/** Levels from 0 to 255 are rounded to multiples of this. */
const STEP = 32;

/** The share of a picture that a frequent color has. */
const FREQUENT = 1 / 5000;

const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

/** The colors of a picture, one number for each pixel. */
function* colorsOf({ data }: Pixels): Generator<number> {
  for (let index = 0; index < data.length; index += 3) yield data.readUIntBE(index, 3);
}

const rounded = (level: number) => Math.min(255, STEP * Math.round(level / STEP));
const roundedColor = (color: number) =>
  rounded(color >> 16) * 0x10000 + rounded((color >> 8) & 255) * 0x100 + rounded(color & 255);

/** The colors of a simplified picture that are not rounded. */
export async function keptColors(picture: Buffer): Promise<Set<number>> {
  const colors = new Set(colorsOf(await pixelsOf(picture)));
  return new Set([...colors].filter((color) => color !== roundedColor(color)));
}

function frequentColors(pixels: Pixels): Set<number> {
  const counts = new Map<number, number>();
  for (const color of colorsOf(pixels)) counts.set(color, (counts.get(color) ?? 0) + 1);
  const least = FREQUENT * pixels.info.width * pixels.info.height;
  return new Set([...counts].filter(([, count]) => count > least).map(([color]) => color));
}

/**
 * Simplifies a picture. The same pixel always becomes the same one, so a difference of one pixel
 * stays one.
 * @param kept the colors that are not rounded, by default the frequent ones
 * @returns a PNG
 */
export async function simplified(picture: Buffer, kept?: Set<number>): Promise<Buffer> {
  const pixels = await pixelsOf(picture);
  const exact = kept ?? frequentColors(pixels);
  const colors = new Set<number>();
  const data = Buffer.alloc(pixels.data.length);
  let index = 0;
  for (const each of colorsOf(pixels)) {
    const color = exact.has(each) ? each : roundedColor(each);
    colors.add(color);
    index = data.writeUIntBE(color, index, 3);
  }
  // A palette has room for 256 colors.
  return sharp(data, { raw: pixels.info })
    .png({ palette: colors.size <= 256, dither: 0 })
    .toBuffer();
}

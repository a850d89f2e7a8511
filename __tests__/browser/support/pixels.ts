import sharp from 'sharp';

/** A picture with three bytes for each pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** A part of a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Reads the pixels of a screenshot or a file. */
export async function pixelsOf(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/**
 * Counts the pixels of a box that fulfill a condition; `at` is the index of a pixel's first byte.
 */
export function countPixels(
  { width, height, data }: Pixels,
  matches: (data: Buffer, at: number) => boolean,
  box: Box = { left: 0, top: 0, width, height },
): number {
  const right = Math.min(width, Math.ceil(box.left + box.width));
  const bottom = Math.min(height, Math.ceil(box.top + box.height));
  let count = 0;
  for (let y = Math.max(0, Math.floor(box.top)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(box.left)); x < right; x += 1) {
      if (matches(data, 3 * (y * width + x))) count += 1;
    }
  }
  return count;
}

/** Counts the pixels of a box that differ between two pictures of the same size. */
export function changedPixels(one: Pixels, other: Pixels, box?: Box): number {
  const isChanged = (data: Buffer, at: number) =>
    [at, at + 1, at + 2].some(
      (index) => Math.abs((data[index] ?? 0) - (other.data[index] ?? 0)) > 4,
    );
  return countPixels(one, isChanged, box);
}

import sharp from 'sharp';
import type { PictureUse } from '../content/public-files';
import { decodeOriginal, type Original } from './original';

/**
 * The widths to make, in pixels; the last one, or the original's own if smaller, is the largest.
 * Phones are 360 to 430 wide, so 720 and 1080 suit screens of two and three pixels to one. Logos
 * stand in a square of 48 or 56.
 */
const WIDTHS: Record<PictureUse, readonly number[]> = {
  picture: [320, 480, 720, 1080, 1600],
  logo: [64, 128, 192],
};
/** WebP ends at 16383 pixels; half of that keeps a screenshot of a whole page decodable on phones. */
const TALLEST = 8000;
/** Browsers without AVIF and WebP (before 2020) get this one width. */
const FALLBACK_WIDTH = 1080;

/**
 * How each format is written. Full chroma (4:4:4) and WebP's sharp subsampling keep coloured text
 * in screenshots crisp for 3 % more bytes. AVIF effort 3 takes a third of the time of sharp's
 * default 4 and gives files 5 % larger.
 */
const settings = {
  avif: { quality: 55, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 78, effort: 4, smartSubsample: true },
  jpeg: { quality: 78, mozjpeg: true },
  png: { palette: true, quality: 90, effort: 7 },
} as const;

/** Everything besides the original's bytes that the result depends on. */
export const encoderStamp = (use: PictureUse): string =>
  JSON.stringify([
    3, // Raise when this file changes what it makes in a way the settings do not show.
    WIDTHS[use],
    TALLEST,
    FALLBACK_WIDTH,
    settings,
    sharp.versions,
  ]);

export type Format = keyof typeof settings;

export interface EncodedFile {
  format: Format;
  width: number;
  height: number;
  data: Buffer;
}

export interface Encoded {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** Average colour, as '#fda'; null when something shines through the picture. */
  color: string | null;
  files: EncodedFile[];
  fallback: EncodedFile;
}

// One thread per file, so that the bytes do not depend on the machine. Node works on four files at
// a time, which keeps the processors busy.
sharp.concurrency(1);

/** The widths made of an original of this size, ascending; never larger than the original. */
function widthsFor({ width, height }: Original, use: PictureUse): number[] {
  const widest = WIDTHS[use].at(-1) ?? width;
  const largest = Math.max(1, Math.min(width, widest, Math.floor((TALLEST * width) / height)));
  // A step just below the largest would cost bytes in every page and save none.
  return [...WIDTHS[use].filter((step) => step < largest * 0.9), largest];
}

/**
 * Makes all files of a raster original: turned upright, in sRGB, without metadata (a photo's
 * may say where its owner lives), never enlarged.
 * @throws PictureError if the original is damaged
 */
export async function encode(original: Original, use: PictureUse = 'picture'): Promise<Encoded> {
  const widths = widthsFor(original, use);
  const { data, info } = await decodeOriginal(original, widths.at(-1) ?? original.width);
  const pixels = () => sharp(data, { raw: info });

  const [stats, average] = await Promise.all([
    pixels().stats(),
    pixels().removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer(),
  ]);

  // An alpha channel that hides nothing (of a screenshot, a GIF) would be encoded all the same.
  const shown = () => (stats.isOpaque ? pixels().removeAlpha() : pixels());
  const write = async (format: Format, width: number): Promise<EncodedFile> => {
    const image = shown().resize({ width }).toFormat(format, settings[format]);
    const result = await image.toBuffer({ resolveWithObject: true });
    return { format, width, height: result.info.height, data: result.data };
  };

  const fallbackWidth = widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0];
  const [fallback, ...files] = await Promise.all([
    write(stats.isOpaque ? 'jpeg' : 'png', fallbackWidth ?? info.width),
    // Widest first: they take longest, and the small ones fill the gaps.
    ...widths.toReversed().flatMap((width) => [write('avif', width), write('webp', width)]),
  ]);
  return {
    width: info.width,
    height: info.height,
    color: stats.isOpaque ? shortHex(average) : null,
    files,
    fallback,
  };
}

/** Four bits a channel: nobody sees the difference in a placeholder, and pictures share classes. */
function shortHex(rgb: Uint8Array): string {
  return `#${[...rgb.subarray(0, 3)].map((value) => Math.round(value / 17).toString(16)).join('')}`;
}

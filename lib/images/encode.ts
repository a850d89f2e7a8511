import sharp from 'sharp';
import { hashedFolder } from '../hosting/headers';
import type { PictureUse } from '../public-files';
import { decodeOriginal, type Original } from './original';

/**
 * Where made pictures stand in the site: beside what Next makes, where no file of the owner's can be
 * and where hosts let caches keep everything.
 */
export const picturesFolder = `${hashedFolder}pictures/`;

/**
 * The widths to make, in pixels; the first one, or the original's own if smaller, is the largest.
 * Phones are 360 to 430 wide, so 720 and 1080 suit screens of two and three pixels to one. Logos
 * stand in a square of 48 or 56.
 */
const WIDTHS: Record<PictureUse, readonly [number, ...number[]]> = {
  picture: [1600, 1080, 720, 480, 320],
  logo: [192, 128, 64],
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
    5, // Raise when this file changes what it makes in a way the settings do not show.
    WIDTHS[use],
    TALLEST,
    FALLBACK_WIDTH,
    settings,
    sharp.versions,
  ]);

export interface PictureFile {
  /** Address without base path, percent-encoded: '/_next/static/pictures/arkha-1a2b3c4d-720.avif'. */
  path: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** What a `<picture>` needs to know. */
export interface PreparedPicture {
  /** Of the largest file, in pixels; the ratio is the original's. */
  width: number;
  height: number;
  /** Average colour in the form '#fda'; null for drawings and pictures with transparent parts. */
  color: string | null;
  /** Best format first; each with its files from narrow to wide. Empty for drawings. */
  sources: { type: string; srcSet: PictureFile[] }[];
  /** For browsers that know none of the sources: JPEG, PNG if transparent, or the SVG itself. */
  fallback: PictureFile & { type: string };
}

// One thread per file, so that the bytes do not depend on the machine. Node works on four files at
// a time, which keeps the processors busy.
sharp.concurrency(1);

/** The widths made of an original of this size, descending; never larger than the original. */
function widthsFor({ width, height }: Original, use: PictureUse): number[] {
  const widest = Math.min(width, WIDTHS[use][0], Math.floor((TALLEST * width) / height));
  const largest = Math.max(1, widest);
  // A step just below the largest would cost bytes in every page and save none.
  return [largest, ...WIDTHS[use].filter((step) => step < largest * 0.9)];
}

/**
 * Makes all files of a raster original: turned upright, in sRGB, without metadata (a photo's
 * may say where its owner lives), never enlarged.
 * @param key with which the files' names begin
 * @returns the picture, and its files' bytes by their names
 * @throws PictureError if the original is damaged
 */
export async function encode(original: Original, use: PictureUse, key: string) {
  const widths = widthsFor(original, use);
  const { data, info } = await decodeOriginal(original, widths[0] ?? original.width);
  const pixels = () => sharp(data, { raw: info });
  const { isOpaque, channels } = await pixels().stats();

  const files = new Map<string, Buffer>();
  const write = async (format: keyof typeof settings, width: number): Promise<PictureFile> => {
    // An alpha channel that hides nothing (of a screenshot, a GIF) would be encoded all the same.
    const shown = isOpaque ? pixels().removeAlpha() : pixels();
    const image = shown.resize({ width }).toFormat(format, settings[format]);
    const result = await image.toBuffer({ resolveWithObject: true });
    const name = `${key}-${width}.${format}`;
    files.set(name, result.data);
    return { path: `${picturesFolder}${name}`, width, height: result.info.height };
  };
  /** Widest first: they take longest, and the small ones fill the gaps. */
  const source = async (format: 'avif' | 'webp') => {
    const srcSet = await Promise.all(widths.map((width) => write(format, width)));
    return { type: `image/${format}`, srcSet: srcSet.reverse() };
  };

  const fallbackFormat = isOpaque ? 'jpeg' : 'png';
  const fallbackWidth = widths.find((width) => width <= FALLBACK_WIDTH) ?? info.width;
  const [fallback, ...sources] = await Promise.all([
    write(fallbackFormat, fallbackWidth),
    source('avif'),
    source('webp'),
  ]);
  const picture: PreparedPicture = {
    width: info.width,
    height: info.height,
    color: isOpaque ? shortHex(channels.slice(0, 3).map(({ mean }) => mean)) : null,
    sources,
    fallback: { ...fallback, type: `image/${fallbackFormat}` },
  };
  return { picture, files };
}

/** Four bits a channel: nobody sees the difference in a placeholder, and pictures share classes. */
const shortHex = (rgb: readonly number[]) =>
  `#${rgb.map((value) => Math.round(value / 17).toString(16)).join('')}`;

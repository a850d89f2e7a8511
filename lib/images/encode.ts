import path from 'node:path';
import sharp from 'sharp';
import { hashedFolder } from '../hosting/headers';
import { decodeLogo, type LogoPlate } from './logo';
import { decodeOriginal, type Original } from './original';
import type { Size } from './shape';

export type PictureUse = 'picture' | 'logo';

/** In the export. Caches keep the files of this folder forever. */
export const picturesFolder = `${hashedFolder}pictures/`;

/**
 * Widths in pixels. Phones are 360 to 430 CSS pixels wide, so 720 and 1080 suit screens of double
 * and triple density; 480 is for small cards on wide screens, and the portrait on phones. Logos are
 * shown in a square of 24 to 56 CSS pixels.
 */
const WIDTHS: Record<PictureUse, readonly [number, ...number[]]> = {
  picture: [1600, 1080, 720, 480],
  logo: [192, 128, 64],
};
/** Phones cannot decode much taller pictures. */
const TALLEST = 8000;
/** For browsers without AVIF, like Edge before 121. */
const FALLBACK_WIDTH = 1080;

/**
 * Full chroma (4:4:4) keeps colored text in screenshots crisp for 3 % more bytes. AVIF effort 3
 * takes a third of the time of 4, for files 5 % larger. The largest paint waits for the portrait,
 * so the quality is 50.
 */
const settings = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:4:4' },
  jpeg: { quality: 78, mozjpeg: true },
  png: { palette: true, quality: 90, effort: 7 },
} as const;

/** The formats of the files, which are also their endings. */
export const pictureFormats = Object.keys(settings) as (keyof typeof settings)[];

/**
 * Increase it when you change how this file encodes, and no value of `encoderStamp` differs. The
 * cache would keep the old pictures.
 */
const ENCODER_VERSION = 12;

/** A part of the cache key. If it stays the same, the cache keeps the pictures that it has. */
export const encoderStamp = JSON.stringify([
  ENCODER_VERSION,
  WIDTHS,
  TALLEST,
  FALLBACK_WIDTH,
  settings,
  sharp.versions,
]);

export interface PictureFile {
  /** Without base path, percent-encoded: '/_next/static/pictures/arkha-1a2b3c-720.avif'. */
  path: string;
  width: number;
}

export interface PreparedPicture {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** Average color in the form '#fda'; null for drawings, logos and transparent pictures. */
  color: string | null;
  /** Average colors of the upper, middle and lower third, if there is a `color`. */
  bands: readonly string[];
  /** The AVIF files, from narrow to wide. Empty for drawings. */
  avif: PictureFile[];
  /** The path for browsers without AVIF: JPEG, PNG if transparent, or the SVG itself. */
  fallback: string;
  /** Of a logo only. */
  plate?: LogoPlate;
}

// One thread of libvips per file makes the bytes reproducible. Node's thread pool still encodes
// four files in parallel.
sharp.concurrency(1);

/** From wide to narrow, none larger than the original. */
function widthsFor({ width, height }: Size, use: PictureUse): number[] {
  const widest = Math.min(width, WIDTHS[use][0], Math.floor((TALLEST * width) / height));
  const largest = Math.max(1, widest);
  // A width just below the largest saves nothing.
  return [largest, ...WIDTHS[use].filter((step) => step < largest * 0.9)];
}

/** The pixels of an original, as wide as they are needed, and the plate of a logo. */
async function decode(original: Original, use: PictureUse) {
  if (use === 'logo') return decodeLogo(original);
  const [widest = original.width] = widthsFor(original, use);
  return { ...(await decodeOriginal(original, widest)), plate: undefined };
}

/**
 * Writes all files of an original: upright, in sRGB, and without metadata, which may contain where
 * a photo was taken. Logos have no margins.
 * @param file path of the files up to the width: '.next/cache/pictures/arkha-1a2b3c'
 * @throws PictureError if the original is damaged
 */
export async function encode(
  original: Original,
  use: PictureUse,
  file: string,
): Promise<PreparedPicture> {
  const { data, info, plate } = await decode(original, use);
  const widths = widthsFor(info, use);
  const pixels = () => sharp(data, { raw: info });
  const { isOpaque, channels } = await pixels().stats();

  const write = async (format: keyof typeof settings, width: number): Promise<PictureFile> => {
    // Screenshots often have an alpha channel that they do not use; it would cost bytes.
    const visible = isOpaque ? pixels().removeAlpha() : pixels();
    const image = visible.resize({ width }).toFormat(format, settings[format]);
    await image.toFile(`${file}-${width}.${format}`);
    return { path: `${picturesFolder}${path.basename(file)}-${width}.${format}`, width };
  };

  const [largest = info.width] = widths;
  const fallbackWidth = Math.min(largest, FALLBACK_WIDTH);
  const [fallback, ...avif] = await Promise.all([
    write(isOpaque ? 'jpeg' : 'png', fallbackWidth),
    // The widest takes longest, so it starts first.
    ...widths.map((width) => write('avif', width)),
  ]);
  // A logo does not fill its box.
  const hasColor = isOpaque && use !== 'logo';
  const thirds = pixels().removeAlpha().resize(1, 3, { fit: 'fill' });
  return {
    width: largest,
    height: Math.max(1, Math.round((info.height * largest) / info.width)),
    color: hasColor ? shortHex(channels.slice(0, 3).map(({ mean }) => mean)) : null,
    bands: hasColor ? colorsOf(await thirds.raw().toBuffer()) : [],
    avif: avif.reverse(),
    fallback: fallback.path,
    plate,
  };
}

const colorsOf = (pixels: Buffer) =>
  Array.from({ length: pixels.length / 3 }, (_, index) =>
    shortHex([...pixels.subarray(3 * index, 3 * index + 3)]),
  );

/** '#fda': four bits per channel suffice for a placeholder. */
const shortHex = (rgb: readonly number[]) =>
  `#${rgb.map((value) => Math.round(value / 17).toString(16)).join('')}`;

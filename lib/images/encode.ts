import path from 'node:path';
import { hashedFolder } from '../files/generated-names';
import { decodeLogo, plateOf } from './logo';
import { decodeOriginal, type Original, type Size } from './original';
import sharp from './sharp';

export type PictureUse = 'picture' | 'logo';

/** The folder of the images in the export. Caches keep its files forever. */
export const imagesFolder = `${hashedFolder}images/`;

/**
 * Widths in pixels: 720 and 1080 are for phones of double and triple density, and 480 is for small
 * cards and the portrait on phones. Logos are shown in a square of at most 72 CSS pixels.
 */
const widths: Record<PictureUse, readonly [number, ...number[]]> = {
  picture: [1600, 1080, 720, 480],
  logo: [192, 128, 64],
};
/** The largest height in pixels. Phones cannot decode much taller pictures. */
const MAX_HEIGHT = 8000;
/** A file that is nearly as wide as the widest one would only cost space. */
const MAX_NARROWER_SHARE = 0.9;
/** The largest width for browsers without AVIF, like Edge before 121. */
const FALLBACK_WIDTH = 1080;

/**
 * Full chroma (4:4:4) keeps colored text crisp, and costs 3 % more bytes. Effort 3 of AVIF takes a
 * third of the time of effort 4, and costs 5 % more bytes. AVIF has a low quality, so that the
 * portrait, which is usually the page's largest contentful paint, loads fast. Few
 * browsers load JPEG or PNG, whose values are near the defaults of sharp.
 */
const settings = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:4:4' },
  jpeg: { quality: 78, mozjpeg: true },
  png: { palette: true, quality: 90 },
} as const;

export interface ImageFile {
  /** Percent-encoded, without base path: '/_next/static/images/arkha-1a2b3c-720.avif'. */
  path: string;
  width: number;
}

/** An original with its files. An SVG that is used unchanged has no AVIF, and is not opaque. */
export type PreparedImage = Awaited<ReturnType<typeof encode>>;

const largestWidth = ({ width, height }: Size, use: PictureUse): number =>
  Math.max(1, Math.min(width, widths[use][0], Math.floor((MAX_HEIGHT * width) / height)));

async function decode(original: Original, use: PictureUse) {
  if (use === 'logo') return decodeLogo(original);
  const pixels = await decodeOriginal(original, largestWidth(original, use));
  return { ...pixels, plate: await plateOf(sharp(pixels.data, { raw: pixels.info })) };
}

/**
 * Writes all files of an original: upright, in sRGB, without margins of logos, and without
 * metadata, which may contain where a photo was taken.
 * @param file the beginning of all paths, before "-720.avif":
 *   '.next/cache/prepared-images/arkha-1a2b3c'
 */
export async function encode(original: Original, use: PictureUse, file: string) {
  const { data, info, plate } = await decode(original, use);
  const pixels = () => sharp(data, { raw: info });
  const { isOpaque } = await pixels().stats();

  const write = async (format: keyof typeof settings, width: number): Promise<ImageFile> => {
    // Screenshots often have an alpha channel that they do not use, and that would cost bytes.
    const visible = isOpaque ? pixels().removeAlpha() : pixels();
    const image = visible.resize({ width }).toFormat(format, settings[format]);
    await image.toFile(`${file}-${width}.${format}`);
    return { path: `${imagesFolder}${path.basename(file)}-${width}.${format}`, width };
  };

  const largest = largestWidth(info, use);
  const narrower = widths[use].filter((width) => width < largest * MAX_NARROWER_SHARE);
  // The widest AVIF takes longest, so it starts before the narrower ones.
  const [fallback, ...avif] = await Promise.all([
    write(isOpaque ? 'jpeg' : 'png', Math.min(largest, FALLBACK_WIDTH)),
    ...[largest, ...narrower].map((width) => write('avif', width)),
  ]);
  return {
    // Those of the largest file, in pixels.
    width: largest,
    height: Math.max(1, Math.round((info.height * largest) / info.width)),
    /** Whether nothing shows through the picture. */
    isOpaque,
    /** From narrow to wide. */
    avif: avif.toReversed(),
    /** The path for browsers without AVIF: JPEG, PNG if transparent, or the SVG itself. */
    fallback: fallback.path,
    plate,
    /** The page shows the first frame. */
    isAnimated: original.isAnimated,
  };
}

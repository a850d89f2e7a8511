import type { Sharp } from 'sharp';
import { hashedFolder } from '../files/generated-names';
import { darkestLightPlate, decodeLogo, plateOf } from './logo';
import { decodeOriginal, type Original } from './original';
import { type ImageUse, logoWidth, type PreparedImage, type Size } from './prepared-image';
import sharp from './sharp';

/** The folder of the images in the export. Caches keep its files forever. */
export const imagesFolder = `${hashedFolder}images/`;

/**
 * Widths in pixels: 720 and 1080 are for phones of double and triple density, and 480 is for small
 * cards and the portrait on phones.
 */
const pictureWidths = [1600, 1080, 720, 480];
/** The largest height in pixels. Phones cannot decode much taller pictures. */
const MAX_HEIGHT = 8000;
/** A file that is nearly as wide as the widest one would only cost space. */
const MAX_NARROWER_SHARE = 0.9;
/** The largest width for browsers without AVIF, like Edge before 121. */
const FALLBACK_WIDTH = 1080;
/** An SVG is decoded at this width, to see what is in it. */
const DECODED_WIDTH = 512;
/** A picture with fewer pixels in a row would be blurred if it filled a frame. */
const MIN_FRAME_WIDTH = 600;
/** The longer side of an icon, in pixels. Icons of apps are larger if they are transparent. */
const maxIconSizes = { opaque: 256, transparent: 512 };

/**
 * Full chroma (4:4:4) keeps colored text crisp, and costs 3 % more bytes. Effort 3 of AVIF takes a
 * third of the time of effort 4, and costs 5 % more bytes. AVIF has a low quality, so that the
 * portrait, which is usually the page's largest contentful paint, loads fast. In a small picture it
 * would smear eyes and teeth. Few browsers load JPEG or PNG, whose values are near the defaults of
 * sharp.
 */
const formats = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:4:4' },
  jpeg: { quality: 78, mozjpeg: true },
  png: { palette: true, quality: 90 },
} as const;
const smallAvif = { ...formats.avif, quality: 70 };

/**
 * A change of these makes all files again. After a change of another number or of code that changes
 * the files, raise `VERSION` of `prepare-image.ts`.
 */
export const cacheSettings = {
  pictureWidths,
  MAX_HEIGHT,
  FALLBACK_WIDTH,
  formats,
  smallAvif,
  darkestLightPlate,
};

/** The widths of the files, from wide to narrow. Logos are for one to three times as many pixels. */
function widthsFor(use: ImageUse, { width, height }: Size): number[] {
  const wanted =
    use === 'picture'
      ? pictureWidths
      : [3, 2, 1].map((density) => Math.round(density * logoWidth(width / height)));
  const [widest = width] = wanted;
  const widthAtMaxHeight = Math.floor((MAX_HEIGHT * width) / height);
  const largest = Math.max(1, Math.min(width, widthAtMaxHeight, widest));
  return [largest, ...wanted.filter((each) => each < largest * MAX_NARROWER_SHARE)];
}

async function decode(original: Original, use: ImageUse) {
  if (use !== 'picture') return decodeLogo(original, use);
  const [width = 1] = original.isSvg ? [DECODED_WIDTH] : widthsFor(use, original);
  const pixels = await decodeOriginal(original, width);
  const plate = await plateOf(sharp(pixels.data, { raw: pixels.info }), use);
  return { ...pixels, hasMargins: false, plate };
}

export interface EncodedImage<Image = PreparedImage> {
  image: Image;
  /** What is in each of its files, by name: 'arkha-1a2b3c-720.avif'. */
  files: Record<string, Buffer>;
}

/**
 * Makes all files of an original: upright, in sRGB, without margins of logos, and without metadata,
 * which may contain where a photo was taken. An SVG is copied, unless it is a logo with margins.
 * @param name the beginning of all names of files: 'arkha-1a2b3c'
 */
export async function encode(
  original: Original,
  use: ImageUse,
  name: string,
): Promise<EncodedImage> {
  const { data, info, hasMargins, plate } = await decode(original, use);
  const pixels = () => sharp(data, { raw: info });
  const { isOpaque } = await pixels().stats();
  // The logos of skills stand in squares, where margins may stay.
  const isVector = original.isSvg && (use === 'skill logo' || !hasMargins);
  // Screenshots often have an alpha channel that they do not use, and that would cost bytes.
  const visible = () => (isOpaque ? pixels().removeAlpha() : pixels());
  const { image, files } = isVector
    ? copySvg(original, name)
    : await encodePixels(visible, info, widthsFor(use, info), isOpaque ? 'jpeg' : 'png', name);
  const facts = {
    isVector,
    isSmall: !isVector && image.width < MIN_FRAME_WIDTH,
    isIcon: isIcon(original, isOpaque),
    isOpaque,
    isAnimated: original.isAnimated,
    plate,
  };
  return { image: { ...image, ratio: info.width / info.height, ...facts }, files };
}

type MadeImage = EncodedImage<Pick<PreparedImage, 'width' | 'height' | 'avif' | 'fallback'>>;

function copySvg({ width, height, bytes }: Original, name: string): MadeImage {
  const file = `${name}.svg`;
  return {
    image: { width, height, avif: [], fallback: imagesFolder + file },
    files: { [file]: bytes },
  };
}

/** @param widths of the files, from wide to narrow */
async function encodePixels(
  pixels: () => Sharp,
  { width, height }: Size,
  widths: readonly number[],
  fallbackFormat: 'jpeg' | 'png',
  name: string,
): Promise<MadeImage> {
  const files: MadeImage['files'] = {};
  const [largest = 1] = widths;
  const write = async (format: keyof typeof formats, width: number) => {
    const setting = format === 'avif' && largest < MIN_FRAME_WIDTH ? smallAvif : formats[format];
    const file = `${name}-${width}.${format}`;
    files[file] = await pixels().resize({ width }).toFormat(format, setting).toBuffer();
    return { path: imagesFolder + file, width };
  };
  // The widest AVIF takes longest, so it starts before the narrower ones.
  const [fallback, ...avif] = await Promise.all([
    write(fallbackFormat, Math.min(largest, FALLBACK_WIDTH)),
    ...widths.map((each) => write('avif', each)),
  ]);
  return {
    image: {
      width: largest,
      height: Math.max(1, Math.round((height * largest) / width)),
      avif: avif.toReversed(),
      fallback: fallback.path,
    },
    files,
  };
}

const isIcon = ({ width, height }: Size, isOpaque: boolean): boolean =>
  Math.max(width, height) <= (isOpaque ? maxIconSizes.opaque : maxIconSizes.transparent);

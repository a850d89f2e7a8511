import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { hasSvgName } from '../addresses/urls';
import { findPublicFile } from '../files/public-files';

/**
 * A picture of the owner that cannot be used. The error has no stack: the development server would
 * show the code at the top of the stack, but the picture is wrong, not the code.
 */
export class PictureError extends Error {
  /** The rule that the picture breaks, for the owner, without the name of the file. */
  readonly rule: string;
  constructor(src: string, rule: string) {
    super(`public${src}: ${rule}`);
    this.name = 'PictureError';
    this.stack = this.message;
    this.rule = rule;
  }
}

/** The most pixels of a picture. Decoding a larger one takes gigabytes of memory. */
const MAX_PIXELS = 120_000_000;

const UNREADABLE =
  'is damaged or no picture; JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG can be read, but HEIC cannot';

/** Width and height of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A picture of the owner. Its size is that after the rotation that a camera recorded. */
export interface Original extends Size {
  src: string;
  bytes: Buffer;
  /** Whether the name ends in .svg. An SVG with another name is converted to pixels. */
  isSvg: boolean;
}

/** @throws PictureError if there is no such file in `public/`, or the file is no usable picture */
export async function readOriginal(src: string): Promise<Original> {
  const file = findPublicFile(src);
  if (file === undefined) throw new PictureError(src, 'no such file');
  return inspectOriginal(src, await readFile(file));
}

/**
 * Reads the header of a picture. Damage in the pixels is found later, by `decodeOriginal`.
 * @throws PictureError if the file is no picture, or none that can be used
 */
export async function inspectOriginal(src: string, bytes: Buffer): Promise<Original> {
  const refused = (rule: string) => new PictureError(src, rule);
  // In an async function, the error that `sharp()` itself throws for an empty file is caught, too.
  const readMetadata = async () => sharp(bytes, { limitInputPixels: false }).metadata();
  const metadata = await readMetadata().catch(() => {
    throw refused(UNREADABLE);
  });
  // The build publishes files named .svg unchanged, and a photo may contain where it was taken.
  if (hasSvgName(src) && metadata.format !== 'svg') {
    throw refused('is named .svg but is no SVG; give it the extension of its format');
  }
  // A GIF or WebP has a delay for each of its frames. The pages of a TIFF have none.
  if (metadata.delay !== undefined && metadata.delay.length > 1) {
    throw refused('is animated, but the page shows still pictures; save one frame as PNG or JPEG');
  }
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) {
    throw refused(`has more than ${MAX_PIXELS / 1_000_000} megapixels; save it smaller`);
  }
  return { src, bytes, isSvg: hasSvgName(src), width, height };
}

/**
 * Opens an original, upright. An SVG becomes `width` pixels wide, and a photo keeps its size.
 * Damage is found only when the pixels are read.
 */
export function openOriginal({ bytes, isSvg, width: ownWidth }: Original, width: number) {
  // At a density of 72, the pixels of an SVG are its own units.
  const density = isSvg ? Math.min(100_000, (72 * width) / ownWidth) : 72;
  // `error` rejects truncated files, but tolerates malformed metadata.
  const options = { density, failOn: 'error', limitInputPixels: MAX_PIXELS } as const;
  return sharp(bytes, options).autoOrient();
}

/**
 * The pixels of an original, upright and at most `width` wide. An SVG becomes exactly this wide.
 * @throws PictureError if the file is damaged
 */
export async function decodeOriginal(original: Original, width: number) {
  try {
    return await openOriginal(original, width)
      .resize({ width, withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new PictureError(original.src, UNREADABLE);
  }
}

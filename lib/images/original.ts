import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ContentError } from '../content-error';
import { findPublicFile } from '../public-files';

/** A picture that can't be used; `reason` is one plain sentence for the owner, without the name. */
export class PictureError extends ContentError {
  readonly reason: string;
  constructor(src: string, reason: string) {
    super(`public${src}: ${reason}`);
    this.name = 'PictureError';
    this.reason = reason;
  }
}

/** Beyond this a phone's panorama mode or a scan went wrong, and decoding takes gigabytes. */
const MAX_PIXELS = 120_000_000;

/** Every decode of an original: strict enough to notice half a file, lenient with odd metadata. */
const decodeOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const;

/** An original as it lies in `public/`. */
export interface Original {
  src: string;
  bytes: Buffer;
  /** An SVG that is published as it is; one with another ending becomes pixels. */
  isDrawing: boolean;
  /** In pixels, as seen: after the turn that a camera wrote down. */
  width: number;
  height: number;
}

/**
 * Reads an original and makes sure that something can be made of it.
 * @throws PictureError with one plain sentence
 */
export async function readOriginal(src: string, projectDir: string): Promise<Original> {
  const file = findPublicFile(src, projectDir);
  if (file === undefined) throw new PictureError(src, 'no such file');
  return originalOf(src, await readFile(file));
}

/**
 * Makes sure that something can be made of a file. Its content decides what it is, except that only
 * an SVG by its name is a drawing.
 * @throws PictureError with one plain sentence
 */
export async function originalOf(src: string, bytes: Buffer): Promise<Original> {
  const refused = (reason: string) => new PictureError(src, reason);
  if (bytes.length === 0) throw refused('is empty (0 bytes); save it again');
  // The brand that a phone's photo begins with (ISO 23008-12).
  if (/^ftyphe(ic|ix|im|is|vc|vx)/.test(bytes.toString('latin1', 4, 12))) {
    throw refused('is an HEIC photo, which most browsers cannot show; export it as JPEG or PNG');
  }
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable(src);
    });
  const isDrawing = metadata.format === 'svg' && /\.svg$/i.test(src);
  if ((metadata.pages ?? 1) > 1 && ['gif', 'webp', 'png'].includes(metadata.format ?? '')) {
    throw refused('is an animation, but pictures here stand still; save one frame of it as PNG');
  }
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) {
    throw refused(`has more than ${MAX_PIXELS / 1_000_000} megapixels; save it smaller`);
  }
  return { src, bytes, isDrawing, width, height };
}

/**
 * The pixels of a raster original, upright and at most `width` wide.
 * @throws PictureError if it is damaged
 */
export async function decodeOriginal(original: Original, width: number) {
  try {
    return await sharp(original.bytes, decodeOptions)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw unreadable(original.src);
  }
}

const unreadable = (src: string) =>
  new PictureError(
    src,
    'is damaged or no picture; JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG can be read',
  );

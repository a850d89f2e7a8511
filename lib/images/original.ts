import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { findPublicFile } from '../content/public-files';
import { PictureError } from './picture-error';

/** Beyond this a phone's panorama mode or a scan went wrong, and decoding takes gigabytes. */
const MAX_PIXELS = 120_000_000;

/** Every decode of an original: strict enough to notice half a file, lenient with odd metadata. */
const decodeOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const;

/** An original as it lies in `public/`. */
export interface Original {
  src: string;
  bytes: Buffer;
  isDrawing: boolean;
  /** In pixels, as seen: after the turn that a camera wrote down. */
  width: number;
  height: number;
}

/**
 * Reads an original and makes sure that something can be made of it. The file's content decides
 * what it is; its name matters only for an SVG, which is published as it is.
 * @throws PictureError with one plain sentence
 */
export async function readOriginal(src: string, projectDir: string): Promise<Original> {
  const bytes = await readBytes(src, projectDir);
  if (bytes.length === 0) throw new PictureError(src, 'is empty (0 bytes); save it again');
  if (isHeic(bytes)) {
    throw new PictureError(
      src,
      'is an HEIC photo, which most browsers cannot show; export it as JPEG or PNG',
    );
  }
  const metadata = await readMetadata(src, bytes);
  const isDrawing = metadata.format === 'svg';
  if (isDrawing && path.extname(src).toLowerCase() !== '.svg') {
    throw new PictureError(src, 'is an SVG drawing; rename it so that its name ends in .svg');
  }
  if ((metadata.pages ?? 1) > 1 && ['gif', 'webp', 'png'].includes(metadata.format ?? '')) {
    throw new PictureError(
      src,
      'is an animation, but pictures here stand still; save one frame of it as PNG',
    );
  }
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) throw tooLarge(src);
  return { src, bytes, isDrawing, width, height };
}

async function readBytes(src: string, projectDir: string): Promise<Buffer> {
  const { file, nearest } = findPublicFile(src, projectDir);
  if (file === undefined) {
    const hint = nearest ? `; the file is called "${nearest}", and letter case counts` : '';
    throw new PictureError(src, `no such file${hint}`);
  }
  try {
    return await readFile(file);
  } catch {
    throw new PictureError(src, 'cannot be read; check who may read the file');
  }
}

/** A phone's HEIC: ISO base media whose brands name HEVC and not AV1, which AVIF files name. */
function isHeic(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256));
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) && !/avi[fs]/.test(brands);
}

async function readMetadata(src: string, bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, decodeOptions).metadata();
  } catch (error) {
    throw unreadable(src, error);
  }
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
  } catch (error) {
    throw unreadable(original.src, error);
  }
}

/** Says in one sentence why an original could not be decoded. */
function unreadable(src: string, error: unknown): PictureError {
  if (error instanceof PictureError) return error;
  if (/pixel limit|too large/i.test(String(error))) return tooLarge(src);
  return new PictureError(
    src,
    'is damaged or no picture; JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG can be read',
  );
}

function tooLarge(src: string): PictureError {
  const limit = MAX_PIXELS / 1_000_000;
  return new PictureError(src, `has more than ${limit} megapixels; save it smaller`);
}

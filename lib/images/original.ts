import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { hasSvgName } from '../addresses/urls';
import { iconNameIn } from '../content/schema-fields';
import { findPictureFile } from '../files/owners-files';
import { logoFile } from './icon-files';
import { COAST_SHARE, faceOf } from './portrait';
import type { Size } from './prepared-image';
import { sharp } from './sharp';

export class PictureError extends Error {
  constructor(src: string, fault: string) {
    super(`content/pictures/${src} ${fault}`);
  }
}

const svgNamespace = 'http://www.w3.org/2000/svg';

const unreadable =
  'is damaged, too large, or no picture that the build can read; save it again as JPEG, PNG or SVG';

/** A picture of the owner. Its size is that after the rotation that a camera recorded. */
export type Original = Awaited<ReturnType<typeof inspectOriginal>>;

/** @param src the path in `content/pictures/`, or 'icon:react' for the logo of a technology */
export async function readOriginal(src: string): Promise<Original> {
  const icon = iconNameIn(src);
  if (icon !== undefined) return inspectOriginal(`${icon}.svg`, Buffer.from(logoFile(icon)));
  const file = findPictureFile(src);
  if (file === undefined) throw new PictureError(src, 'does not exist');
  return inspectOriginal(src, await readFile(file));
}

/** Reads the header of a picture. Damage in the pixels is found later, by `decodeOriginal`. */
async function inspectOriginal(src: string, bytes: Buffer) {
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes).metadata();
  } catch {
    throw new PictureError(src, unreadable);
  }
  /** An SVG whose name does not end in .svg is converted to pixels. */
  const isSvg = hasSvgName(src);
  // The build publishes SVGs unchanged, and a photo may contain where it was taken.
  if (isSvg && metadata.format !== 'svg') {
    throw new PictureError(src, 'is named .svg, but is no SVG; give it its own extension');
  }
  // Browsers need it in a file, but not in a page, from which such an SVG may be copied.
  if (isSvg && !bytes.includes(svgNamespace)) {
    throw new PictureError(src, `is shown by no browser; write <svg xmlns="${svgNamespace}" …`);
  }
  return { src, bytes, ...metadata.autoOrient, isSvg };
}

const openOriginal = ({ bytes, isSvg }: Original) =>
  // `error` rejects truncated files, but tolerates malformed metadata. An SVG may have any size,
  // because sharp draws it in the size to which it is resized.
  sharp(bytes, { failOn: 'error', limitInputPixels: !isSvg }).autoOrient();

/** The largest height of images, in pixels. Phones cannot decode much taller ones. */
const MAX_HEIGHT = 8000;

/** The pixels of an original, upright and at most `width` wide; an SVG is that wide if possible. */
export async function decodeOriginal(original: Original, wantedWidth: number) {
  const widthAtMaxHeight = Math.floor((MAX_HEIGHT * original.width) / original.height);
  const width = Math.max(1, Math.min(wantedWidth, widthAtMaxHeight));
  try {
    return await openOriginal(original)
      .resize({ width, withoutEnlargement: !original.isSvg })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new PictureError(original.src, unreadable);
  }
}

/**
 * Cuts a portrait to a size, as a PNG. The face comes to the middle of what is seen beside land at
 * the left, if the portrait reaches so far.
 */
export async function croppedPortrait(
  { src, focus }: { src: string; focus?: string },
  size: Size,
): Promise<Buffer> {
  const original = await readOriginal(src);
  const ratio = original.width / original.height;
  const width = Math.max(size.width, Math.round(size.height * ratio));
  const height = Math.max(size.height, Math.round(size.width / ratio));
  const face = faceOf(focus, ratio);
  const left = startOfCut(width, face.x, size.width, (1 + COAST_SHARE) / 2);
  const top = startOfCut(height, face.y, size.height, 0.5);
  return openOriginal(original)
    .resize({ width, height, fit: 'fill' })
    .extract({ left, top, ...size })
    .png()
    .toBuffer();
}

/** The pixel at which a cut begins. Faces are shares of the lengths: 0.5 is the middle. */
function startOfCut(whole: number, faceInWhole: number, cut: number, faceInCut: number): number {
  const start = faceInWhole * whole - faceInCut * cut;
  // A cut that would begin or end outside of the portrait begins or ends at its edge.
  return Math.round(Math.min(Math.max(0, start), whole - cut));
}

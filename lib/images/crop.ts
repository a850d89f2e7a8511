import { openOriginal, readOriginal } from './original';
import { COAST_SHARE, faceOf } from './portrait';
import type { Size } from './prepared-image';

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
  // The size of the whole portrait, from which a part of `size` is cut.
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

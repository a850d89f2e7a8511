import { wcagContrast } from 'culori';
import type { Sharp } from 'sharp';
import type { ImageUse } from '../content/schema-fields';
import { darkestLightPlate, leastContrast } from '../design/palette';
import { decodeOriginal, type Original } from './original';
import type { Plate } from './prepared-image';
import sharp from './sharp';

/** The width of a decoded file, in pixels: large, because margins may fill most of the file. */
const DECODED_WIDTH = 512;

/** If a logo fills at least this share of its file, the margins are small, and may stay. */
const MIN_FILLED_SHARE = 0.9;

/** A picture of which at least this share is opaque needs no plate. A circle has less. */
const MIN_OPAQUE_SHARE = 0.9;

/** The least contrast of a skill's logo on the light plate. It may be as pale as yellow. */
const SKILL_LOGO_CONTRAST = 1.25;

/**
 * Decodes a logo without its transparent or white margins.
 * @returns the pixels, whether the margins were large (`hasMargins`), and the plate behind the logo
 */
export async function decodeLogo(original: Original, use: ImageUse) {
  const { data, info } = await decodeOriginal(original, DECODED_WIDTH);
  const whole = sharp(data, { raw: info });
  const { isOpaque } = await whole.stats();
  const background = isOpaque ? '#fff' : { r: 0, g: 0, b: 0, alpha: 0 };
  // sharp refuses to trim smaller pictures. The threshold allows for the noise of JPEG.
  const logo =
    info.width < 3 || info.height < 3
      ? { data, info }
      : await whole.trim({ background, threshold: 20 }).raw().toBuffer({ resolveWithObject: true });
  const share = (logo.info.width * logo.info.height) / (info.width * info.height);
  const hasMargins = share < MIN_FILLED_SHARE;
  // The light plate hides what is left of a white background (`Logo.styles.ts`).
  const isOnWhite = isOpaque && hasMargins;
  const plate = isOnWhite ? 'light' : await plateOf(sharp(logo.data, { raw: logo.info }), use);
  return { ...logo, hasMargins, plate };
}

/** The plate on which the average color of a picture is legible. */
export async function plateOf(picture: Sharp, use: ImageUse): Promise<Plate> {
  // sharp weights colors by their opacity when it scales a picture.
  const pixel = await picture.ensureAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const [r = 0, g = 0, b = 0, alpha = 0] = [...pixel].map((value) => value / 255);
  if (use !== 'skill logo' && alpha >= MIN_OPAQUE_SHARE) return 'none';
  const contrast = wcagContrast(darkestLightPlate, { mode: 'rgb', r, g, b });
  const least = use === 'skill logo' ? SKILL_LOGO_CONTRAST : leastContrast.edge;
  return contrast >= least ? 'light' : 'dark';
}

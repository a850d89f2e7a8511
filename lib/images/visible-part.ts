import { wcagContrast } from 'culori';
import type { OutputInfo } from 'sharp';
import type { ImageUse } from '../content/schema-fields';
import { leastContrast } from '../design/palette';
import type { Plate } from './prepared-image';
import { sharp } from './sharp';

/** What fills at least this share of its file has small margins, which an SVG keeps. */
const MIN_FILLED_SHARE = 0.9;

/** What is opaque to at least this share needs no plate. A disc, which fills 79 %, has one. */
const MIN_OPAQUE_SHARE = 0.9;

/** So little contrast is enough for a skill's logo on the light plate: yellow ones have it. */
const SKILL_LOGO_CONTRAST = 1.25;

/** About the color of the light plate, in both themes and with any hue. */
const lightPlate = '#f2eee6';

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Cuts off transparent margins, but not of portraits, and those of logos also if white. */
export async function visiblePart(pixels: Pixels, use: ImageUse) {
  const { isOpaque } = await sharp(pixels.data, { raw: pixels.info }).stats();
  const isWhole = use === 'portrait' || (use === 'picture' && isOpaque);
  const part = isWhole ? pixels : await withoutMargins(pixels, isOpaque);
  const share = (part.info.width * part.info.height) / (pixels.info.width * pixels.info.height);
  const hasMargins = share < MIN_FILLED_SHARE;
  // The light plate hides what is left of a white background (`Logo.tsx`).
  const plate: Plate = isOpaque && hasMargins ? 'light' : await plateOf(part, use);
  return { ...part, hasMargins, plate };
}

async function withoutMargins(pixels: Pixels, isOpaque: boolean): Promise<Pixels> {
  const { width, height } = pixels.info;
  // sharp refuses to trim smaller pictures.
  if (width < 3 || height < 3) return pixels;
  const background = isOpaque ? '#fff' : { r: 0, g: 0, b: 0, alpha: 0 };
  // The threshold allows for the noise of JPEG.
  const trimmed = sharp(pixels.data, { raw: pixels.info }).trim({ background, threshold: 20 });
  return trimmed.raw().toBuffer({ resolveWithObject: true });
}

/** The plate on which the average color of a logo or picture is legible. */
async function plateOf({ data, info }: Pixels, use: ImageUse): Promise<Plate> {
  // The average is the whole in one pixel. sharp weights colors by their opacity when it scales.
  const whole = sharp(data, { raw: info }).ensureAlpha();
  const pixel = await whole.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const [r = 0, g = 0, b = 0, opacity = 0] = [...pixel].map((value) => value / 255);
  const contrast = wcagContrast(lightPlate, { mode: 'rgb', r, g, b });
  // All logos of skills have a plate, so that they look alike.
  if (use === 'skill logo') return contrast >= SKILL_LOGO_CONTRAST ? 'light' : 'dark';
  if (opacity >= MIN_OPAQUE_SHARE) return 'none';
  return contrast >= leastContrast.edge ? 'light' : 'dark';
}

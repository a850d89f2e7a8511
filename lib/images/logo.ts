import { wcagContrast } from 'culori';
import { cache } from 'react';
import type { Sharp } from 'sharp';
import { defaultHues, leastContrast, palette } from '../design/palette';
import { logoSvg } from './icon-files';
import { decodeOriginal, type Original, type Size } from './original';
import sharp from './sharp';

/**
 * What is behind a logo, in both themes. Most logos are made for white paper and stand on the light
 * plate. Bright logos stand on the dark plate. A logo that covers its square needs no plate. The
 * same holds for transparent pictures.
 */
export type LogoPlate = 'light' | 'dark' | 'none';

/** A logo with a larger ratio of width to height is a word, too small to read in a square. */
const MAX_LOGO_RATIO = 2.4;

export const isWordMark = ({ width, height }: Size): boolean => width / height > MAX_LOGO_RATIO;

/** The width of a decoded file, in pixels: large, because margins may fill most of the file. */
const DECODED_WIDTH = 512;

/** If a logo fills at least this share of its file, the margins are small, and may stay. */
const MIN_FILLED_SHARE = 0.9;

/** A picture of which at least this share is opaque covers its frame. A circle has less. */
const MIN_OPAQUE_SHARE = 0.9;

/**
 * The darkest light plate that an owner can get. Paper of hue 340 gives it, in the dark theme.
 */
const darkestLightPlate = palette({ ...defaultHues, paper: 340 }, 'dark').plate;

/**
 * Decodes a logo without its transparent or white margins.
 * @returns the pixels, whether the margins were large (`hasMargins`), and the plate behind the logo
 */
export async function decodeLogo(original: Original) {
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
  const { width, height } = logo.info;
  const isSquare = Math.min(width / height, height / width) >= MIN_FILLED_SHARE;
  const plate = isOnWhite ? 'light' : await plateOf(sharp(logo.data, { raw: logo.info }), isSquare);
  return { ...logo, hasMargins, plate };
}

/**
 * The plate on which the average color of a picture is legible.
 * @param fillsFrame whether nothing of the plate would be around an opaque picture
 */
export async function plateOf(picture: Sharp, fillsFrame = true): Promise<LogoPlate> {
  // sharp weights colors by their opacity when it scales a picture.
  const pixel = await picture.ensureAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const [r = 0, g = 0, b = 0, alpha = 0] = [...pixel].map((value) => value / 255);
  if (fillsFrame && alpha >= MIN_OPAQUE_SHARE) return 'none';
  const contrast = wcagContrast(darkestLightPlate, { mode: 'rgb', r, g, b });
  return contrast >= leastContrast.edge ? 'light' : 'dark';
}

/** The plate behind a logo of devicon. Each rendering of a page asks once. */
export const deviconPlateOf = cache(
  (name: string): Promise<LogoPlate> => plateOf(sharp(Buffer.from(logoSvg(name)))),
);

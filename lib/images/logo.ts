import { wcagLuminance } from 'culori';
import sharp, { type Color, type OutputInfo, type Sharp } from 'sharp';
import { decodeOriginal, type Original } from './original';
import type { Size } from './shape';

// After a change here, increase `ENCODER_VERSION` in `encode.ts`.

/**
 * What is behind a logo. Most logos are made for white paper, so the light plate is light in both
 * themes; the dark one is for light logos. A logo that fills its square needs no plate.
 */
export type LogoPlate = 'light' | 'dark' | 'none';

/**
 * The largest ratio of width to height. A wider logo is a word, too small to read in a square.
 * `schema.ts` and `docs/make-it-yours.md` name this number, too.
 */
export const MAX_LOGO_RATIO = 2.4;

export const isWordMark = ({ width, height }: Size): boolean => width / height > MAX_LOGO_RATIO;

/** The width of a decoded file, in pixels. It is large, because the logo may be a small part. */
const DECODED_WIDTH = 512;

/** To be measured, a logo is scaled to this many pixels in each direction. */
const SAMPLES = 64;

/**
 * The luminance (WCAG, 0 to 1) of each plate. For the light plate it is that of the dark theme,
 * where the plate is darker, with the darkest hue.
 */
const plateLuminances = { light: 0.853, dark: 0.01 } as const;

/** The least contrast of graphics (WCAG 1.4.11). */
const LEGIBLE_CONTRAST = 3;
/** Up to this luminance, a color is legible on the light plate. */
export const LEGIBLE_LUMINANCE = (plateLuminances.light + 0.05) / LEGIBLE_CONTRAST - 0.05;
/** Below this contrast, graphics can hardly be seen. */
const VISIBLE_CONTRAST = 1.5;

/** If a logo fills at least this share of its file, its margins are small, and may stay. */
const SMALL_MARGINS = 0.9;

/** From this luminance on, a pixel looks white. */
const WHITE = 0.9;
/** If more than this share of the edge is white, an opaque logo has a white background. */
const WHITE_EDGE_SHARE = 1 / 4;
/** The ratios of width to height between which a logo counts as a square. */
const squareRatios = { min: 0.8, max: 1.25 } as const;
/** If more than this share of a logo is legible on the light plate, it gets that plate. */
const LEGIBLE_SHARE = 2 / 5;
/** If more than this share of the edge is visible, a logo has a background of its own. */
const FILLED_EDGE_SHARE = 1 / 3;

/**
 * Decodes a logo without its transparent and white margins.
 * @returns the pixels, whether the margins were large (`hasMargins`), and the plate behind the logo
 * @throws PictureError if it is damaged
 */
export async function decodeLogo(original: Original) {
  const { data, info } = await decodeOriginal(original, DECODED_WIDTH);
  const whole = sharp(data, { raw: info }).ensureAlpha();
  const trimmed = await trim(whole, { r: 0, g: 0, b: 0, alpha: 0 });
  const visible = sharp(trimmed.data, { raw: trimmed.info });
  const { isOpaque } = await visible.stats();
  const logo = isOpaque ? await trim(visible.removeAlpha(), '#fff') : trimmed;
  const share = (logo.info.width * logo.info.height) / (info.width * info.height);
  return { ...logo, hasMargins: share < SMALL_MARGINS, plate: await plateFor(logo, isOpaque) };
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Cuts off margins of a color. The threshold allows for the noise of JPEG. */
async function trim(image: Sharp, background: Color): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  // sharp refuses to trim smaller pictures.
  if (info.width < 3 || info.height < 3) return { data, info };
  return sharp(data, { raw: info })
    .trim({ background, threshold: 20 })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

interface Pixel {
  /** WCAG, from 0 to 1. */
  luminance: number;
  isVisible: boolean;
  /** The distance from the nearest edge, in pixels. */
  inset: number;
}

/**
 * Chooses the plate behind a logo: none if the logo fills its square, the light one if enough of
 * the logo is legible on it, and otherwise the plate on which more of the logo is visible.
 */
async function plateFor(logo: Pixels, isOpaque: boolean): Promise<LogoPlate> {
  const pixels = await samplePixels(logo);
  const edge = pixels.filter(({ inset }) => inset === 0);
  const isOnWhite =
    isOpaque && shareOf(edge, ({ luminance }) => luminance > WHITE) > WHITE_EDGE_SHARE;
  const ratio = logo.info.width / logo.info.height;
  const isSquare = ratio > squareRatios.min && ratio < squareRatios.max;
  if (isSquare && !isOnWhite && isFilled(pixels)) return 'none';
  // White parts get the color of the plate (`logoPlate` in `components/ui/mixins.ts`), so a white
  // background does not show. All other parts stay as legible as on white.
  if (isOpaque) return 'light';
  const visible = pixels.filter(({ isVisible }) => isVisible);
  const share = (plate: keyof typeof plateLuminances, minContrast: number) =>
    shareOf(visible, ({ luminance }) => contrast(luminance, plateLuminances[plate]) >= minContrast);
  if (share('light', LEGIBLE_CONTRAST) > LEGIBLE_SHARE) return 'light';
  return share('dark', VISIBLE_CONTRAST) >= share('light', VISIBLE_CONTRAST) ? 'dark' : 'light';
}

async function samplePixels({ data, info }: Pixels): Promise<Pixel[]> {
  const small = sharp(data, { raw: info }).ensureAlpha().resize(SAMPLES, SAMPLES, { fit: 'fill' });
  const bytes = await small.raw().toBuffer();
  return Array.from({ length: SAMPLES * SAMPLES }, (_, index) => {
    const [r = 0, g = 0, b = 0, alpha = 0] = bytes.subarray(4 * index, 4 * index + 4);
    const [x, y] = [index % SAMPLES, Math.floor(index / SAMPLES)];
    return {
      luminance: wcagLuminance({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }),
      isVisible: alpha > 127,
      inset: Math.min(x, y, SAMPLES - 1 - x, SAMPLES - 1 - y),
    };
  });
}

const shareOf = (pixels: readonly Pixel[], isCounted: (pixel: Pixel) => boolean) =>
  pixels.filter(isCounted).length / Math.max(1, pixels.length);

/**
 * Whether a logo has a background of its own that reaches all edges. Round corners are allowed:
 * they leave up to half of the edge transparent. A circle does not count: three quarters of its
 * edge are transparent. Holes are not allowed: on a black page, a transparent letter in a black
 * square would be invisible.
 */
function isFilled(pixels: readonly Pixel[]): boolean {
  const edge = pixels.filter(({ inset }) => inset === 0);
  const middle = pixels.filter(({ inset }) => inset > SAMPLES / 8);
  const isVisible = (pixel: Pixel) => pixel.isVisible;
  return shareOf(edge, isVisible) > FILLED_EDGE_SHARE && middle.every(isVisible);
}

/** The contrast of two luminances (WCAG): from 1 to 21. */
function contrast(one: number, other: number): number {
  const [darker = 0, lighter = 0] = [one, other].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

import { wcagContrast } from 'culori';
import type { ImageUse } from '../content/schema-fields';
import { leastContrast } from '../design/palette';
import { hashedFolder } from '../files/generated-names';
import { decodeOriginal, type Original } from './original';
import { logoWidth, type Plate, type PreparedImage, type Size } from './prepared-image';
import { sharp } from './sharp';

/** The folder of the images in the export. Browsers keep its files for a year. */
export const imagesFolder = `${hashedFolder}images/`;

const MAX_WIDTH = 1600;

const encodeSettings = {
  /** In pixels: 720 and 1080 are for phones of double and triple density, 480 for small cards. */
  widths: [MAX_WIDTH, 1080, 720, 480],
  /** The largest width for browsers without AVIF, like Edge before 121. */
  fallbackWidth: 1080,
  // A low quality, because the portrait is usually the largest contentful paint. Effort 3 takes a
  // third of the time of 4, the default. Full chroma keeps colored text crisp.
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:4:4' },
  // For the few browsers without AVIF. `mozjpeg` and `palette` make the files smaller.
  jpeg: { quality: 78, mozjpeg: true },
  png: { palette: true, quality: 90 },
};

/** Large, because margins may fill most of a logo's file. */
const DECODED_LOGO_WIDTH = 512;

/** What fills at least this share of its file has small margins, which an SVG keeps. */
const MIN_FILLED_SHARE = 0.9;

/** What is opaque to at least this share needs no plate. A disc, which fills 79 %, has one. */
const MIN_OPAQUE_SHARE = 0.9;

/** So little contrast is enough for a skill's logo on the light plate: yellow ones have it. */
const SKILL_LOGO_CONTRAST = 1.25;

/** About the color of the light plate, in both themes and with any hue. */
const lightPlate = '#f2eee6';

const isLogo = (use: ImageUse) => use === 'logo' || use === 'skill logo';

/** The widths of the files, from wide to narrow. None is wider than the original. */
function widthsFor(use: ImageUse, { width, height }: Size): number[] {
  // For screens of three, two and one pixels in each CSS pixel.
  const logoWidths = [3, 2, 1].map((density) =>
    Math.max(1, Math.round(density * logoWidth(width / height))),
  );
  const widths = isLogo(use) ? logoWidths : encodeSettings.widths;
  const widest = Math.min(width, Math.max(...widths));
  return [widest, ...widths.filter((each) => each < widest)];
}

/**
 * Makes all files of an original: upright, in sRGB, without margins, and without metadata, which
 * may contain where a photo was taken. An SVG without margins is copied.
 * @param name the beginning of the names of files: 'arkha-1a2b3c' of 'arkha-1a2b3c-720.avif'
 */
export async function encode(
  original: Original,
  use: ImageUse,
  name: string,
): Promise<{ image: PreparedImage; files: Record<string, Buffer> }> {
  const decoded = await decodeOriginal(original, isLogo(use) ? DECODED_LOGO_WIDTH : MAX_WIDTH);
  const { data, info, hasMargins, plate } = await visiblePart(decoded, use);
  const pixels = () => sharp(data, { raw: info });
  // Without its transparent margins, a picture may be opaque.
  const { isOpaque } = await pixels().stats();
  const ratio = info.width / info.height;
  const shared = { ratio, isOpaque, plate };

  // The margins of skills' logos stay, because they make the logos look equally large.
  if (original.isSvg && (use === 'skill logo' || !hasMargins)) {
    const { width, height, bytes } = original;
    const file = `${name}.svg`;
    const image = { width, height, avif: [], fallback: imagesFolder + file, isVector: true };
    return { image: { ...shared, ...image }, files: { [file]: bytes } };
  }

  const widths = widthsFor(use, info);
  const [width = 1] = widths;
  const height = Math.max(1, Math.round(width / ratio));
  const files: Record<string, Buffer> = {};
  const write = async (format: 'avif' | 'jpeg' | 'png', fileWidth: number) => {
    const file = `${name}-${fileWidth}.${format}`;
    // Screenshots often have an alpha channel that they do not use, and that would cost bytes.
    const used = isOpaque ? pixels().removeAlpha() : pixels();
    files[file] = await used
      .resize({ width: fileWidth })
      .toFormat(format, encodeSettings[format])
      .toBuffer();
    return { path: imagesFolder + file, width: fileWidth };
  };
  // All are written at the same time. The widest AVIF takes longest, so it starts first.
  const [fromWide, { path: fallback }] = await Promise.all([
    Promise.all(widths.map((each) => write('avif', each))),
    write(isOpaque ? 'jpeg' : 'png', Math.min(width, encodeSettings.fallbackWidth)),
  ]);
  const avif = fromWide.toReversed();
  return { image: { ...shared, width, height, avif, fallback, isVector: false }, files };
}

type Pixels = Awaited<ReturnType<typeof decodeOriginal>>;

/** Cuts off transparent margins, but not of portraits, and those of logos also if white. */
async function visiblePart(pixels: Pixels, use: ImageUse) {
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

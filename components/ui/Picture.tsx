import type { CSSProperties, ReactNode } from 'react';
import { withBasePath } from '@/lib/addresses/urls';
import type { ImageFile, PreparedImage } from '@/lib/images/encode';
import { prepareImage } from '@/lib/images/prepare-image';

/**
 * The largest share of a picture that a frame crops. Beyond it, the whole picture is shown, unless
 * it has a focus.
 * - small: 16:9 screenshots lose a tenth in a frame of 16:10, which is too much for their texts
 * - large: a frame with the ratio of a square would be higher than many windows
 */
const maxCrops = { small: 0.08, large: 1 / 4 };

/**
 * A picture with fewer pixels in a row is probably a logo, and would be blurred if it filled a
 * frame.
 */
const MIN_FRAME_WIDTH = 600;

/** An SVG is sharp at any size. */
const isSmall = ({ width, avif }: PreparedImage): boolean =>
  avif.length > 0 && width < MIN_FRAME_WIDTH;

interface Frame {
  /** The width of the frame divided by its height. */
  ratio: number;
  isLarge?: boolean;
  /** The `sizes` of a tall picture that is whole in the frame. */
  tallSizes: string;
}

interface ResponsiveImageProps {
  image: PreparedImage;
  alt: string;
  /** The part that stays visible where the layout crops: "top", "30% 20%". */
  focus?: string;
  /** The width in the layout, as `sizes` of HTML: '(width >= 48rem) 34rem, 92vw'. */
  sizes: string;
  /** A small frame crops the picture. A large frame takes the picture's ratio. */
  frame?: Frame;
  /** Whether the picture loads before all others, which only load when they are near the screen. */
  loadsFirst?: boolean;
}

interface PictureProps extends Omit<ResponsiveImageProps, 'image'> {
  /** The original in `public/`, as named in the content: '/images/arkha.png'. */
  src: string;
}

/**
 * A picture whose files the build makes (`lib/images/prepare-image.ts`).
 * @throws PictureError, one plain sentence, if the original is missing or cannot be read
 */
export async function Picture({ src, ...props }: PictureProps) {
  return <ResponsiveImage {...props} image={await prepareImage(src, 'picture')} />;
}

interface WithSmallSourcesProps {
  sources: readonly string[];
  /** @param small those of the sources whose pictures are too small for a large frame */
  children: (small: readonly string[]) => ReactNode;
}

export async function WithSmallSources({ sources, children }: WithSmallSourcesProps) {
  const images = await Promise.all(sources.map((src) => prepareImage(src, 'picture')));
  return children(sources.filter((_, index) => images[index] && isSmall(images[index])));
}

/**
 * A picture as AVIF in the width that suits the visitor's screen, or as one JPEG or PNG for
 * browsers without AVIF. `loadsFirst` adds no preload, because browsers find the sources in the
 * first packets of the HTML.
 */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const { image, alt, focus, frame, loadsFirst = false } = props;
  const { width, height, avif, fallback } = image;
  const fit = frame && fitOf(image, focus !== undefined, frame);
  const isWhole = fit === 'whole';
  const sizes = isWhole && width < height ? frame?.tallSizes : props.sizes;
  return (
    <picture style={fit && frameStyles(image)[fit]}>
      {avif.length > 0 && <source type="image/avif" srcSet={toSrcSet(avif)} sizes={sizes} />}
      <img
        src={withBasePath(fallback)}
        alt={alt}
        width={width}
        height={height}
        loading={loadsFirst ? undefined : 'lazy'}
        fetchPriority={loadsFirst ? 'high' : undefined}
        style={isWhole ? wholeStyle(image) : { objectPosition: focus }}
      />
    </picture>
  );
}

/** The picture fills the frame and is cropped, is whole in the frame, or gives it its own ratio. */
type Fit = 'filled' | 'whole' | 'own-ratio';

/**
 * For example, a picture without focus and plate, in a small frame of 8:5 (1.6):
 * - 1600 × 1000 px (1.6) fills it, and loses nothing.
 * - 1600 × 900 px (1.78) would lose 1 - 1.6 / 1.78 = 10 % of its width, so it is whole.
 *
 * In a large frame both give it their own ratio. So does 1600 × 1300 px (1.23), of whose height
 * 1 - 1.23 / 1.6 = 23 % would be lost. Only a taller one, like the screen of a phone, is whole.
 */
function fitOf(image: PreparedImage, hasFocus: boolean, frame: Frame): Fit {
  const { width, height, plate } = image;
  if (plate !== 'none' || isSmall(image)) return 'whole';
  const ratio = width / height;
  const isWider = ratio > frame.ratio;
  const crop = 1 - (isWider ? frame.ratio / ratio : ratio / frame.ratio);
  const losesTooMuch = crop > (frame.isLarge ? maxCrops.large : maxCrops.small);
  // A large frame becomes lower for a wider picture, and a little higher for a taller one.
  if (frame.isLarge && (isWider || !losesTooMuch)) return 'own-ratio';
  return losesTooMuch && !hasFocus ? 'whole' : 'filled';
}

// Style attributes, so that only pages with such a picture contain the rules.

const plateColors = { light: 'var(--plate)', dark: 'var(--deep)', none: 'var(--surface)' };

const frameStyles = ({
  width,
  height,
  plate,
}: PreparedImage): Record<Fit, CSSProperties | undefined> => ({
  filled: undefined,
  whole: { background: plateColors[plate] },
  // Not 'auto': beside a high text, the frame would then be as high as the text, and crop.
  'own-ratio': { aspectRatio: `${width} / ${height}` },
});

/** In the middle of the frame, with a margin, and no larger than its own pixels. */
function wholeStyle({ width, height, avif }: PreparedImage): CSSProperties {
  const atMost = (share: string, pixels: number) =>
    avif.length > 0 ? `min(${share}, ${pixels}px)` : share;
  return {
    position: 'absolute',
    inset: 0,
    width: atMost('92%', width),
    height: atMost('88%', height),
    margin: 'auto',
    objectFit: 'contain',
  };
}

const toSrcSet = (files: readonly ImageFile[]) =>
  files.map(({ path, width }) => `${withBasePath(path)} ${width}w`).join(',');

import { wcagLuminance } from 'culori';
import type { CSSProperties } from 'react';
import { sitePath } from '@/lib/hosting/urls';
import type { PictureFile, PictureUse } from '@/lib/images/encode';
import { preparePicture } from '@/lib/images/pictures';

/**
 * The layout may crop this share of a picture. A frame of 8:5 crops 3/8 of a square, which is too
 * much, and 1/6 of a 4:3 photo.
 */
const MAXIMUM_CROP = 1 / 3;

interface PictureProps {
  /** The original in `public/`, as named in the content: '/images/arkha.png'. */
  src: string;
  alt: string;
  /** The part that stays visible where the layout crops: "top", "30% 20%". */
  focus?: string;
  /** The width in the layout, as `sizes` of HTML: '(min-width: 60rem) 34rem, 92vw'. */
  sizes: string;
  /** Logos get smaller files than photos. */
  use?: PictureUse;
  /**
   * The layout crops the picture to this ratio of width to height. If that would crop more than a
   * third, and there is no focus, the picture is whole and has a margin. A tall picture then has
   * `tallSizes` instead of `sizes`.
   */
  frame?: { ratio: number; tallSizes: string };
  /** For the first picture of the page: loaded before all others, which load when they are near. */
  priority?: boolean;
}

/**
 * A picture as AVIF in the width that suits the visitor's screen, or as one JPEG or PNG for
 * browsers without AVIF. The build makes its files (`lib/images/pictures.ts`,
 * `lib/images/encode.ts`).
 *
 * `priority` adds no preload, because browsers find the sources in the first packets of the HTML.
 * @throws PictureError, one plain sentence, if the original is missing or cannot be read
 */
export async function Picture({
  src,
  alt,
  focus,
  frame,
  sizes: usualSizes,
  use,
  priority = false,
}: PictureProps) {
  const { width, height, color, bands, avif, fallback } = await preparePicture(src, use);
  const ratio = width / height;
  const isWhole =
    frame !== undefined &&
    focus === undefined &&
    1 - Math.min(ratio / frame.ratio, frame.ratio / ratio) > MAXIMUM_CROP;
  const sizes = isWhole && ratio < 1 ? frame.tallSizes : usualSizes;
  return (
    <picture style={isWhole ? { background: 'var(--surface)' } : undefined}>
      {avif.length > 0 && <source type="image/avif" srcSet={toSrcSet(avif)} sizes={sizes} />}
      <img
        src={sitePath(fallback)}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        style={{
          ...(color && placeholderStyle(priority ? bands : [color])),
          objectPosition: focus,
          ...(isWhole && wholeStyle),
        }}
      />
    </picture>
  );
}

/** Style attributes, so that only pages with such a picture contain the rules. */
const wholeStyle: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: 'auto',
  height: 'auto',
  maxWidth: '92%',
  maxHeight: '88%',
  margin: 'auto',
  borderRadius: 'var(--radius-sm)',
};

/**
 * Styles until a picture has loaded: its average color, or the colors of its thirds. If it fails to
 * load, browsers show `alt` on this background. The text is white on a luminance (WCAG) below 0.18,
 * and black above, because that has more contrast.
 */
function placeholderStyle(colors: readonly string[]) {
  const [first = ''] = colors;
  return {
    background: colors.length > 1 ? `linear-gradient(${colors.join(',')})` : first,
    color: wcagLuminance(first) > 0.18 ? '#000' : '#fff',
  };
}

function toSrcSet(files: readonly PictureFile[]): string {
  return files.map(({ path, width }) => `${sitePath(path)} ${width}w`).join(',');
}

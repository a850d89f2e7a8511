import { withBasePath } from '@/lib/addresses/urls';
import type { ImageFile, PreparedImage } from '@/lib/images/prepared-image';

interface ResponsiveImageProps {
  /** A picture of the profile, or a logo, which has no `alt`. */
  image: PreparedImage & { alt?: string };
  /** The width in the layout, roughly, as `sizes` of HTML: '(width >= 48rem) 34rem, 92vw'. */
  sizes: string;
  /** Whether it loads before all others, which only load when they are near the screen. */
  loadsFirst?: boolean;
}

/** `loadsFirst` adds no preload, because browsers find the sources in the first packets of HTML. */
export function ResponsiveImage({ image, sizes, loadsFirst = false }: ResponsiveImageProps) {
  const { width, height, avif, fallback, alt = '' } = image;
  return (
    <picture>
      {avif.length > 0 && <source type="image/avif" srcSet={toSrcSet(avif)} sizes={sizes} />}
      <img
        src={withBasePath(fallback)}
        alt={alt}
        width={width}
        height={height}
        loading={loadsFirst ? undefined : 'lazy'}
        fetchPriority={loadsFirst ? 'high' : undefined}
      />
    </picture>
  );
}

const toSrcSet = (files: readonly ImageFile[]) =>
  files.map(({ path, width }) => `${withBasePath(path)} ${width}w`).join(',');

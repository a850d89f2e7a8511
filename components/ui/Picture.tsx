import type { PictureUse } from '@/lib/content/pictures';
import { withBasePath } from '@/lib/hosting/paths';
import { preparePicture } from '@/lib/images/pictures';
import type { PictureFile } from '@/lib/images/prepared-picture';
import { PictureImage } from './PictureImage';

interface PictureProps {
  /** The original in `public/`, as named in the content: '/images/arkha.png'. */
  src: string;
  alt: string;
  /** How wide the picture stands in the layout, in the syntax of `sizes`: '(min-width: 60rem) 34rem, 92vw'. */
  sizes: string;
  /** A logo comes in small sizes. */
  use?: PictureUse;
  /** For the picture seen first: loaded at once and before others. All others load when near. */
  priority?: boolean;
  /** Goes to the `<img>`. */
  className?: string;
}

/**
 * A picture in the format and width that suit the visitor's browser and screen, without any
 * script. Sizes are made during the build (`lib/images/pictures.ts`).
 *
 * `priority` adds no preload: the sources stand in the first packets of the HTML, where the
 * browser's scanner finds them at once, and a preload would repeat them all.
 * The `<img>` has no `srcset` of its own: every browser that reads `srcset` in practice reads
 * WebP, so it would be weight in every page for nobody.
 */
export async function Picture({ src, alt, sizes, use, priority = false, className }: PictureProps) {
  const { width, height, color, sources, fallback } = await preparePicture(src, use);
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={toSrcSet(srcSet)} sizes={sizes} />
      ))}
      <PictureImage
        src={withBasePath(fallback.path)}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={className}
        $color={color}
      />
    </picture>
  );
}

function toSrcSet(files: readonly PictureFile[]): string {
  return files.map(({ path, width }) => `${withBasePath(path)} ${width}w`).join(',');
}

import { wcagLuminance } from 'culori';
import { withBasePath } from '@/lib/hosting/addresses';
import type { PictureFile } from '@/lib/images/encode';
import { preparePicture } from '@/lib/images/pictures';
import type { PictureUse } from '@/lib/public-files';
import { PictureImage } from './PictureImage';

/** A square loses three eighths to a frame of 8 by 5, and a photo of 4 by 3 a sixth. */
const mostCropped = 1 / 3;

interface PictureProps {
  /** The original in `public/`, as named in the content: '/images/arkha.png'. */
  src: string;
  alt: string;
  /** The part that stays where the layout crops: "top", "30% 20%". */
  focus?: string;
  /** How wide the picture stands in the layout, in the syntax of `sizes`: '(min-width: 60rem) 34rem, 92vw'. */
  sizes: string;
  /** A logo comes in small sizes. */
  use?: PictureUse;
  /**
   * The layout crops the picture to this width by height. One that would lose more than a third is
   * marked to be shown whole (`data-whole`), unless it has a focus; a tall one of them is then as
   * wide as `tallSizes` says.
   */
  frame?: { ratio: number; tallSizes: string };
  /** For the picture seen first: loaded at once and before others. All others load when near. */
  priority?: boolean;
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
export async function Picture({
  src,
  alt,
  focus,
  frame,
  sizes: givenSizes,
  use,
  priority = false,
}: PictureProps) {
  const { width, height, color, sources, fallback } = await preparePicture(src, use);
  const ratio = width / height;
  const isWhole =
    frame !== undefined &&
    focus === undefined &&
    1 - Math.min(ratio / frame.ratio, frame.ratio / ratio) > mostCropped;
  const sizes = isWhole && ratio < 1 ? frame.tallSizes : givenSizes;
  return (
    <picture data-whole={isWhole ? '' : undefined}>
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
        $ground={color && ground(color)}
        $focus={focus}
      />
    </picture>
  );
}

/**
 * CSS for a picture's average colour. It has four bits a channel, so screenshots of one family share
 * it: 60 pictures cost under 1 KB compressed. `color` is set as well, since the ground stays when a
 * picture fails and its `alt` is read on it; at a luminance of 0.18 black reads as well as white.
 */
function ground(average: string): string {
  return `background:${average};color:${wcagLuminance(average) > 0.18 ? '#000' : '#fff'};`;
}

function toSrcSet(files: readonly PictureFile[]): string {
  return files.map(({ path, width }) => `${withBasePath(path)} ${width}w`).join(',');
}

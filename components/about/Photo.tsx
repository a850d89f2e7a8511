import type { Picture as PictureContent } from '@/lib/content/schema';
import { prepareImage } from '@/lib/images/prepare-image';
import { atLeast } from '../styles/media';
import { ResponsiveImage } from '../ui/Picture';

/** The least and the greatest ratio of the frame, as `schema.ts` says to owners. */
const ratios = { upright: 4 / 5, wide: 3 / 2 };

/**
 * The greatest width of the frame in percent of the window's: beside the text, 5 of 12 columns
 * without gutters, and above it, all but the gutters of a phone.
 */
const frameWidths = { beside: 36, above: 92 };

/** The photo of About, in its own ratio unless it is very high or very wide. */
export async function Photo(photo: PictureContent) {
  const image = await prepareImage(photo.src, 'picture');
  const ownRatio = image.width / image.height;
  const ratio = Math.min(Math.max(ownRatio, ratios.upright), ratios.wide);
  // The frame crops the sides of a very wide photo, which is then wider than its frame.
  const scale = Math.max(1, ownRatio / ratio);
  const width = (percent: number) => `${Math.ceil(scale * percent)}vw`;
  const sizes = `${atLeast('wide')} ${width(frameWidths.beside)}, ${width(frameWidths.above)}`;
  return (
    <div style={{ '--ratio': ratio.toFixed(3) }}>
      <ResponsiveImage {...photo} image={image} sizes={sizes} />
    </div>
  );
}

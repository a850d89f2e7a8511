import type { Picture as PictureContent } from '@/lib/content/schema';
import { prepareImage } from '@/lib/images/prepare-image';
import { atLeast } from '../styles/media';
import { ResponsiveImage } from '../ui/Picture';
import { PhotoFrame } from './About.styles';

/** The least and the greatest width of the frame, divided by its height. */
const ratios = { upright: 4 / 5, wide: 3 / 2 };

/** The photo of About, in its own ratio unless it is very high or very wide. */
export async function Photo(photo: PictureContent) {
  const image = await prepareImage(photo.src);
  const ownRatio = image.width / image.height;
  const ratio = Math.min(Math.max(ownRatio, ratios.upright), ratios.wide);
  // The frame crops the sides of a very wide photo, which is then wider than its frame.
  const scale = Math.max(1, ownRatio / ratio);
  const sizes = `${atLeast('wide')} ${Math.ceil(36 * scale)}vw, ${Math.ceil(92 * scale)}vw`;
  return (
    <PhotoFrame style={{ '--ratio': ratio.toFixed(3) }}>
      <ResponsiveImage {...photo} image={image} sizes={sizes} />
    </PhotoFrame>
  );
}

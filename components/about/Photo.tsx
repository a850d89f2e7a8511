import type { Picture } from '@/lib/profile/pictures';
import { atLeast } from '../styles/media';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { PhotoFrame } from './About.styles';

/** The least and the greatest ratio of the frame, as `schema.ts` says to owners. */
const ratios = { upright: 4 / 5, wide: 3 / 2 };

/** Beside the text, 5 of 12 columns without gutters; above it, all but the gutters of a phone. */
const sizes = `${atLeast('wide')} 36vw, 92vw`;

/** The photo of About, in its own ratio unless it is very high or very wide. */
export function Photo({ photo }: { photo: Picture }) {
  const ratio = Math.min(Math.max(photo.ratio, ratios.upright), ratios.wide);
  return (
    <PhotoFrame style={{ '--ratio': ratio.toFixed(3) }}>
      <ResponsiveImage image={photo} sizes={sizes} />
    </PhotoFrame>
  );
}

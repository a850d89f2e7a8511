import type { Picture as PictureContent } from '@/lib/content/schema';
import { portraitLimits } from '@/lib/design/portrait';
import { sharpSize } from '@/lib/images/encode';
import { preparePicture } from '@/lib/images/pictures';
import { atLeast } from '../theme/media';
import { heroPicture } from '../theme/sizes';
import { Contours } from '../ui/Contours';
import { Picture } from '../ui/Picture';
import { Shore } from '../ui/Shore';
import { Water } from './Hero.styles';

/**
 * `sizes` of the portrait. Next to the text it fills the height of the screen. On phones the value
 * is smaller than the picture on purpose. The smaller file arrives two round trips sooner, so the
 * Largest Contentful Paint is earlier (docs/deploying.md says how to measure it).
 */
const sizes = `${atLeast('split')} max(${heroPicture.vw}vw, 72vh), 61vw`;

/**
 * The picture of the first screen: at the side of a wide screen, at the top of a narrow one. Land
 * with a shore line covers its edge, like on the social image.
 * @param portrait if left out, the picture shows water
 */
export const HeroPicture = ({ portrait }: { portrait?: PictureContent }) => (
  <div className="picture">
    {portrait ? <Portrait {...portrait} /> : <Lake />}
    <Shore edge="side" />
    <Shore edge="foot" />
  </div>
);

/** It fills the picture. If it has too few pixels, it is smaller, in water of its own color. */
async function Portrait(portrait: PictureContent) {
  const picture = await preparePicture(portrait.src);
  const { isLarge, width, height } = portraitLimits(sharpSize(picture));
  return (
    <>
      {!isLarge && <Lake color={picture.color} />}
      <div className="portrait" style={{ maxWidth: width, maxHeight: height }}>
        <Picture {...portrait} sizes={sizes} priority />
      </div>
    </>
  );
}

/** @param color the average color of a portrait; a transparent one has none */
const Lake = ({ color }: { color?: string | null }) => (
  <Water data-dark="" style={color ? { background: color } : undefined}>
    <Contours area="picture" />
  </Water>
);

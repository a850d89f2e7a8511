import type { Picture as PictureContent } from '@/lib/content/schema';
import { sharpSize } from '@/lib/images/encode';
import { preparePicture } from '@/lib/images/pictures';
import { atLeast } from '../theme/media';
import { heroPicture } from '../theme/sizes';
import { Contours } from '../ui/Contours';
import { Picture } from '../ui/Picture';
import { Water } from './HeroPicture.styles';
import { maxDiameterOf, windowsForRoundPortrait } from './round-portrait';

/**
 * `sizes` of the portrait. Next to the text it fills the height of the screen. On phones the value
 * is smaller than the picture on purpose. The smaller file arrives two round trips sooner, so the
 * Largest Contentful Paint is earlier (docs/build.md says how to measure it).
 */
const sizes = `${atLeast('split')} max(${heroPicture.vw}vw, 72vh), 61vw`;

/**
 * The portrait of the first screen. It usually fills the picture of the hero. In windows where this
 * would stretch or crop it too much, it is round, with water around it.
 */
export async function Portrait(portrait: PictureContent) {
  const size = sharpSize(await preparePicture(portrait.src));
  const shape = { ...size, focus: portrait.focus };
  const windows = windowsForRoundPortrait(shape);
  const round = { windows: windows.join(), maxDiameter: maxDiameterOf(shape) };
  return (
    <>
      {windows.length > 0 && (
        <Water data-dark="" $round={round}>
          <Contours area="picture" />
        </Water>
      )}
      <Picture {...portrait} sizes={sizes} priority />
    </>
  );
}

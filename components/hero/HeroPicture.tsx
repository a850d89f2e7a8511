import type { ReactNode } from 'react';
import { atLeast } from '../theme/media';
import { Contours } from '../ui/Contours';
import { Shore } from '../ui/Shore';
import { PortraitDrawing } from './HeroPicture.styles';

/**
 * `sizes` of the portrait. Next to the text it fills the height of the screen. On phones the value
 * is smaller than the picture on purpose: a file of 11 KB arrives two round trips sooner, and the
 * largest paint comes after 1.1 instead of 1.4 s (Lighthouse mobile).
 */
export const portraitSizes = `${atLeast.split} max(44vw, 72vh), 61vw`;

interface HeroPictureProps {
  children?: ReactNode;
}

/**
 * The picture of the first screen: at the side of a wide screen, at the top of a narrow one. Land
 * with a shore line covers its edge, like on the social image.
 */
export function HeroPicture({ children }: HeroPictureProps) {
  return (
    <div className="picture" data-print="invisible">
      {children || (
        <PortraitDrawing data-dark="">
          <Contours area="picture" />
        </PortraitDrawing>
      )}
      <Shore edge="side" />
      <Shore edge="foot" />
    </div>
  );
}

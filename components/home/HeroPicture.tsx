import type { ReactNode } from 'react';
import { Contours } from '../ui/Contours';
import { Shore } from '../ui/Shore';
import { Water } from './HeroPicture.styles';

/**
 * The picture of the first screen: at the side of a wide screen, at the top of a narrow one. Land
 * with a shore line covers its edge, like on the social image.
 */
export function HeroPicture({ children }: { children?: ReactNode }) {
  return (
    <div className="picture">
      {children || (
        <Water data-dark="">
          <Contours area="picture" />
        </Water>
      )}
      <Shore edge="side" />
      <Shore edge="foot" />
    </div>
  );
}

import type { ReactNode } from 'react';
import { atLeast } from '../theme/media';
import { Contours } from '../ui/Contours';
import { Shore } from '../ui/Shore';
import { Stage, Water } from './Scene.styles';

/**
 * How wide the portrait is fetched. Beside the words it fills the height of the screen. On phones it is
 * smaller than its place: a file of 11 KB arrives two round trips sooner, and the largest paint comes after
 * 1.1 instead of 1.4 s (Lighthouse mobile).
 */
export const portraitSizes = `${atLeast.split} max(44vw, 72vh), 61vw`;

interface SceneProps {
  /** The portrait; without it the depth contours of the lake. */
  children?: ReactNode;
}

/**
 * The picture of the first screen: the right side of a wide screen, the top of a narrow one. Its inner
 * edge is the shore line, as on the social image (`lib/documents/og.ts`).
 */
export function Scene({ children }: SceneProps) {
  return (
    <Stage data-scene="" data-print="hide">
      {children || (
        <Water data-dark="">
          <Contours place="scene" />
        </Water>
      )}
      <Shore edge="side" />
      <Shore edge="foot" />
    </Stage>
  );
}

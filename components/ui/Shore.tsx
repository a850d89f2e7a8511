'use client';

import styled from 'styled-components';
import { shores } from '@/lib/design/shore';
import { shoreAddress } from '@/lib/images/interface-icons';
import { media } from '../styles/media';
import { backdrop } from '../styles/mixins';

/** The opacities of the depth lines, from the shore line outwards. */
const opacities = [0.6, 0.45, 0.3, 0.18];

interface EdgeShoreProps {
  edge: 'side' | 'foot';
  /** A path in a box of 1000 × 1000. */
  line: string;
  /** The rest of the outline of the filled side. It is outside of the box, so no seam shows. */
  rest: string;
  /** The transforms that make depth lines from copies of the line. */
  depths: readonly string[];
}

/**
 * Fills one edge of its container with the background color next to it, up to a shore line. Depth
 * lines along the shore have their own SVG, which can be animated.
 */
function EdgeShore({ edge, line, rest, depths }: EdgeShoreProps) {
  const drawing = { viewBox: '0 0 1000 1000', preserveAspectRatio: 'none', 'data-shore': edge };
  return (
    <>
      <Drawing aria-hidden="true" {...drawing}>
        <path d={line + rest} />
      </Drawing>
      <Drawing aria-hidden="true" {...drawing} data-depths="">
        {depths.map((depth, index) => (
          <path key={depth} d={line} opacity={opacities[index]} transform={depth} />
        ))}
      </Drawing>
    </>
  );
}

/** The shore at the inline start of its container. The outline goes to x = -2, and up. */
export const SideShore = () => (
  <EdgeShore
    edge="side"
    line={shores.side}
    rest="H-2V-30Z"
    depths={['translate(-8)', 'translate(-40)', 'translate(-72)', 'translate(-104)']}
  />
);

/**
 * The shore at the lower edge of its container. The outline goes to y = 1040, and left. The depth
 * lines are stretched, and stay inside of the box, because phones cut off what is below it.
 */
export const FootShore = () => (
  <EdgeShore
    edge="foot"
    line={shores.foot}
    rest="V1040H-30Z"
    depths={[
      'translate(0,16)',
      'translate(0,110) scale(1,1.08)',
      'translate(0,205) scale(1,1.17)',
      'translate(0,305) scale(1,1.28)',
    ]}
  />
);

/** The shore at the upper edge of a section (`shoreSymbol` of `shore.ts`). */
export const SectionShore = ({ isTall }: { isTall: boolean }) => (
  <Bands aria-hidden="true" data-shore="bands">
    <use href={shoreAddress(isTall ? 'tall' : 'low')} />
  </Bands>
);

const Bands = styled.svg`
  ${backdrop}
  overflow: visible;
  fill: var(--ground);
  /* With more contrast, one line replaces the bands. */
  @media (prefers-contrast: more) {
    --shore-color: var(--ground);
    stroke: var(--ink);
    stroke-width: 4px;
  }
`;

const Drawing = styled.svg`
  ${backdrop}
  overflow: visible;
  fill: var(--ground, var(--page));
  /* Browsers do not replace the colors of an SVG when colors are forced. */
  ${media.forcedColors} {
    fill: Canvas;
  }
  &[data-depths] {
    fill: none;
    stroke: var(--link);
    stroke-width: 1.5px;
    ${media.forcedColors} {
      visibility: hidden;
    }
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  &[data-depths] > :first-child {
    stroke-width: 4px;
  }
  &[data-shore='side'] {
    /* Some depth lines are outside of the container, by less than 5 % of its width. */
    inset-inline-start: -5%;
    min-width: 105%;
    padding-inline-start: 5%;
    /* One pixel taller than the container. If the container is 412.6 pixels high, browsers draw its
       image with 413 pixels, but would cut the drawing at 412.6. */
    clip-path: inset(-1px 0);
    /* The lines fade out before the ends of the side, where the next section begins. */
    &[data-depths] {
      -webkit-mask: linear-gradient(transparent, #000 15% 85%, transparent);
    }
  }
  /* With more contrast, only the shore line is left. */
  @media (prefers-contrast: more) {
    path + path {
      visibility: hidden;
    }
  }
`;

import { withBasePath } from '@/lib/addresses/urls';
import { ISLAND_SHALLOWS, islandRadii, shores } from '@/lib/design/shore';
import { Bands, ShoreDrawing } from './Shore.styles';

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
      <ShoreDrawing aria-hidden="true" {...drawing}>
        <path d={line + rest} />
      </ShoreDrawing>
      <ShoreDrawing aria-hidden="true" {...drawing} data-depths="">
        {depths.map((depth, index) => (
          <path key={depth} d={line} opacity={opacities[index]} transform={depth} />
        ))}
      </ShoreDrawing>
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

/** The shore around a round island, which fills its container, and water that gets deeper. */
export const IslandShore = () => (
  <ShoreDrawing aria-hidden="true" data-depths="">
    {islandRadii.map((radius, index) => (
      <circle
        key={radius}
        cx="50%"
        cy="50%"
        style={{ '--distance': radius - 50 }}
        fill="var(--link)"
        fillOpacity={ISLAND_SHALLOWS}
        strokeOpacity={[1, ...opacities][index]}
      />
    ))}
  </ShoreDrawing>
);

/** The shore at the upper edge of `deep` and `deepest` (`shoreSymbol` of `shore.ts`). */
export const SectionShore = () => (
  <Bands aria-hidden="true" data-shore="bands">
    <use href={withBasePath('/icons.svg#shore')} />
  </Bands>
);

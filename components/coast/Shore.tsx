import { withBasePath } from '@/lib/addresses/urls';
import { shores } from '@/lib/design/shore';
import { Drawing, ShiftedLines } from './Coast';
import { BandsAbove, Circles, DepthLinesBox, WavesAtFoot } from './Shore.styles';

const viewBox = '0 0 1000 1000';

/** Land at the inline start of a picture, and depth lines along its shore. */
export const SideShore = () => (
  <>
    <DepthLinesBox aria-hidden="true">
      <ShiftedLines line={shores.side} viewBox={viewBox} />
    </DepthLinesBox>
    <Drawing viewBox={viewBox} fill="var(--page)" aria-hidden="true">
      {/* The land is closed outside of the box, where its line does not show. */}
      <path d={`${shores.side}H-30V-30Z`} />
    </Drawing>
  </>
);

/**
 * The lines around an island: its shore, and depth lines that are ever paler, and ever farther from
 * each other. `distance` is from its edge, in percent of the width of the picture of Home.
 */
const islandLines = [
  { distance: 0.3, strokeOpacity: 1, strokeWidth: 4 },
  { distance: 2.5, strokeOpacity: 0.6 },
  { distance: 5.5, strokeOpacity: 0.45 },
  { distance: 10, strokeOpacity: 0.3 },
  { distance: 16, strokeOpacity: 0.18 },
];

/** The shore around a round island, which fills its container, and water that gets deeper. */
export const IslandShore = () => (
  <DepthLinesBox aria-hidden="true">
    <Circles>
      {islandLines.map(({ distance, ...line }) => (
        <circle
          key={distance}
          cx="50%"
          cy="50%"
          style={{ r: `calc(50% + ${distance}cqw)` }}
          {...line}
        />
      ))}
    </Circles>
  </DepthLinesBox>
);

/** The symbol of three waves in `/icons.svg` (`shoreSymbol` of `shore.ts`). */
const waves = <use href={withBasePath('/icons.svg#shore')} />;

/** The shore at the upper edge of `deep`, and the waves that lead from there to Contact. */
export const SectionShore = () => <BandsAbove data-drawing="">{waves}</BandsAbove>;

/** The first waves of the sea, at the foot of a picture. */
export const Waves = () => <WavesAtFoot data-drawing="">{waves}</WavesAtFoot>;

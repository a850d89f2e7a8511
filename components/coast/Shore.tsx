import { withBasePath } from '@/lib/addresses/urls';
import { islandRadii, shores } from '@/lib/design/shore';
import { ShiftedLines } from './Coast';
import { BandsAbove, Circles, LandOverPicture, Settling, WavesAtFoot } from './Shore.styles';

const drawing = { viewBox: '0 0 1000 1000', 'aria-hidden': true };

// Each outline is closed outside of the box, where its line does not show.

/** Land at the inline start of a picture, and depth lines along its shore. */
export const SideShore = () => (
  <>
    <Settling aria-hidden="true">
      <ShiftedLines line={shores.side} viewBox={drawing.viewBox} />
    </Settling>
    <LandOverPicture {...drawing}>
      <path d={`${shores.side}H-30V-30Z`} />
    </LandOverPicture>
  </>
);

/** Land at the lower edge of a picture. */
export const FootShore = () => (
  <LandOverPicture {...drawing}>
    <path d={`${shores.foot}V1040H-30Z`} />
  </LandOverPicture>
);

/** The lines around an island (`islandRadii`): its shore, and depth lines that are ever paler. */
const islandLines = [
  { strokeOpacity: 1, strokeWidth: 4 },
  { strokeOpacity: 0.6 },
  { strokeOpacity: 0.45 },
  { strokeOpacity: 0.3 },
  { strokeOpacity: 0.18 },
];

/** The shore around a round island, which fills its container, and water that gets deeper. */
export const IslandShore = () => (
  <Settling aria-hidden="true">
    <Circles>
      {islandRadii.map((radius, index) => (
        <circle
          key={radius}
          cx="50%"
          cy="50%"
          style={{ '--distance': (radius - 50).toFixed(1) }}
          {...islandLines[index]}
        />
      ))}
    </Circles>
  </Settling>
);

/** The symbol of three waves in `/icons.svg` (`shoreSymbol` of `shore.ts`). */
const waves = <use href={withBasePath('/icons.svg#shore')} />;

/** The shore at the upper edge of `deep` and `deepest`. */
export const SectionShore = () => (
  <BandsAbove aria-hidden="true" data-shore="bands">
    {waves}
  </BandsAbove>
);

/** The first waves of the sea, at the foot of a picture. */
export const Waves = () => (
  <WavesAtFoot aria-hidden="true" data-mirrored="">
    {waves}
  </WavesAtFoot>
);

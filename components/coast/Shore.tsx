import { withBasePath } from '@/lib/addresses/urls';
import { shores } from '@/lib/design/shore';
import { Drawing } from './Coast';
import { depths } from './curve';
import {
  BandsAbove,
  Circles,
  DepthCircle,
  DepthLinesBox,
  ShiftedLine,
  WavesAtFoot,
} from './Shore.styles';

const viewBox = '0 0 1000 1000';

/** Land at the inline start of a picture, and depth lines along its shore. */
export const SideShore = () => (
  <>
    <DepthLinesBox aria-hidden="true">
      {depths.map((depth) => (
        <ShiftedLine key={depth} viewBox={viewBox} style={{ '--depth': depth }}>
          <path d={shores.side} />
        </ShiftedLine>
      ))}
    </DepthLinesBox>
    <Drawing viewBox={viewBox} fill="var(--page)" aria-hidden="true">
      {/* The land is closed outside of the box, where its line does not show. */}
      <path d={`${shores.side}H-30V-30Z`} />
    </Drawing>
  </>
);

/** The shore around a round island, which fills its container, and depth lines around it. */
export const IslandShore = () => (
  <DepthLinesBox aria-hidden="true">
    <Circles>
      {depths.map((depth) => (
        <DepthCircle key={depth} cx="50%" cy="50%" style={{ '--depth': depth }} />
      ))}
      <circle cx="50%" cy="50%" r="50%" strokeWidth="4" />
    </Circles>
  </DepthLinesBox>
);

/** The symbol of three waves in `/icons.svg` (`shoreSymbol` of `shore.ts`). */
const waves = <use href={withBasePath('/icons.svg#shore')} />;

/** The shore at the upper edge of `deep`, and the waves that lead from there to Contact. */
export const SectionShore = () => <BandsAbove data-drawing="">{waves}</BandsAbove>;

/** The first waves of the sea, at the foot of a picture. */
export const Waves = () => <WavesAtFoot data-drawing="">{waves}</WavesAtFoot>;

import { coast } from '@/lib/design/shore';
import { FirstPartBox, HeadBox, Layer, TailBox } from './Coast.styles';
import type { CoastPart } from './coast-parts';

interface PartProps {
  part: CoastPart;
}

interface SeaProps extends PartProps {
  /** A path in a box of 100 × 100. */
  outline: string;
}

/** The sea up to its coast, and three depth lines, which the styles move into the water. */
const Sea = ({ part: { order, count }, outline }: SeaProps) => (
  <Layer data-mirrored="" style={{ '--order': order, '--count': count }}>
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d={outline} />
      <path d={outline} />
      <path d={outline} />
      <path d={outline} />
    </svg>
  </Layer>
);

/** The coast from a skill, its container, to the next one. */
export const Coast = ({ part }: PartProps) => <Sea part={part} outline={coast.between(part)} />;

/** From the upper corner of the section to the first part, beside the title. */
export const CoastHead = ({ part }: PartProps) => (
  <HeadBox>
    <Sea part={part} outline={coast.head(part.from.level)} />
  </HeadBox>
);

/** From the head to the first skill. */
export const FirstPart = ({ part }: PartProps) => (
  <FirstPartBox style={{ '--step': part.step }}>
    <Coast part={part} />
  </FirstPartBox>
);

/**
 * From the last skill to the edge of the section where lines begin: the left one in English. Below
 * it, the header has the ground of the sea.
 */
export const CoastTail = ({ part }: PartProps) => (
  <TailBox data-ground="sea">
    <Sea part={part} outline={coast.tail(part.to.level)} />
  </TailBox>
);

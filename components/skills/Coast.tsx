import { coast } from '@/lib/design/shore';
import { HeadBox, Layer, StartBox, TailBox } from './Coast.styles';
import { type CoastPart, steepStep } from './coast-parts';

interface PartProps {
  part: CoastPart;
}

interface DrawingProps extends PartProps {
  /** A path in a box of 100 × 100. */
  outline: string;
}

/** The sea with its coast, and three depth lines, which the styles move into the water. */
const Drawing = ({ part: { order, count }, outline }: DrawingProps) => (
  <Layer data-shore="coast" style={{ '--order': order, '--count': count }}>
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d={outline} />
      <path d={outline} />
      <path d={outline} />
      <path d={outline} />
    </svg>
  </Layer>
);

/** The coast beside its container, and from there to the level of the next one. */
export const Coast = ({ part }: PartProps) => <Drawing part={part} outline={coast.between(part)} />;

/** From the corner of the section to the first part, beside the title. */
export const CoastHead = ({ part }: PartProps) => (
  <HeadBox>
    <Drawing part={part} outline={coast.head(part.from.level)} />
  </HeadBox>
);

/** Above the first skill. */
export const CoastStart = ({ part }: PartProps) => (
  <StartBox style={{ '--step': steepStep(part) }}>
    <Coast part={part} />
  </StartBox>
);

/**
 * From the last part to the start of the section. Below it, the header has the ground of the sea.
 */
export const CoastTail = ({ part }: PartProps) => (
  <TailBox data-ground="sea">
    <Drawing part={part} outline={coast.tail(part.to.level)} />
  </TailBox>
);

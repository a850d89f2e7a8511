import { coast } from '@/lib/design/shore';
import { HeadBox, Lines, Sea, StartBox, TailBox } from './Coast.styles';
import type { CoastPart } from './coast-parts';

interface DrawingProps {
  part: CoastPart;
  /** A path in a box of 100 × 100. */
  line: string;
  /** The rest of the outline of the sea. It is outside of the section. */
  rest: string;
}

function Drawing({ part: { order, count }, line, rest }: DrawingProps) {
  const svg = { viewBox: '0 0 100 100', preserveAspectRatio: 'none' } as const;
  return (
    <>
      <Sea data-shore="coast">
        <svg aria-hidden="true" {...svg}>
          <path d={line + rest} />
        </svg>
      </Sea>
      <Lines data-shore="coast" style={{ '--order': order, '--count': count }}>
        <svg aria-hidden="true" {...svg}>
          {/* The coast, and three depth lines, which the styles move into the water. */}
          <path d={line} />
          <path d={line} />
          <path d={line} />
          <path d={line} />
        </svg>
      </Lines>
    </>
  );
}

/** The coast beside its container, and from there to the level of the next one. */
export const Coast = ({ part }: { part: CoastPart }) => (
  <Drawing part={part} line={coast.between(part.from, part.to)} rest="H9000V-9000Z" />
);

/** From the corner of the section to the first part, beside the title. */
export const CoastHead = ({ part }: { part: CoastPart }) => (
  <HeadBox>
    <Drawing part={part} line={coast.head(part.from.level)} rest="V110H9000V-20Z" />
  </HeadBox>
);

/** Above the first skill. */
export const CoastStart = ({ part }: { part: CoastPart }) => (
  <StartBox>
    <Coast part={part} />
  </StartBox>
);

/** From the last part to the start of the section. */
export const CoastTail = ({ part }: { part: CoastPart }) => (
  <TailBox>
    <Drawing part={part} line={coast.tail(part.to.level)} rest="V900H9000V0Z" />
  </TailBox>
);

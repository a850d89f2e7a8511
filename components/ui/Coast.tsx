import { coast, depthLines } from '@/lib/design/shore';
import {
  BayPart,
  type CoastPart,
  DepthLine,
  InwardPart,
  MarginPart,
  OutwardPart,
  RowPart,
  Sea,
  SectionPart,
} from './Coast.styles';

interface CoastProps {
  part: typeof CoastPart;
  /** A path in a box of 100 × 100 for each row. */
  outline: string;
  rows?: number;
  /** The percent of the skill at its beginning or end (`--dot` in `Skills.styles.ts`). */
  level?: number;
}

/** A part of the coast: the sea, its coast, and depth lines in the water. */
export function Coast({ part: Part, outline, rows = 1, level }: CoastProps) {
  const drawing = { viewBox: `0 0 100 ${100 * rows}`, preserveAspectRatio: 'none' };
  return (
    <Part style={level === undefined ? undefined : { '--level': level / 100 }}>
      <Sea {...drawing}>
        <path d={outline} />
      </Sea>
      {depthLines.map(({ depth, opacity }) => (
        <DepthLine key={depth} {...drawing} style={{ '--depth': depth, opacity }}>
          <path d={outline} />
        </DepthLine>
      ))}
    </Part>
  );
}

export const Bay = () => <Coast part={BayPart} outline={coast.bay} />;
export const SectionCoast = () => <Coast part={SectionPart} outline={coast.margin} />;
export const MarginCoast = () => <Coast part={MarginPart} outline={coast.margin} />;
export const InwardCoast = () => <Coast part={InwardPart} outline={coast.inward} />;
export const OutwardCoast = () => <Coast part={OutwardPart} outline={coast.outward} />;
export const RowCoast = () => <Coast part={RowPart} outline={coast.row} />;

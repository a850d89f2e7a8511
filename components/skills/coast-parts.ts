import type { CoastPoint } from '@/lib/design/shore';

/** A part of the coast, which leads from one level, straight or bent, to another. */
export interface CoastPart {
  from: CoastPoint;
  to: CoastPoint;
  /** Its place among the parts, which appear one after the other, and the number of parts. */
  order: number;
  count: number;
}

/** Beside names without levels, the coast is a plain diagonal. */
export const diagonal: CoastPart = {
  from: { level: 100, slope: 0 },
  to: { level: 78, slope: 0 },
  order: 0,
  count: 1,
};

/** Below this level, the land of phones is too narrow for texts: 141 px of 360. They swim. */
const LEAST_LAND = 60;

/** The coast goes straight down beside both ends of a large step, or of one below `LEAST_LAND`. */
const isSteep = (from: number, to: number) =>
  Math.abs(to - from) > 25 || from < LEAST_LAND !== to < LEAST_LAND;

/** The head of the coast ends at least here, so that the title and its text have room. */
const LEAST_HEAD = 88;

/** A skill, or the heading of a group. */
interface Entry {
  key: string;
  level?: number;
  isHeading?: boolean;
}

/**
 * The parts of a coast through the levels of entries: to the first one, and from each to the next.
 * The last part goes straight on.
 */
export function coastThrough(entries: readonly Entry[]) {
  const levels = levelsOf(entries);
  const points = levels.map((level, index) => ({
    level,
    slope: slopeAt(levels[index - 1] ?? level, level, levels[index + 1] ?? level),
  }));
  const partFrom = (index: number): CoastPart => {
    const [from = { level: 0, slope: 0 }, to = { ...from, slope: 0 }] = points.slice(index);
    return { from, to, order: index, count: points.length };
  };
  return {
    start: partFrom(0),
    partOf: (key: string) => partFrom(1 + entries.findIndex((entry) => entry.key === key)),
    end: partFrom(points.length - 1),
  };
}

/** The levels of the head and of all entries. */
function levelsOf(entries: readonly Entry[]): number[] {
  const first = entries.find(({ level }) => level !== undefined)?.level ?? 100;
  const levels = [Math.max(first, LEAST_HEAD)];
  for (const [index, { isHeading, level }] of entries.entries()) {
    const previous = levels.at(-1) ?? 0;
    const known = entries.findIndex((entry, at) => at >= index && entry.level !== undefined);
    const next = entries[known]?.level ?? previous;
    // A skill without a level is on the straight way, but it has room on the land.
    const straight = previous + (next - previous) / Math.max(1, known - index + 1);
    levels.push(isHeading ? next : (level ?? Math.max(LEAST_LAND, straight)));
  }
  return levels;
}

/**
 * The slope where two steps meet. At a cape, a bay or a steep step the coast goes straight down.
 */
function slopeAt(before: number, level: number, after: number): number {
  const steps = [level - before, after - level] as const;
  const product = steps[0] * steps[1];
  if (product <= 0 || isSteep(before, level) || isSteep(level, after)) return 0;
  // The harmonic mean, with which no curve goes beyond its ends.
  return (2 * product) / (after - before);
}

/** How far a steep part goes forward, as a part of the column; undefined for other parts. */
export const steepStep = ({ from, to }: CoastPart) =>
  isSteep(from.level, to.level) ? (to.level - from.level) / 100 : undefined;

/** The place of the texts beside a part of the coast. */
export function besideCoast(part: CoastPart) {
  const { from, to } = part;
  const step = steepStep(part);
  const isInWater = from.level < LEAST_LAND;
  // Beside a steep part, the coast goes straight down.
  const levels = step === undefined ? [from.level, to.level] : [from.level];
  return {
    $isInWater: isInWater,
    $isSteep: step !== undefined,
    style: {
      '--x': from.level / 100,
      '--x-texts': (isInWater ? Math.max(...levels) : Math.min(...levels)) / 100,
      '--step': step,
    },
  };
}

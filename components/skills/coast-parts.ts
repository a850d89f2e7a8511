import type { CoastPoint } from '@/lib/design/shore';
import { longestWordWidth } from '../styles/text-width';

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

/** A step of more levels than this between two skills is steep. */
const STEEP = 25;

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
    slope: slopeBetween(level - (levels[index - 1] ?? level), (levels[index + 1] ?? level) - level),
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
  for (const [index, { isHeading }] of entries.entries()) {
    const previous = levels.at(-1) ?? 0;
    const known = entries.findIndex(({ level }, at) => at >= index && level !== undefined);
    const next = entries[known]?.level ?? previous;
    // A heading needs room on the land. A skill without a level is on the straight way.
    const straight = previous + (next - previous) / Math.max(1, known - index + 1);
    levels.push(isHeading ? Math.max(previous, next) : straight);
  }
  return levels;
}

/** The slope where two steps meet. At a cape, a bay or a steep step the coast goes straight down. */
function slopeBetween(before: number, after: number): number {
  const isTurn = before * after < 0;
  const isSteepThere = Math.max(Math.abs(before), Math.abs(after)) > STEEP;
  return isTurn || isSteepThere ? 0 : (before + after) / 2;
}

/**
 * Levels between which the texts of a phone are on the land only if their longest word fits there.
 * Below them, they are in the water, and above them on the land.
 */
const changing = { least: 40, most: 65 } as const;

/**
 * The least level at which a text fits on the land of a phone of 360 px, where a level is 2.4 px
 * wide. The logo and the gaps are as wide as 20 levels, and 1 em of the text as 8.
 */
const levelFor = (text: string) =>
  Math.min(changing.most, Math.max(changing.least, 20 + 8 * longestWordWidth(text)));

/** The place of the texts beside a part of the coast, of which this one is the largest. */
export function besideCoast({ from, to }: CoastPart, text: string) {
  const step = Math.abs(to.level - from.level);
  const isSteep = step > STEEP;
  // Beside a steep part, the coast goes straight down.
  const levels = isSteep ? [from.level] : [from.level, to.level];
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  const isInWater = least < levelFor(text) && most <= changing.most;
  return {
    $isInWater: isInWater,
    $isSteep: isSteep,
    style: {
      '--x': from.level / 100,
      '--x-texts': (isInWater ? most : least) / 100,
      '--step': isSteep ? step / 100 : undefined,
    },
  };
}

import { longestWordWidth } from '../styles/text-width';

/** A part of the coast: from one level, straight or bent, to another. */
export interface CoastPart {
  from: Point;
  to: Point;
  /** Its place among the parts, which are drawn one after the other, and the number of parts. */
  order: number;
  count: number;
}

interface Point {
  level: number;
  /** How many levels the coast would gain in the height of a part. 0 is straight down. */
  slope: number;
}

/** Beside names without levels, the coast is a plain diagonal. */
export const diagonal: CoastPart = {
  from: { level: 100, slope: 0 },
  to: { level: 78, slope: 0 },
  order: 0,
  count: 1,
};

/** A step of more levels than this between two skills is steep. */
const STEEP = 20;

/** The head of the coast ends at least here, so that the title and its text have room. */
const LEAST_HEAD = 88;

const isSteep = ({ from, to }: CoastPart) => Math.abs(to.level - from.level) > STEEP;

/** A skill, or the heading of a group, which has no level. */
interface Entry {
  key: string;
  level?: number;
  isHeading?: boolean;
}

/**
 * The parts of a coast through the levels of entries: to the first one, and from each to the next.
 * The last part goes straight on. At a skill without a level, the coast is on the straight way. At
 * a heading, it already has the level of the next skill, or still has the last one, if that is
 * higher, because a heading needs room on the land.
 */
export function coastThrough(entries: readonly Entry[]) {
  const given = entries.map(({ level }) => level);
  const first = given.find((level) => level !== undefined) ?? 100;
  const straight = onStraightWay([Math.max(first, LEAST_HEAD), ...given]);
  const levels = straight.map((level, index) =>
    entries[index - 1]?.isHeading
      ? Math.max(straight[index - 1] ?? level, straight[index + 1] ?? level)
      : level,
  );
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

/** The slope where two steps meet. At a cape, a bay or a steep step the coast goes straight down. */
function slopeBetween(before: number, after: number): number {
  const isTurn = before * after < 0;
  const isSteepThere = Math.max(Math.abs(before), Math.abs(after)) > STEEP;
  return isTurn || isSteepThere ? 0 : (before + after) / 2;
}

/** The levels, with those that are missing on the straight way between the others. */
function onStraightWay(levels: readonly (number | undefined)[]): number[] {
  const isKnown = (level?: number) => level !== undefined;
  return levels.map((level, index) => {
    if (level !== undefined) return level;
    const before = levels.slice(0, index).findLastIndex(isKnown);
    const after = levels.findIndex((each, other) => other > index && isKnown(each));
    const from = levels[before] ?? 0;
    const to = levels[after] ?? from;
    return after < 0 ? from : from + ((to - from) * (index - before)) / (after - before);
  });
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
export function besideCoast(part: CoastPart, text: string) {
  const { from, to } = part;
  // Beside a steep part, the coast goes straight down.
  const levels = isSteep(part) ? [from.level] : [from.level, to.level];
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  const isInWater = least < levelFor(text) && most <= changing.most;
  return {
    $isInWater: isInWater,
    $isSteep: isSteep(part),
    style: { '--x': from.level / 100, '--x-texts': (isInWater ? most : least) / 100 },
  };
}

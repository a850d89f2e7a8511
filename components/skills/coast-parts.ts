import { type CoastPoint, LARGE_STEP } from '@/lib/design/shore';

/** The coast from one skill to the next. `docs/architecture.md` has a drawing of it. */
export interface CoastPart {
  from: CoastPoint;
  to: CoastPoint;
  /**
   * The width of a steep part as a share of the width of all levels, less than 0 if it goes back:
   * 0.3 from 60 to 90.
   */
  step?: number;
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

/** The land of phones is then too narrow for texts: at 360 px it has 141 px. */
const isTextInWater = (level: number) => level < 60;

/** At both ends of a steep part, the coast goes straight down. */
const isSteep = (from: number, to: number) =>
  Math.abs(to - from) > LARGE_STEP || isTextInWater(from) !== isTextInWater(to);

/** The title and its text end before this level (12 % in `Skills.styles.ts`). */
const LEAST_HEAD = 88;

/** The end of the coast's head, a skill, or the heading of a group. */
interface Entry {
  key: string;
  level?: number;
  isHeading?: boolean;
}

/** The parts of a coast through the levels of these skills and headings. */
export function coastThrough(skillsAndHeadings: readonly Entry[]) {
  const firstLevel = skillsAndHeadings.find(hasLevel)?.level ?? 100;
  const head: Entry = { key: 'head', level: Math.max(firstLevel, LEAST_HEAD) };
  const entries = [head, ...skillsAndHeadings];
  const levels = levelsOf(entries);
  // Above the head and below the last entry, the coast goes straight on.
  const levelAt = (index: number) => levels[Math.max(0, index)] ?? levels.at(-1) ?? 100;
  const pointAt = (index: number): CoastPoint => ({
    level: levelAt(index),
    slope: slopeAt(levelAt(index - 1), levelAt(index), levelAt(index + 1)),
  });
  const partFrom = (index: number): CoastPart => {
    const [from, to] = [pointAt(index), pointAt(index + 1)];
    const step = isSteep(from.level, to.level) ? (to.level - from.level) / 100 : undefined;
    return { from, to, step, order: index, count: entries.length };
  };
  return {
    first: partFrom(0),
    /** From the skill or heading with this key to the next one. */
    partOf: (key: string) => partFrom(entries.findIndex((entry) => entry.key === key)),
    last: partFrom(entries.length - 1),
  };
}

const hasLevel = ({ level }: Entry) => level !== undefined;

/**
 * Where the coast passes the entries. A heading has the level of the next skill that has one.
 * Beside a skill without a level, the coast goes straight down, so that it only bends to levels.
 */
function levelsOf(entries: readonly Entry[]): number[] {
  const levels: number[] = [];
  for (const [index, { level, isHeading }] of entries.entries()) {
    const next = entries.slice(index).find(hasLevel)?.level;
    levels.push((isHeading ? next : level) ?? levels.at(-1) ?? 100);
  }
  return levels;
}

/** The slope at a level between two others. Where the coast turns back, it goes straight down. */
function slopeAt(before: number, level: number, after: number): number {
  const product = (level - before) * (after - level);
  if (product <= 0 || isSteep(before, level) || isSteep(level, after)) return 0;
  // The harmonic mean of both steps, with which no curve goes beyond its ends.
  return (2 * product) / (after - before);
}

/** The props of the skill or heading beside a part of the coast. */
export function propsBeside({ from, to, step }: CoastPart) {
  const isInWater = isTextInWater(from.level);
  // Beside a steep part, the coast goes straight down from its first level.
  const levels = step === undefined ? [from.level, to.level] : [from.level];
  return {
    'data-in-water': isInWater ? '' : undefined,
    'data-steep': step === undefined ? undefined : '',
    style: {
      '--level': from.level / 100,
      // Where the coast is nearest to the text: at its least level beside texts on the land.
      '--nearest-level': (isInWater ? Math.max(...levels) : Math.min(...levels)) / 100,
      '--step': step,
    },
  };
}

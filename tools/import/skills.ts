import { isSameName } from '../../lib/content/names';
import { type Entry, entriesIn, namesIn, textOf } from './values';

/**
 * The skills of an entry: itself, or those of the group that it is. The `resume.json` of this site
 * has the levels and notes of a group's skills as `members`.
 */
export function skillsOf({ keywords, members, ...entry }: Entry): Entry[] {
  const group = entry.name;
  const skills = [
    ...entriesIn(namesIn(keywords)).map((keyword) => ({ ...keyword, group })),
    ...entriesIn(members).map((member) => ({ ...member, group })),
  ];
  const [first, ...others] = skills;
  const { name, ...details } = entry;
  // The content has no details of a group. So that they are not lost without a line, they are with
  // its first skill.
  return first === undefined ? [entry] : [{ ...first, 'of the group': details }, ...others];
}

/** The level in percent: 80 for "80 %". */
export function percentIn([level]: readonly unknown[]): number | undefined {
  const percent = /^([\d.]+) ?%$/.exec(textOf(level))?.[1];
  return percent === undefined ? undefined : Number(percent);
}

/** "Python" and "python" are one skill, unless they are in two groups. */
export const isSameSkill = (one: Entry, other: Entry): boolean =>
  isSameName(textOf(one.name), textOf(other.name)) &&
  (!one.group || !other.group || isSameName(textOf(one.group), textOf(other.group)));

/** Skills, each once. What the first one lacks comes from the others. */
export function uniqueSkills(skills: readonly Entry[]): Entry[] {
  const unique: Entry[] = [];
  for (const skill of skills) {
    const index = unique.findIndex((other) => isSameSkill(other, skill));
    if (index < 0) unique.push(skill);
    else unique[index] = { ...skill, ...unique[index] };
  }
  return unique;
}

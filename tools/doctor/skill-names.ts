import type { Fault, Place } from '../../lib/content/fault';
import { isSameName } from '../../lib/content/names';
import { skillAliases } from '../../lib/images/skill-aliases';
import type { Site } from '../../lib/site/site';
import { faultsByFile } from './faults-by-file';
import { placedTexts } from './texts';

const todo =
  'If it is, write both alike: only equal names are linked and counted. If not, leave it.';

/**
 * Finds tags of projects and skills of jobs that are probably a skill of `content/skills.ts` in
 * another spelling. The page guesses nothing, so it shows them without a link.
 */
export function skillNameFaults(site: Site): Fault[] {
  const skills = site.content.skills.map(({ name }) => name);
  const places = new Map<string, Place[]>();
  for (const { text, kind, entryPlace } of placedTexts(site)) {
    if (kind !== undefined || skills.some((each) => isSameName(each, text))) continue;
    const skill = skills.find((each) => bareName(each) === bareName(text));
    if (skill === undefined) continue;
    const what = `"${text.trim()}" is probably the skill "${skill.trim()}":`;
    places.set(what, [...(places.get(what) ?? []), entryPlace]);
  }
  return Array.from(places).flatMap(([what, entries]) =>
    faultsByFile(entries, what, { severity: 'advice', todo }),
  );
}

/**
 * What the spellings of a skill have in common: its name without note, version, separators and
 * "js". It is "vue" for "Vue.js 3 (Composition API)", and "javascript" for "JS".
 */
export function bareName(name: string): string {
  const bare = name
    .replace(/\(.*\)/, '')
    .toLowerCase()
    .replace(/[\s._/-]/g, '')
    // The end of a name with two other characters before it: "S3" is not "S".
    .replace(/(?<=..)(js|\d)+$/, '');
  return skillAliases.get(bare) ?? bare;
}

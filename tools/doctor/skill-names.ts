import { distance } from 'fastest-levenshtein';
import type { Fault } from '../../lib/content/fault';
import { isSameName } from '../../lib/content/names';
import type { LocalizedSite } from '../../lib/site/localized-site';
import { faultsByFile } from './report';
import { placedTexts } from './texts';

const todo =
  'If it is, write both alike: only equal names are linked and counted. If not, leave it.';

/**
 * Finds tags of projects and skills of jobs that are probably a skill of `content/skills.ts` in
 * another spelling. The page guesses nothing, so it shows them without a link.
 */
export function skillNameFaults(site: LocalizedSite): Fault[] {
  const skills = site.content.skills.map(({ name }) => name);
  const places = new Map<string, string[]>();
  for (const { text, keys, entryPlace } of placedTexts(site)) {
    const isUse = keys[3] === 'tags' || keys[3] === 'skills';
    if (!isUse || skills.some((each) => isSameName(each, text))) continue;
    const skill = skills.find((each) => isProbablySame(each, text));
    if (skill === undefined) continue;
    const what = `"${text.trim()}" is probably the skill "${skill.trim()}":`;
    places.set(what, [...(places.get(what) ?? []), entryPlace]);
  }
  return Array.from(places).flatMap(([what, entries]) =>
    faultsByFile(entries, what, { severity: 'advice', todo }),
  );
}

/**
 * Whether two names probably mean the same skill: "Postgres" and "PostgreSQL", "JS" and "JavaScript
 * (ES6+)", "React.js" and "React". False for "Java" and "JavaScript", and for "React" and "React
 * Native".
 */
export function isProbablySame(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [one, other]
    .map(bareName)
    .sort((a, b) => a.length - b.length);
  if (shorter === longer) return true;
  if (isAbbreviation(one, other) || isAbbreviation(other, one)) return true;
  const ending = longer.startsWith(shorter) ? longer.slice(shorter.length) : '';
  if (shorter.length > 3 && /^(s?ql|db|css)$/.test(ending)) return true;
  // Another word of two letters is no typo: "UI Design" is not "UX Design".
  if (lacksShortWord(one, other) && lacksShortWord(other, one)) return false;
  return shorter.length > 5 && distance(shorter, longer) === 1;
}

const withoutNote = (name: string) => name.replace(/\(.*\)/, '').trim();

/** A name without note, version, separators and "js": "vue" for "Vue.js 3 (Composition API)". */
const bareName = (name: string): string =>
  withoutNote(name)
    .toLowerCase()
    .replace(/[\s._/-]/g, '')
    .replace(/(?<=[^\d]{2})v?\d+$/, '')
    .replace(/(?<=..)js$/, '');

/** Whether a name lacks a two-letter word that the other name has. */
function lacksShortWord(name: string, other: string): boolean {
  const [words = [], otherWords = []] = [name, other].map((each) =>
    each.toLowerCase().split(/[^\p{L}\p{N}]+/u),
  );
  return otherWords.some((word) => word.length === 2 && !words.includes(word));
}

/** Whether a name consists of another one’s initials or capitals: "ML" for "Machine Learning". */
function isAbbreviation(short: string, long: string): boolean {
  const parts = withoutNote(long).match(/\p{Lu}?\p{Ll}+|\p{Lu}/gu) ?? [];
  const letters = parts.map((part) => part.charAt(0).toUpperCase()).join('');
  return /^\p{Lu}{2,}$/u.test(short.trim()) && letters === short.trim();
}

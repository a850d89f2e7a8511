import type { Content } from '../../lib/content/schema';
import { readDay, readMonth } from './fields';
import { cleaned, sentences, splitPoints } from './texts';

/** Fields that say nothing to a reader of the page. */
const silent = /^(\$schema|meta\.(canonical|version)|basics\.location\.countryCode)$/;

/**
 * What a résumé says and the content made of it does not, one line a field:
 * `references[0].name: "Erlich"`. A sentence is said if one text of the content has all its words.
 */
export function unplaced(resume: unknown, content: Content): string[] {
  const said = textsIn(content).map(({ text }) => new Set(wordsOf(text)));
  const isSaid = (text: string) => {
    const words = wordsOf(text);
    return said.some((other) => words.every((word) => other.has(word)));
  };
  return textsIn(resume).flatMap(({ path, text }) => {
    const readings = [text, readMonth(text) ?? text, readDay(text) ?? text];
    if (silent.test(path) || readings.some(isSaid)) return [];
    const { prose, points } = splitPoints(text);
    const left = [...prose.split('\n'), ...points]
      .flatMap((line) => (line.includes(' ') ? sentences(line) : line))
      .filter((sentence) => !isSaid(sentence));
    const shown = left.join('').trim();
    if (shown === '') return [];
    return [`${path}: ${JSON.stringify(shown.length > 60 ? `${shown.slice(0, 59)}…` : shown)}`];
  });
}

/** The words of a text, or the parts of an address; "33.3%" as the number that it becomes. */
const wordsOf = (text: string) =>
  text
    .split(/[\s,;()|/]+/)
    .map((word) => word.replace(/[.:!?…%]+$/, ''))
    .filter((word) => word !== '');

/** All texts and numbers in a value, with the paths to them. */
function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ path, text: cleaned(value) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const where = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    return textsIn(inner, where);
  });
}

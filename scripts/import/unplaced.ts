import type { Content } from '../../lib/content/schema';
import { isoDay, sentences, splitPoints, text } from './reading';

/** Fields that say nothing to a reader of the page. */
const silent = /^(\$schema|meta\.(canonical|version))$/;

/**
 * What a résumé says and the content made of it does not, one line a field:
 * `references[0].name: "Erlich"`. A sentence is said if one text of the content has all its words.
 */
export function unplaced(resume: unknown, content: Content): string[] {
  const said = textsIn(content).map(({ found }) => new Set(wordsOf(found)));
  const isSaid = (given: string) => {
    const words = wordsOf(given);
    return said.some((other) => words.every((word) => other.has(word)));
  };
  return textsIn(resume).flatMap(({ path, found }) => {
    const day = isoDay(found);
    const dates = day === undefined ? [] : [day, day.slice(0, 7)];
    if (silent.test(path) || [found, ...dates].some(isSaid)) return [];
    const { prose, points } = splitPoints(found);
    const left = [...prose.split('\n'), ...points]
      .flatMap(sentences)
      .filter((sentence) => !isSaid(sentence))
      .join(' ');
    const shown = left.length > 60 ? `${left.slice(0, 59)}…` : left;
    return shown === '' ? [] : [`${path}: ${JSON.stringify(shown)}`];
  });
}

/** The words of a text, or the parts of an address; "33.3%" as the number that it becomes. */
const wordsOf = (given: string) =>
  given
    .toLowerCase()
    .split(/[\s,;()|/]+/)
    .map((word) => word.replace(/[.:!?…%]+$/, ''))
    .filter((word) => word !== '');

/** All texts and numbers in a value, with the paths to them. */
function textsIn(value: unknown, path = ''): { path: string; found: string }[] {
  if (typeof value !== 'object' || value === null) return [{ path, found: text(value) }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const where = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    return textsIn(inner, where);
  });
}

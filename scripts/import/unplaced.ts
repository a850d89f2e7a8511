import { isPresent } from '../../lib/content/period';
import type { Content } from '../../lib/content/schema';
import { sentencesIn } from '../../lib/documents/sentences';
import { shortened } from './coerce-to-schema';
import { type Entry, isoDay, text } from './reading';

/** The part of a résumé that a path, or a line of `unplacedTexts`, begins with. */
const partOf = (path: string) => /^[^.[:]*/.exec(path)?.[0] ?? '';

/** Sums up the unplaced texts, one line for each part of the résumé. */
export function unplacedLines(unplaced: readonly string[]): string[] {
  const parts = [...new Set(unplaced.map(partOf))];
  return parts.map((part) => {
    const lines = unplaced.filter((line) => partOf(line) === part);
    const first = lines.slice(0, 3).map((line) => line.slice(part.length).replace(/^\./, ''));
    const rest = lines.length > first.length ? ` and ${lines.length - first.length} more` : '';
    return `${part}: ${first.join(', ')}${rest}`;
  });
}

/**
 * Fields that mean nothing to a reader of the page, and the country, which the page shows by name.
 */
const technicalFields = /^(\$schema|meta\.(canonical|version)|basics\.location\.countryCode)$/;

/**
 * Finds the texts of a résumé that the content lacks, one line a field: `references[0].name:
 * "Erlich"`. A sentence counts as imported if a single text of the content has all its words.
 * @param language of the résumé's texts
 */
export function unplacedTexts(resume: Entry, content: Content, language: string): string[] {
  const texts = textsByPath(content).map((placed) => new Set(wordsOf(placed.text)));
  const isPlaced = (sentence: string) =>
    texts.some((words) => wordsOf(sentence).every((word) => words.has(word)));
  return textsByPath(resume).flatMap(({ path, text: whole }) => {
    if (technicalFields.test(path) || isPlacedDate(whole, language, isPlaced)) return [];
    const left = whole
      .split('\n')
      .flatMap((line) => sentencesIn(line, language))
      .filter((sentence) => wordsOf(sentence).length > 0 && !isPlaced(sentence));
    return left.length === 0 ? [] : [`${path}: "${shortened(left.join(' '), 60)}"`];
  });
}

/** Whether a text is a date whose day or month the content has in ISO form, or a word for today. */
function isPlacedDate(
  written: string,
  language: string,
  isPlaced: (date: string) => boolean,
): boolean {
  if (isPresent(written, language, 'present')) return true;
  const day = isoDay(written, language);
  return day !== undefined && [day, day.slice(0, 7)].some(isPlaced);
}

/** The words of a text, or the parts of an address; "33.3%" is the number that it becomes. */
const wordsOf = (whole: string): string[] =>
  whole
    .toLowerCase()
    .split(/[\s,;()[\]|/]+/)
    .map((word) => word.replace(/[.:!?…%]+$/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** All texts and numbers in a value, with their paths: `work[0].name`. */
function textsByPath(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value !== 'object' || value === null) return [{ path, text: text(value) }];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsByPath(inner, pathOf(value, key, path)),
  );
}

function pathOf(parent: object, key: string, path: string): string {
  if (Array.isArray(parent)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

import { isLanguageTag } from '../locale';
import { en } from './en';
import { es } from './es';
import { fil } from './fil';
import type { OwnWords, Words } from './words';

const dictionaries: Readonly<Record<string, Words>> = { en, es, fil };

/** What `content/site.ts` says of the words of the page. */
interface Choice {
  language: string;
  words?: OwnWords;
}

/** The words that come with the template for a language: 'es' for 'es-MX'; undefined if none do. */
export function dictionaryFor(language: string): Words | undefined {
  if (!isLanguageTag(language)) return undefined;
  // Old codes become today's: 'tl' is 'fil'.
  return dictionaries[new Intl.Locale(language).language];
}

/**
 * The words of the interface in the language of the site, with the owner's own in their places.
 * A language that the template does not have is the owner's own; English stands where it lacks a
 * word.
 */
export const chooseWords = ({ language, words }: Choice): Words =>
  merged(dictionaryFor(String(language)) ?? en, words) as Words;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !('other' in value);

/** Whether words are one text, forms for counting or a group of both; 'undefined' for none. */
const shapeOf = (words: unknown) => (isGroup(words) ? 'group' : typeof words);

/** Words of another shape, as those of an older version may be, are passed over like missing ones. */
function merged(base: unknown, own: unknown): unknown {
  if (shapeOf(own) !== shapeOf(base)) return base;
  if (!isGroup(base) || !isGroup(own)) return own;
  return Object.fromEntries(
    Object.entries(base).map(([name, words]) => [name, merged(words, own[name])]),
  );
}

/**
 * The words that the page says in English although its language is another, because the owner's
 * own dictionary lacks them: `form.failures.timeout`. None for the template's languages.
 */
export const missingWords = ({ language, words }: Choice): string[] =>
  dictionaryFor(language) === undefined ? lacking(en, words, []) : [];

function lacking(model: unknown, own: unknown, place: readonly string[]): string[] {
  if (!isGroup(model)) return shapeOf(own) === shapeOf(model) ? [] : [place.join('.')];
  const given = isGroup(own) ? own : {};
  return Object.keys(model).flatMap((key) => lacking(model[key], given[key], [...place, key]));
}

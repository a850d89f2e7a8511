import { isLanguageTag } from '../intl';
import { en } from './en';
import { es } from './es';
import { fil } from './fil';
import type { OwnWords, Words } from './words';

const dictionaries: Readonly<Record<string, Words>> = { en, es, fil };

/** The part of `content/site.ts` that decides on the words. */
interface Choice {
  language: string;
  words?: OwnWords;
}

/** The template's dictionary for a language: that of 'es' for 'es-MX'; undefined if it has none. */
export function dictionaryFor(language: string): Words | undefined {
  if (!isLanguageTag(language)) return undefined;
  // Intl.Locale replaces outdated codes: 'tl' by 'fil'.
  return dictionaries[new Intl.Locale(language).language];
}

/**
 * The words of the interface: the owner's own, else the dictionary's, else (in a language without a
 * dictionary) English ones.
 */
export const chooseWords = ({ language, words }: Choice): Words =>
  merged(dictionaryFor(String(language)) ?? en, words) as Words;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !('other' in value);

/** 'group' for a group of words, 'object' for plural forms, 'string' for a text, 'undefined' for none. */
const shapeOf = (words: unknown) => (isGroup(words) ? 'group' : typeof words);

/** Own words of another shape, as an older version had, count as missing. */
function merged(base: unknown, own: unknown): unknown {
  if (shapeOf(own) !== shapeOf(base)) return base;
  if (!isGroup(base) || !isGroup(own)) return own;
  return Object.fromEntries(
    Object.entries(base).map(([name, words]) => [name, merged(words, own[name])]),
  );
}

/**
 * The places of the words that the page shows in English because the owner's own dictionary lacks
 * them: `form.failures.timeout`. None for the template's languages.
 */
export const missingWords = ({ language, words }: Choice): string[] =>
  dictionaryFor(language) === undefined ? missingFrom(words, en, []) : [];

function missingFrom(own: unknown, model: unknown, place: readonly string[]): string[] {
  if (!isGroup(model)) return shapeOf(own) === shapeOf(model) ? [] : [place.join('.')];
  const given = isGroup(own) ? own : {};
  return Object.keys(model).flatMap((key) => missingFrom(given[key], model[key], [...place, key]));
}

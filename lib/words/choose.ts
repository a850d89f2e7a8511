import { isLanguageTag } from '../content/language-tag';
import { fallbacks } from './language';
import type { OwnWords, Words } from './words';

/** Dictionaries by language: 'en', 'es-MX'. */
export type Dictionaries = Readonly<Record<string, Words>>;

/** The language of the dictionary that serves for a language: 'es' for 'es-MX'; undefined if none. */
export const dictionaryFor = (
  language: string,
  dictionaries: Readonly<Record<string, unknown>>,
): string | undefined => fallbacks(language).find((each) => Object.hasOwn(dictionaries, each));

/**
 * The words of the interface in the language of the site, with the owner's own in their places.
 * Where there is no dictionary for it, the English ones: builds stop before (`wordFaults`), and the
 * development server says what is missing while it shows the page.
 */
export function chooseWords(
  { language, words: own = {} }: { language: string; words?: OwnWords },
  dictionaries: { en: Words } & Dictionaries,
): Words {
  const found = isLanguageTag(String(language)) && dictionaryFor(language, dictionaries);
  return merged((found && dictionaries[found]) || dictionaries.en, own) as Words;
}

function merged(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (typeof base !== 'object' || base === null || typeof own !== 'object') return own;
  const entries = Object.entries({ ...base, ...own });
  return Object.fromEntries(
    entries.map(([key]) => [
      key,
      merged((base as Record<string, unknown>)[key], (own as Record<string, unknown>)[key]),
    ]),
  );
}

import { directionOf } from '../text/intl';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fil } from './fil';
import { fr } from './fr';
import { pt } from './pt';
import type { OwnWords, Words } from './words';

export type Locale = ReturnType<typeof localeFor>;

/** The locale of a language: its words, or else the English ones, with the owner's over them. */
export const localeFor = ({ language, words }: { language: string; words?: OwnWords }) => ({
  language,
  direction: directionOf(language),
  words: merged(builtInWords(language) ?? en, words) as Words,
});

const wordsByLanguage: Readonly<Record<string, Words>> = { de, en, es, fil, fr, pt };

/** The words that the template has: for 'es-MX' those in Spanish; undefined if there are none. */
export function builtInWords(language: string): Words | undefined {
  // Intl.Locale replaces outdated codes: 'tl' by 'fil'.
  return wordsByLanguage[new Intl.Locale(language).language];
}

/** The base words with the owner's in place of them. `words-schema.ts` allows no other names. */
function merged(base: unknown, own: unknown): unknown {
  if (typeof base !== 'object' || base === null) return own ?? base;
  return Object.fromEntries(
    Object.entries(base).map(([name, word]) => [name, merged(word, Object(own)[name])]),
  );
}

import { directionOf } from '../text/intl';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fil } from './fil';
import { fr } from './fr';
import { id } from './id';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { nl } from './nl';
import { pl } from './pl';
import { pt, ptPT } from './pt';
import { ru } from './ru';
import { tr } from './tr';
import { uk } from './uk';
import { vi } from './vi';
import type { OwnWords, Words } from './words';
import { zh } from './zh';

export type Locale = ReturnType<typeof localeFor>;

/** The locale of a language: its words, or else the English ones, with the owner's over them. */
export const localeFor = ({ language, words }: { language: string; words?: OwnWords }) => ({
  language,
  direction: directionOf(language),
  words: merged(builtInWords(language) ?? en, words) as Words,
});

/** The words that the template has, by language. */
export const wordsByLanguage: Readonly<Record<string, Words>> = {
  ar,
  de,
  en,
  es,
  fil,
  fr,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  'pt-PT': merged(pt, ptPT) as Words,
  ru,
  tr,
  uk,
  vi,
  zh,
};

/**
 * The words for a language tag: for 'es-MX' those in Spanish; undefined if there are none, or only
 * in other letters, as for 'zh-TW'.
 */
export function builtInWords(tag: string): Words | undefined {
  // Intl.Locale replaces outdated codes: 'tl' by 'fil'.
  const { language, script, region } = new Intl.Locale(tag).maximize();
  const isUsualScript = script === new Intl.Locale(language).maximize().script;
  if (!isUsualScript) return undefined;
  return wordsByLanguage[`${language}-${region}`] ?? wordsByLanguage[language];
}

type WordsOrText = string | undefined | { readonly [name: string]: WordsOrText };

/** The base words with the owner's in place of them. `ownWordsSchema` allows no other names. */
function merged(base: WordsOrText, own: WordsOrText): WordsOrText {
  if (typeof base !== 'object' || typeof own !== 'object') return own ?? base;
  return Object.fromEntries(
    Object.entries(base).map(([name, word]) => [name, merged(word, own[name])]),
  );
}

import { type Direction, directionOf } from '../language/intl';
import { chooseWords, type WordSettings } from './built-in-words';
import type { Words } from './words';

/** A language, and the words of the page in it. */
export interface Locale {
  language: string;
  direction: Direction;
  words: Words;
}

/** The locale of a language, with the words that its owner has set. */
export const localeFor = (settings: WordSettings): Locale => ({
  language: settings.language,
  direction: directionOf(settings.language),
  words: chooseWords(settings),
});

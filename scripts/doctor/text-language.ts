import { detectAll, supportedLanguages } from 'tinyld';

/** Shorter texts do not tell their language: names of tools read the same in all. */
const LEAST = 80;
/** How sure the detection must be, from 0 to 1; lists of names come out below 0.1. */
const SURE = 0.4;

/** Languages that look so alike on paper that a program takes one for the other. */
const alike = [
  ['no', 'nb', 'nn', 'da', 'sv'],
  ['id', 'ms', 'jv', 'su'],
  ['pt', 'gl', 'es', 'ca', 'ast', 'oc'],
  ['sr', 'hr', 'bs', 'sl', 'mk', 'bg', 'sh'],
  ['cs', 'sk'],
  ['ru', 'uk', 'be'],
  ['fil', 'ceb', 'ilo', 'war'],
  ['nl', 'af', 'fy', 'lb', 'de'],
  ['hi', 'mr', 'ne'],
  ['ar', 'fa', 'ur', 'ku', 'ckb', 'ps'],
  ['tr', 'az', 'tk', 'uz'],
  ['zh', 'yue', 'ja'],
];

/** The language alone, by today's code: 'tl-PH' → 'fil'. */
const bare = (tag: string) => new Intl.Locale(tag).language;

/** Whether the detection knows a language, so that it could have named it. */
export const isTellable = (tag: string): boolean =>
  supportedLanguages.some((each) => bare(each) === bare(tag));

/**
 * The language that texts are written in.
 * @returns a code like 'en' or 'fil'; undefined where it cannot be told with confidence
 */
export function languageOfText(texts: readonly string[]): string | undefined {
  const whole = texts.join('\n');
  // One sign of Chinese or Japanese says what four letters say elsewhere.
  const { length } = whole.replace(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu, '$&   ');
  if (length < LEAST) return undefined;
  const [best] = detectAll(whole);
  return best === undefined || best.accuracy < SURE ? undefined : bare(best.lang);
}

/** Whether two languages are the same, or too alike to be told apart by a program. */
export function isAlike(one: string, other: string): boolean {
  const [first, second] = [bare(one), bare(other)];
  return first === second || alike.some((group) => group.includes(first) && group.includes(second));
}

import { comparableText, wordsInDates } from '../text/intl';
import { en } from '../words/en';
import type { Locale } from '../words/locale';
import { isIsoDate, type Period } from './dates';

// Reads dates as people write them. Signs stand for the words of a language, so that the patterns
// know none: "@7 2023 – =" is "July 2023 until now".

/** How people write a date. April is "@4". "3/4/2022" is missing, because it may be one of two. */
const dateForms: [form: RegExp, iso: string][] = [
  [/^(\d{4})[-/.](\d\d?)$/, '$1-$2'], // "2022-5"; "2022年5月"
  [/^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/, '$1-$2-$3'], // "2022-5-25"
  [/^(\d\d?)[-/.](\d{4})$/, '$2-$1'], // "08/2014"
  [/^(\d\d?)\.(\d\d?)\.(\d{4})$/, '$3-$2-$1'], // "25.5.2022"
  [/^(\d{4})[\s./]*@(\d\d?)$/, '$1-$2'], // "2022 April"
  [/^(\d{4})[\s./]*@(\d\d?)[\s./]+(\d\d?)$/, '$1-$2-$3'], // "2022 April 23"
  [/^@(\d\d?)[\s.,/-]+(\d{4})$/, '$2-$1'], // "April 2020"
  [/^@(\d\d?)[\s./]+(\d\d?)[\s.,/]+(\d{4})$/, '$3-$1-$2'], // "March 14, 2025"
  [/^(\d\d?)[\s./]+@(\d\d?)[\s.,/]+(\d{4})$/, '$3-$2-$1'], // "14 March 2025"
];

function isoDate(signs: string): string | undefined {
  const text = signs.replace(/^[\s/]+|[\s/]+$/g, '');
  const [form, iso] = dateForms.find(([each]) => each.test(text)) ?? ['', ''];
  const date = text.replace(form, iso).replace(/(?<=-)\d(?=-|$)/g, '0$&');
  // Years of other centuries are those of other calendars: 2565 in Thailand.
  return isIsoDate(date) && /^(19|20)/.test(date) ? date : undefined;
}

/** The signs of the words in `experience`, of which some are lists. */
const wordSigns = { present: '=', now: '=', since: '>', until: '–', expected: '!' } as const;

/** A function that writes signs for the words of a language, and for those of English. */
function signWriter({ language, words }: Locale) {
  const signs = new Map<string, string>();
  for (const [tag, { experience }] of [['en', en] as const, [language, words] as const]) {
    for (const { word, month } of wordsInDates(tag)) {
      const sign = month === undefined ? '/' : ` @${month} `;
      // No date has "?". "mar" is March, but in Finnish it is the beginning of November.
      signs.set(word, (signs.get(word) ?? sign) === sign ? sign : '?');
    }
    for (const [key, sign] of Object.entries(wordSigns)) {
      const list = experience[key as keyof typeof wordSigns].split(', ').filter(Boolean);
      for (const word of list) signs.set(comparableText(word, language), sign);
    }
  }
  const longestFirst = [...signs.keys()].sort((one, other) => other.length - one.length);
  const literal = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  // Letters that are not small, as in Japanese, have no spaces between their words.
  const inWord = String.raw`[\p{Ll}\p{M}]`;
  const pattern = new RegExp(`(?<!${inWord})(${literal.join('|')})(?!${inWord})\\.?`, 'gu');
  return (text: string) =>
    comparableText(text, language)
      .replace(pattern, (_, word) => signs.get(word) ?? '')
      .trim();
}

/** "· 1 yr 4 mos", "(18 months)": two dates say it. */
const lengthAtEnd = /\s*[·(（]\s*(\d+\s*\p{L}+\.?[\s,]*)+[)）]?$/u;

/** The dates of "2019-03 – @7 2024", or of "> 2020", which has not ended. */
function rangeIn(text: string): { from: string; to: string } | undefined {
  const rest = text.replace(/^>\s*/, '');
  for (const { 0: dash, index } of rest.matchAll(/\s*(?:[-–—~>][\s–]*|(?==))/g)) {
    const end = rest.slice(index + dash.length).replace(/\s*–$/, '');
    const to = /^=?$/.test(end) ? 'present' : isoDate(end);
    const begin = rest.slice(0, index);
    const inSameYear = isoDate(`${begin} ${to?.slice(0, 4)}`);
    const from = isoDate(begin) ?? inSameYear;
    // "Jun – Aug 2022" has one year, but not "Nov – Feb 2022".
    if (from && to && !(from === inSameYear && from > to)) return { from, to };
  }
  const from = rest === text ? undefined : isoDate(rest);
  return from === undefined ? undefined : { from, to: 'present' };
}

/** "2023-24" is two years. "2010/11" is left as it is, because it may be a month. */
function schoolYears(text: string): Period | undefined {
  const [, century, first = '', last = ''] = /^(\d\d)(\d\d)\s*[-–/]\s*(\d\d)$/.exec(text) ?? [];
  if (last > '12' && last > first) return { from: century + first, to: century + last };
  return last !== '' && Number(last) === Number(first) + 1 ? text : undefined;
}

/** Functions that read dates in a language, and in English. A text that is no date stays. */
export function dateReader(locale: Locale) {
  const signsIn = signWriter(locale);
  const readDate = (text: string): string => {
    const signs = signsIn(text);
    return signs === '=' ? 'present' : (isoDate(signs) ?? text);
  };
  const readPeriod = (text: string): Period => {
    const years = isIsoDate(text) ? text : schoolYears(text);
    if (years !== undefined) return years;
    const signs = signsIn(text);
    const dates = signs.replace(/[!():]/g, '');
    const date = isoDate(dates);
    const period = date
      ? { from: date, to: date }
      : (rangeIn(dates) ?? rangeIn(signsIn(text.replace(lengthAtEnd, ''))));
    // "Expected May 2027"
    if (period) return signs.includes('!') ? { ...period, text } : period;
    // "May 2021 – spring", of which only the end is no date.
    const [start = '', end = '', ...more] = text.split(/\s+[-–—]\s+/);
    const from = isoDate(signsIn(start));
    return from && /\p{L}/u.test(end) && more.length === 0 ? { from, to: end } : text;
  };
  return { readDate, readPeriod };
}

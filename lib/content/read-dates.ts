import { en } from '../words/en';
import type { Locale } from '../words/locale';
import { isIsoDate, type Period } from './dates';

// Dates are read as people write them, in the language of the page or in English. Their words are
// translated first: "Dez. 2022 bis heute" is "december 2022 – now".

const monthNames =
  'january february march april may june july august september october november december';
const months = monthNames.split(' ');

/** A text in small letters without accents and points, and with plain digits and spaces. */
const simplified = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[.,:/()]/g, ' ')
    .replaceAll('’', "'")
    .replaceAll('ı', 'i') // In capital letters, the two of Turkish are like those of English.
    .trim();

/** Words that Intl writes into dates, with the months that they name, or '' for "de" and "年". */
function wordsOfIntl(language: string): [word: string, month: string][] {
  const styles = [
    { month: 'long' } as const,
    { month: 'long', year: 'numeric' } as const,
    { month: 'short', year: 'numeric' } as const,
    { dateStyle: 'long' } as const, // Beside a day, a name may have another ending: "апреля".
  ];
  return styles.flatMap((style) => {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, style);
    return months.flatMap((month, index) =>
      format
        .formatToParts(new Date(2000, index))
        .filter(({ value }) => /\p{L}/u.test(value))
        .map(({ type, value }): [string, string] => [value, type === 'month' ? month : '']),
    );
  });
}

/** A function that translates the words of dates. Others stay. */
function translator({ language, words }: Locale) {
  const translations = new Map(months.map((month) => [month, month]));
  for (const [word, month] of wordsOfIntl(language)) translations.set(simplified(word), month);
  for (const { present, now, since, until, expected } of [en.experience, words.experience]) {
    const lists = { now: `${present}, ${now}`, since, '–': until, expected };
    for (const [translation, list] of Object.entries(lists)) {
      for (const word of list.split(', ')) translations.set(simplified(word), translation);
    }
  }
  translations.delete('');
  const longestFirst = [...translations.keys()].sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((word) => word.replace(/[*+?^${}|[\]\\]/g, '\\$&'));
  // Letters that are not small, as in Japanese, have no spaces between their words.
  const letter = String.raw`[\p{Ll}\p{M}]`;
  const anyWord = new RegExp(
    `(?<!${letter})(?:${escaped.join('|')}|\\p{L}[\\p{L}\\p{M}]{2,})(?!${letter})`,
    'gu',
  );
  /** "sept" is September, but "mar" may be two months in Finnish. */
  const monthWithStart = (start: string) => {
    const names = [...translations.keys()].filter((name) => name.startsWith(start));
    const found = months.filter((month) => names.some((name) => translations.get(name) === month));
    return found.length === 1 ? found[0] : start;
  };
  return (text: string) =>
    simplified(text.replace(/\b(\d\d?)\.(\d\d?)\.(\d{4})\b/g, '$3-$2-$1'))
      .replace(anyWord, (word) => ` ${translations.get(word) ?? monthWithStart(word)} `)
      .replace(/ +/g, ' ')
      .trim();
}

/** How people write a date. "3/4/2022" is missing, because it may be one of two. */
const dateForms: [form: RegExp, iso: string][] = [
  [/^(\d{4})[ -](\d\d?|[a-z]+)$/, '$1-$2'], // "2022-5", "2022 May", "2022年5月"
  [/^(\d{4})[ -](\d\d?|[a-z]+)[ -](\d\d?)$/, '$1-$2-$3'], // "2022/5/25", "2022년 5월 25일"
  [/^(\d\d?|[a-z]+)[ -]+(\d{4})$/, '$2-$1'], // "08/2014", "April 2020"
  [/^(\d\d?) ([a-z]+) (\d{4})$/, '$3-$2-$1'], // "14 March 2025"
  [/^([a-z]+) (\d\d?) (\d{4})$/, '$3-$1-$2'], // "March 14, 2025"
];

/** '2027-05' for "may 2027", also if it is expected. */
function isoDate(translated: string): string | undefined {
  const text = translated.replace('expected', '').trim();
  const date = dateForms
    .reduce((written, [form, iso]) => written.replace(form, iso), text)
    .replace(/[a-z]+/, (name) => `${months.indexOf(name) + 1}`) // "2027-5" for "2027-may"
    .replace(/(?<=-)\d(?=-|$)/g, '0$&'); // "2027-05"
  // Years of other centuries are those of other calendars: 2565 in Thailand.
  return isIsoDate(date) && /^(19|20)/.test(date) ? date : undefined;
}

/** The first of two dates, which may have the year of the second one: "Jun – Aug 2022". */
function firstDate(translated: string, second: string): string | undefined {
  const date = isoDate(translated);
  const hasMonthName = /[a-z]/.test(translated);
  if (date !== undefined || !hasMonthName) return date;
  const inSameYear = isoDate(`${translated} ${second.slice(0, 4)}`);
  // "Nov – Feb 2022" begins in another year.
  return inSameYear !== undefined && inSameYear <= second ? inSameYear : undefined;
}

/** What stands between two dates or after the only one: "–", "– now", or "since" in Japanese. */
const separators = /( ?([\p{Pd}~]|since|now))+ ?/gu;

/** The dates of "2019 – july 2024", "2023 – now", or "since 2020", which has not ended. */
function twoDates(translated: string): { from: string; to: string } | undefined {
  const text = translated.replace(/^since (.*)$/, '$1 –');
  for (const { 0: separator, index } of text.matchAll(separators)) {
    // In Japanese, "until" stands after the date.
    const end = text.slice(index + separator.length).replace(/ –$/, '');
    const to = end === '' ? 'present' : isoDate(end);
    const from = to && firstDate(text.slice(0, index), to);
    if (from && to) return { from, to };
  }
}

/** "2018-21" goes from year to year. "2010/11" stays as it is, because 11 may be a month. */
function schoolYears(text: string): Period | undefined {
  const [, century = '', first = '', last = ''] =
    /^(\d\d)(\d\d)\s*[-–/]\s*(\d\d)$/.exec(text) ?? [];
  if (last > '12' && last > first) return { from: century + first, to: century + last };
  return Number(last) === Number(first) + 1 ? text : undefined;
}

/** "· 1 yr 4 mos", "(18 months)": two dates say it. */
const lengthAtEnd = /\s*[·(（]\s*(\d+\s*\p{L}+\.?[\s,]*)+[)）]?$/u;

/** Functions that read dates. A text that is no date stays. */
export function dateReader(locale: Locale) {
  const translate = translator(locale);
  const readDate = (text: string): string => {
    const translated = translate(text);
    return translated === 'now' ? 'present' : (isoDate(translated) ?? text);
  };
  const readPeriod = (text: string): Period => {
    if (isIsoDate(text)) return text;
    const years = schoolYears(text);
    if (years !== undefined) return years;
    const translated = translate(text);
    const date = isoDate(translated);
    // Not the text '2010-11', about which doctor would ask whether it is two years.
    const dates = date
      ? { from: date, to: date }
      : twoDates(translate(text.replace(lengthAtEnd, '')));
    if (dates) return translated.includes('expected') ? { ...dates, text } : dates;
    // "May 2021 – spring", of which only the end is no date.
    const [, start = '', to = ''] = /^(.+?)\s+[-–—]\s+(.*\p{L}.*)$/u.exec(text) ?? [];
    const from = readDate(start);
    return isIsoDate(from) ? { from, to } : text;
  };
  return { readDate, readPeriod };
}

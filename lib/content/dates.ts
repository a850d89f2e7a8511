import { z } from 'zod';
import { en } from '../words/en';
import type { Locale } from '../words/locale';
import { fields, text } from './schema-fields';

const dateRule = "must be a date that exists, like '2024-05-20', '2024-05' or '2024'";

/** Whether a text is a day, a month or a year in ISO 8601: "2024-05-20", "2024-05", "2024". */
export function isIsoDate(value: string): boolean {
  if (!/^\d{4}(-\d\d){0,2}$/.test(value)) return false;
  const parsed = new Date(value);
  // JavaScript reads February 31 as March 2.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/** A text like '2024-13' or '2024-08-01T00:00:00Z' was meant as a date. */
const dateOrText = text(60).refine(
  (value) => !/^\d{4}(-\d{1,2}){1,2}(T|$)/.test(value) || isIsoDate(value),
  dateRule,
);

/** Without its last date, a period has not ended. Without the first one, nobody knows when it began. */
const periodFields = fields({
  from: z.string(dateRule).refine(isIsoDate, dateRule).meta({ holds: 'date' }).optional(),
  to: dateOrText.meta({ holds: 'date' }).optional(),
  text: text(60).optional(),
})
  // The rule of the union is the fault of what aborts.
  .refine(({ from, to }) => from !== undefined || to !== undefined, { abort: true })
  .refine(
    // Compares only as many characters as `to` has: '2024-08' is not after '2024'. What is no date
    // has a fault already.
    ({ from = '', to = '' }) =>
      !isIsoDate(from) || !isIsoDate(to) || from.slice(0, to.length) <= to,
    'must not end before it starts',
  );

/**
 * A period is one date, '2024-05'; or a text, "Summer 2024", from which documents for programs get
 * no date; or a first and a last date, and perhaps a text in their place. zod reports the faults of
 * the form that the owner chose.
 */
export const periodSchema = z
  .union(
    [dateOrText, periodFields],
    "must be a date like '2024-08', dates like { from: '2024-08', to: 'present' }, or a text like \"Summer 2024\"",
  )
  .meta({ holds: 'period' });

export type Period = z.infer<typeof periodSchema>;

// Dates are read as people write them. Signs stand for the words of a language, so that the patterns
// know none: "@7 2023 – =" is "July 2023 until now".

/** How people write a date. "3/4/2022" is missing, because it may be one of two. */
const dateForms: [form: RegExp, iso: string][] = [
  [/^(\d{4})[ -]@?(\d\d?)$/, '$1-$2'], // "2022-5", "2022年5月"
  [/^(\d{4})[ -]@?(\d\d?)[ -](\d\d?)$/, '$1-$2-$3'], // "2022/5/25"
  [/^@?(\d\d?)[ -]+(\d{4})$/, '$2-$1'], // "08/2014", "April 2020"
  [/^(\d\d?) @(\d\d?) (\d{4})$/, '$3-$2-$1'], // "14 March 2025", "25.5.2022"
  [/^@(\d\d?) (\d\d?) (\d{4})$/, '$3-$1-$2'], // "March 14, 2025"
];

function isoDate(signs: string): string | undefined {
  // "(expected)", "Expected: May 2027", and the word for "until" after a Japanese date.
  const written = signs.replace(/[!():]|–$/g, '').trim();
  const date = dateForms
    .reduce((text, [form, iso]) => text.replace(form, iso), written)
    .replace(/(?<=-)\d(?=-|$)/g, '0$&');
  // Years of other centuries are those of other calendars: 2565 in Thailand.
  return isIsoDate(date) && /^(19|20)/.test(date) ? date : undefined;
}

/** The dates of "2019-03 – @7 2024", or of "> 2020", which has not ended. */
function rangeIn(signs: string): { from: string; to: string } | undefined {
  const text = signs.replace(/^> ?(.*)$/, '$1 –');
  for (const { 0: dash, index } of text.matchAll(/[\p{Pd}~>=][\s\p{Pd}~>=]*/gu)) {
    const [begin, end] = [text.slice(0, index), text.slice(index + dash.length)];
    const to = end === '' ? 'present' : isoDate(end);
    // "Jun – Aug 2022" has one year, but not "Nov – Feb 2022".
    const inSameYear = begin.includes('@') && isoDate(`${begin.trim()} ${to?.slice(0, 4)}`);
    const from = isoDate(begin) || inSameYear;
    if (from && to && !(from === inSameYear && from > to)) return { from, to };
  }
}

/** A text in small letters without accents and points, and with plain digits and spaces. */
const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\s.,/]+/g, ' ')
    .replaceAll('’', "'")
    .replaceAll('ı', 'i') // In capital letters, the two of Turkish are like those of English.
    .trim();

/** What Intl writes into the dates of each month: names, and words like "de" and "年". */
function dateParts(language: string) {
  const formats = [
    { month: 'long' } as const,
    { month: 'long', year: 'numeric' } as const,
    { month: 'short', year: 'numeric' } as const,
    { dateStyle: 'long' } as const, // Beside a day, a name may have another ending: "апреля".
  ].map((style) => new Intl.DateTimeFormat(`${language}-u-ca-gregory`, style));
  return Array.from({ length: 12 }, (_, index) => {
    const parts = formats.flatMap((format) => format.formatToParts(new Date(2000, index)));
    return parts.map((part) => ({ ...part, month: index + 1 }));
  }).flat();
}

/** The signs of the words in `experience`, of which some are lists. */
const wordSigns = { present: '=', now: '=', since: '>', until: '–', expected: '!' } as const;

/** A function that writes signs for the words of a language, and for those of English. */
function signWriter({ language, words }: Locale) {
  const signs = new Map<string, string>();
  for (const [tag, { experience }] of [['en', en] as const, [language, words] as const]) {
    for (const { type, value, month } of dateParts(tag)) {
      if (/\p{L}/u.test(value)) signs.set(comparable(value), type === 'month' ? `@${month}` : '');
    }
    for (const [key, sign] of Object.entries(wordSigns)) {
      const list = experience[key as keyof typeof wordSigns].split(', ').filter(Boolean);
      for (const word of list) signs.set(comparable(word), sign);
    }
  }
  const longestFirst = [...signs.keys()].sort((one, other) => other.length - one.length);
  const literal = longestFirst.map((word) => word.replace(/[*+?^${}()|[\]\\]/g, '\\$&'));
  // Letters that are not small, as in Japanese, have no spaces between their words.
  const inWord = String.raw`[\p{Ll}\p{M}]`;
  const pattern = new RegExp(`(?<!${inWord})(?:${literal.join('|')})(?!${inWord})`, 'gu');
  const names = [...signs].filter(([name, sign]) => sign.includes('@') && !/\d/.test(name));
  /** "mar" is March, but in Finnish it is the beginning of November, too. */
  const monthSign = (word: string) => {
    const found = names.flatMap(([name, sign]) => (name.startsWith(word) ? sign : []));
    const [month = word, ...others] = new Set(found);
    return others.length > 0 ? '?' : month;
  };
  return (text: string) =>
    comparable(text.replace(/\b(\d\d?)\.(\d\d?)\.(?=\d{4}\b)/g, '$1 @$2 '))
      .replace(/\p{L}[\p{L}\p{M}]{2,}/gu, monthSign)
      .replace(pattern, (word) => ` ${signs.get(word)} `)
      .replace(/ +/g, ' ')
      .trim();
}

/** "· 1 yr 4 mos", "(18 months)": two dates say it. */
const lengthAtEnd = /\s*[·(（]\s*(\d+\s*\p{L}+\.?[\s,]*)+[)）]?$/u;

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
    const date = isoDate(signsIn(text));
    const range = rangeIn(signsIn(text.replace(lengthAtEnd, '')));
    const period = range ?? (date && { from: date, to: date });
    if (period) return signsIn(text).includes('!') ? { ...period, text } : period;
    // "May 2021 – spring", of which only the end is no date.
    const [start = '', end = '', ...more] = text.split(/\s+[-–—]\s+/);
    const from = readDate(start);
    const isFrom = isIsoDate(from) && /\p{L}/u.test(end) && more.length === 0;
    return isFrom ? { from, to: end } : text;
  };
  return { readDate, readPeriod };
}

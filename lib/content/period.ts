import { z } from 'zod';
import { templateWords } from '../words/choose';
import type { Experience } from './schema';

/** A period in the content: a text, or data. */
export type Period = NonNullable<Experience['period']>;

/** A text in lower case, without accents and abbreviation points, with single spaces. */
const normalised = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\.(?!\d)/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The month (1–12) whose name, in English or `language`, begins with the word. */
function monthNamed(word: string, language: string): number | undefined {
  if (word.length < 3) return undefined;
  // A name may differ when it is alone, shortened or next to a day.
  const forms = [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const;
  const formats = ['en', language].flatMap((locale) =>
    forms.map(
      (form) => new Intl.DateTimeFormat(locale, { ...form, calendar: 'gregory', timeZone: 'UTC' }),
    ),
  );
  return months.find((month) =>
    formats.some((format) => {
      const parts = format.formatToParts(Date.UTC(2024, month - 1));
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      return normalised(name).startsWith(word);
    }),
  );
}

/** The forms of a date, in the spelling that `normalised` returns. */
const dateForms = [
  /^(?<year>\d{4})(-(?<month>\d{2}))?$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(t.*)?$/,
  /^(?<month>\d{1,2})\/(?<year>\d{4})$/,
  /^((?<day>\d{1,2})\.)?(?<month>\d{1,2})\.(?<year>\d{4})$/,
  /^((?<day>\d{1,2}) (de )?)?(?<name>\p{L}+),?( de)? (?<year>\d{4})$/u,
  /^(?<name>\p{L}+) (?<day>\d{1,2}), (?<year>\d{4})$/u,
];

/**
 * Reads a date.
 * @param text "2024-05-20", also followed by a time, "20.05.2024", "May 20, 2024", "20 May 2024",
 *   "2024-05", "05/2024", "05.2024", "May 2024", "2024"; month names are English or in `language`
 * @returns the date in ISO 8601 (`2024-05-20`, `2024-05`, `2024`); undefined for any other text and
 *   for a day or month that does not exist
 */
export function isoDate(text: string, language: string): string | undefined {
  const date = normalised(text);
  const match = dateForms.map((form) => form.exec(date)).find((result) => result !== null);
  if (match?.groups === undefined) return undefined;
  const { year, month, name, day } = match.groups;
  const number = name === undefined ? month : monthNamed(name, language);
  if (name !== undefined && number === undefined) return undefined;
  const parts = [year, number, day].filter((part) => part !== undefined);
  const iso = parts.map((part) => String(part).padStart(2, '0')).join('-');
  if (day !== undefined && !z.iso.date().safeParse(iso).success) return undefined;
  return /^(19|20|21)\d\d(-(0[1-9]|1[0-2])(-\d\d)?)?$/.test(iso) ? iso : undefined;
}

/** Words between the two dates of a period, in the languages that owners write most. */
const untilWords = 'to|until|till|bis|hasta|al?|hanggang';

/** Words before the first date, or before the only date of a period that has not ended. */
const sinceWords = 'since|from|seit|ab|von|desde|mula';

/** A dash, a word like "to", or a hyphen that is not the one in "2024-05". */
const separator = new RegExp(
  `\\s*[–—]\\s*|\\s+(?:-|${untilWords})\\s+|(?<=\\d{4})-(?!\\d\\d(?:[-\\sT]|$))`,
  'i',
);

const openingWord = new RegExp(`^\\s*(?:${sinceWords})\\s+`, 'i');

/**
 * Whether a text is a word for today: in English, in German, or in the page's language.
 * @param present the word on the page
 */
function isPresent(text: string, language: string, present: string): boolean {
  const commonWords = ['present', 'now', 'today', 'current', 'ongoing', 'heute'];
  const templateWord = templateWords(language)?.experience.present ?? present;
  return [...commonWords, present, templateWord].map(normalised).includes(normalised(text));
}

/** Start and end of a period in ISO 8601. A period with a start and no end has not ended. */
interface PeriodDates {
  start?: string;
  end?: string;
}

/**
 * Reads a period.
 * @param period data, or a text: "Sept 2025 – Present", "2023-2024", "03/2022 to 06/2023", "10.2012
 *   – 09.2016", "Jan – Mar 2024", "since 2019", "seit 2019"
 * @param language of the page; a text may contain month names in it or in English
 * @param present the word on the page for a period that has not ended
 * @returns year or month of start and end; {} for any other text, if the period ends before it
 *   starts, and if there is no period
 */
export function periodDates(
  period: Period | undefined,
  language: string,
  present: string,
): PeriodDates {
  if (period === undefined) return {};
  if (typeof period === 'string') return textDates(period, language, present);
  const { from: start, to: end } = period;
  return end === 'present' ? { start } : { start, end };
}

/** Reads a period that is a text. */
function textDates(text: string, language: string, present: string): PeriodDates {
  const monthOf = (date: string) => isoDate(date, language)?.slice(0, 7);
  const dates = text.replace(openingWord, '');
  const [first = '', last, ...others] = dates.split(separator);
  if (last === undefined) {
    const start = monthOf(first);
    if (start === undefined) return {};
    return dates === text ? { start, end: start } : { start };
  }
  const end = monthOf(last);
  // "Jan – Mar 2024": the year belongs to both months.
  const start = monthOf(first) ?? (end && monthOf(`${first} ${end.slice(0, 4)}`));
  if (start === undefined || others.length > 0) return {};
  if (isPresent(last, language, present)) return { start };
  if (end === undefined) return {};
  const isInOrder = start.slice(0, end.length) <= end.slice(0, start.length);
  return isInOrder ? { start, end } : {};
}

/** A date for readers: "2024-05" in `language`; any other text unchanged. */
export function formatDate(date: string, language: string): string {
  const iso = /^\d{4}-/.test(date.trim()) ? isoDate(date, language) : undefined;
  if (iso === undefined) return date;
  const [, month, day] = iso.split('-');
  const format = new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'short' }),
    ...(day && { day: 'numeric' }),
  });
  return format.format(new Date(iso));
}

/**
 * A period for readers: data in `language`; a text unchanged.
 * @param present the word for a period that has not ended: "Present"
 */
export function formatPeriod(period: Period, language: string, present: string): string {
  if (typeof period === 'string') return period;
  const from = formatDate(period.from, language);
  if (period.from === period.to) return from;
  return `${from} – ${period.to === 'present' ? present : formatDate(period.to, language)}`;
}

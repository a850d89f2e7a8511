import { z } from 'zod';
import { dictionaryFor } from '../words/choose';
import type { Experience } from './schema';

/** A period in the content: a text, or data. */
export type PeriodText = NonNullable<Experience['period']>;

/** A text in lower case, without accents and full stops, with single spaces. */
const simplified = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The month (1–12) with a name, in English or `language`, that begins with the word; else 0. */
function monthNamed(word: string, language: string): number {
  // A name may differ when it is alone, shortened or beside a day.
  const forms = [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const;
  const formats = ['en', language].flatMap((each) =>
    forms.map((form) => new Intl.DateTimeFormat(each, { ...form, calendar: 'gregory' })),
  );
  const isMeant = (month: number) =>
    formats.some((format) => {
      const parts = format.formatToParts(new Date(2024, month - 1, 15));
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      return word.length > 2 && simplified(name).startsWith(word);
    });
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find(isMeant) ?? 0;
}

/** The ISO 8601 form of "2024", "2024-08", "08/2024", "Aug 2024" or "marzo de 2024". */
function isoMonth(text: string, language: string): string | undefined {
  const found =
    /^(?<year>\d{4})(-(?<month>\d{2}))?$/.exec(text) ??
    /^(?<month>\d{1,2})\/(?<year>\d{4})$/.exec(text) ??
    /^(?<name>\p{L}+),?( de)? (?<year>\d{4})$/u.exec(text);
  const { year = '', month, name } = found?.groups ?? {};
  const number = name === undefined ? month : monthNamed(name, language);
  const iso = number === undefined ? year : `${year}-${String(number).padStart(2, '0')}`;
  return /^(19|20|21)\d\d(-(0[1-9]|1[0-2]))?$/.test(iso) ? iso : undefined;
}

/**
 * A date in ISO 8601 (`2024-05-20`, `2024-05`, `2024`).
 * @param given "2024-05-20", also followed by a time, "2024-05", "2024", "May 2024", "05/2024"
 * @returns undefined for any other text and for days that do not exist
 */
export function isoDate(given: string, language: string): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(given.trim())?.[0];
  if (day === undefined) return isoMonth(simplified(given), language);
  return z.iso.date().safeParse(day).success ? day : undefined;
}

/** A dash, a hyphen between spaces or years, or "to". */
const separator = / ?[–—] ?| - ?|(?<=^\d{4})-(?=\d{4}$)| to /;

/**
 * Start and end of a period in ISO 8601 (`2025-09`, `2025`); without `end` it has not ended.
 * @param given data, or a text with month names in English or `language`: "Sept 2025 – Present",
 *   "2023-2024", "03/2022 to 06/2023", "Jan – Mar 2024"
 * @returns {} for any other text, for a period that ends before it starts, and for none
 */
export function periodDates(
  given: PeriodText | undefined,
  language: string,
): { start?: string; end?: string } {
  if (given === undefined) return {};
  const text = simplified(typeof given === 'string' ? given : `${given.from} – ${given.to}`);
  const [first = '', last = first, ...others] = text.split(separator);
  if (others.length > 0) return {};
  const end = isoMonth(last, language);
  // "Jan – Mar 2024": the year belongs to both months.
  const start =
    isoMonth(first, language) ?? (end && isoMonth(`${first} ${end.slice(0, 4)}`, language));
  if (start === undefined) return {};
  const present = simplified(dictionaryFor(language)?.experience.present ?? '');
  if (['present', 'now', 'today', 'current', 'ongoing', present].includes(last)) return { start };
  return end && start.slice(0, end.length) <= end.slice(0, start.length) ? { start, end } : {};
}

/** A date for readers: "2024-05" in `language`, other texts as the owner wrote them. */
export function formatDate(given: string, language: string): string {
  const iso = /^\d{4}-/.test(given.trim()) ? isoDate(given, language) : undefined;
  if (iso === undefined) return given;
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
 * A period for readers: a text as the owner wrote it, data in `language`.
 * @param present the word for a period that has not ended: "Present"
 */
export function formatPeriod(given: PeriodText, language: string, present: string): string {
  if (typeof given === 'string') return given;
  const from = formatDate(given.from, language);
  if (given.from === given.to) return from;
  return `${from} – ${given.to === 'present' ? present : formatDate(given.to, language)}`;
}

/** A period for readers, split into its dates, with their ISO 8601 form, and the text between. */
export function periodPieces(
  given: PeriodText,
  language: string,
  present: string,
): { text: string; date?: string }[] {
  const text = formatPeriod(given, language, present);
  const { start, end } = periodDates(given, language);
  const dash = separator.exec(text);
  if (dash === null) return [{ text, date: start === end ? start : undefined }];
  return [
    { text: text.slice(0, dash.index), date: start },
    { text: dash[0] },
    { text: text.slice(dash.index + dash[0].length), date: end },
  ];
}

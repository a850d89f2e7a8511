import { dictionaryFor } from '../words/choose';

/**
 * A period as the owner may give it: a text, which is printed as it stands, or years or months,
 * which are printed in the page's language: `{ from: '2024-08', to: 'present' }`.
 */
export type PeriodText = string | { from: string; to: string };

/** A point of time as exactly as it was given. */
interface Moment {
  year: number;
  /** 1 to 12. */
  month?: number;
  /** Of the month; only in a date, never in a period. */
  day?: number;
}

/** A text without accents, full stops and capitals, with plain spaces. */
const simplified = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The names of the twelve months in a language, as they stand alone, shortened, and beside a day. */
function monthNames(language: string): string[][] {
  const forms = [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const;
  const formats = forms.map(
    (form) => new Intl.DateTimeFormat(language, { ...form, calendar: 'gregory' }),
  );
  return Array.from({ length: 12 }, (_, month) =>
    formats.map((format) => {
      const parts = format.formatToParts(new Date(2024, month, 15));
      return simplified(parts.find(({ type }) => type === 'month')?.value ?? '');
    }),
  );
}

/** The number of a month by its name in English or the page's language, or by the name's start. */
function monthNamed(word: string, language: string): number | undefined {
  if (word.length < 3) return undefined;
  for (const names of [monthNames('en'), monthNames(language)]) {
    const index = names.findIndex((forms) => forms.some((form) => form.startsWith(word)));
    if (index >= 0) return index + 1;
  }
  return undefined;
}

/** One end of a period: "2024", "2024-08", "08/2024", "Aug 2024", "marzo de 2024". */
function readMoment(text: string, language: string): Moment | undefined {
  const found =
    /^(?<year>\d{4})(-(?<month>\d{2}))?$/.exec(text) ??
    /^(?<month>\d{1,2})\/(?<year>\d{4})$/.exec(text) ??
    /^(?<name>\p{L}+),?( de)? (?<year>\d{4})$/u.exec(text);
  const { year = '', month, name } = found?.groups ?? {};
  if (year < '1900' || year > '2199') return undefined;
  if (name === undefined && month === undefined) return { year: Number(year) };
  const number = name === undefined ? Number(month) : monthNamed(name, language);
  const isMonth = number !== undefined && number >= 1 && number <= 12;
  return isMonth ? { year: Number(year), month: number } : undefined;
}

/** A moment as ISO 8601 has it: `2024-08`, or `2024` where no month was given. */
export function isoDate({ year, month, day }: Moment): string {
  const parts = [month, day].flatMap((part) => part ?? []);
  return [year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}

/** A dash with or without spaces, a hyphen between spaces or years, or "to". */
const separator = / ?[–—] ?| - ?|(?<=^\d{4})-(?=\d{4}$)| to /;

/**
 * Start and end of a period as ISO 8601 (`2025-09`, `2025`); without `end` it lasts until today.
 * @param given data, or a text in English or with the month names of the page's language:
 *   "Sept 2025 – Present", "2023-2024", "03/2022 to 06/2023", "Jan – Mar 2024"
 * @returns an empty object for a text that reads otherwise, ends before it starts, or was not given
 */
export function periodDates(
  given: PeriodText | undefined,
  language: string,
): { start?: string; end?: string } {
  if (given === undefined) return {};
  const text = simplified(typeof given === 'string' ? given : `${given.from} – ${given.to}`);
  const [first = '', last = first, ...others] = text.split(separator);
  if (others.length > 0) return {};
  const present = simplified(dictionaryFor(language)?.experience.present ?? '');
  const isPresent = ['present', 'now', 'today', 'current', present].includes(last);
  const to = readMoment(last, language);
  // "Jan – Mar 2024": the first month is of the same year.
  const from = readMoment(first, language) ?? (to && readMoment(`${first} ${to.year}`, language));
  if (from === undefined) return {};
  const start = isoDate(from);
  if (isPresent) return { start };
  const end = to && isoDate(to);
  return end !== undefined && start.slice(0, end.length) <= end.slice(0, start.length)
    ? { start, end }
    : {};
}

/**
 * Reads a date: "2024-05-20", also with a time behind it, "2024-05", "2024", "May 2024", "05/2024".
 * @returns undefined for a text that reads otherwise, or a day that the calendar does not have
 */
export function parseDate(given: string, language: string): Moment | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(given.trim())?.[0];
  if (iso === undefined) return readMoment(simplified(given), language);
  const month = readMoment(iso.slice(0, 7), language);
  const time = Date.parse(iso);
  // For 31 February, Date takes a day in March.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return month && isDay ? { ...month, day: Number(iso.slice(8)) } : undefined;
}

/** A date to be read: "2024-05" in the page's language, anything else as the owner wrote it. */
export function formatDate(given: string, language: string): string {
  const found = /^\d{4}-/.test(given.trim()) ? parseDate(given, language) : undefined;
  if (found === undefined) return given;
  const { year, month = 1, day = 1 } = found;
  const format = new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    ...(found.month && { month: 'short' }),
    ...(found.day && { day: 'numeric' }),
  });
  return format.format(Date.UTC(year, month - 1, day));
}

/**
 * A period to be read: a text as the owner wrote it, data in the page's language.
 * @param present the word for an end that has not come: "Present"
 */
export function formatPeriod(given: PeriodText, language: string, present: string): string {
  if (typeof given === 'string') return given;
  const from = formatDate(given.from, language);
  if (given.from === given.to) return from;
  return `${from} – ${given.to === 'present' ? present : formatDate(given.to, language)}`;
}

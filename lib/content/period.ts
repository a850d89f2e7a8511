import { dictionaryFor } from '../words/choose';

/** A period as data, printed in the page's language: `{ from: '2024-08', to: 'present' }`. */
export interface PeriodData {
  /** A year or a year and month. */
  from: string;
  to: string;
}

/** A period as the owner may give it; a text is printed as it stands. */
export type PeriodText = string | PeriodData;
/** A day, month or year as the owner may give it: "2024-05" or "May 2024". */
export type DateText = string;

/** A point of time as exactly as it was given. */
export interface Moment {
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

/** All names of months in a language, twelve for each form: alone, short, beside a day. */
function monthNames(language: string): string[] {
  const forms: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'short' },
    { month: 'long', day: 'numeric' },
  ];
  return forms.flatMap((form) => {
    const format = new Intl.DateTimeFormat(language, { ...form, calendar: 'gregory' });
    return Array.from({ length: 12 }, (_, month) => {
      const parts = format.formatToParts(new Date(2024, month, 15));
      return simplified(parts.find(({ type }) => type === 'month')?.value ?? '');
    });
  });
}

const namesOf = new Map<string, string[]>();

/** The number of a month: by its name in English or the page's language, or by the name's start. */
function monthNamed(word: string, language: string): number | undefined {
  const names = namesOf.get(language) ?? [...monthNames('en'), ...monthNames(language)];
  namesOf.set(language, names);
  const exact = names.indexOf(word);
  const index =
    exact < 0 && word.length > 2 ? names.findIndex((name) => name.startsWith(word)) : exact;
  return index < 0 ? undefined : (index % 12) + 1;
}

function moment(year: number, month?: number): Moment | undefined {
  if (year < 1900 || year > 2199) return undefined;
  if (month === undefined) return { year };
  return month >= 1 && month <= 12 ? { year, month } : undefined;
}

/** One end of a period: "2024", "2024-08", "08/2024", "Aug 2024", "summer 2024". */
function readMoment(text: string, language: string): Moment | undefined {
  const yearFirst = /^(\d{4})(?:-(\d{2}))?$/.exec(text);
  if (yearFirst)
    return moment(Number(yearFirst[1]), yearFirst[2] ? Number(yearFirst[2]) : undefined);
  const monthFirst = /^(\d{1,2})\/(\d{4})$/.exec(text);
  if (monthFirst) return moment(Number(monthFirst[2]), Number(monthFirst[1]));
  const [, name, year] = /^(\p{L}+),?(?: de| of)? (\d{4})$/u.exec(text) ?? [];
  if (name === undefined) return undefined;
  if (/^(spring|summer|autumn|fall|winter)$/.test(name)) return moment(Number(year));
  const month = monthNamed(name, language);
  return month === undefined ? undefined : moment(Number(year), month);
}

/** A moment as ISO 8601 has it: `2024-08`, or `2024` where no month was given. */
export function isoDate({ year, month, day }: Moment): string {
  const parts = [month, month && day].flatMap((part) => part ?? []);
  return [year, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}

const separator = / ?[–—] ?| - ?|(?<=\d{4})-(?=\d{4}$|\d{2}\/|\p{L})| (?:to|until) /u;

/**
 * Start and end of a period as ISO 8601 (`2025-09`, `2025`); without `end` it lasts until today.
 * @param given data, or a text in English or with the month names of the page's language:
 *   "Sept 2025 – Present", "2023-2024", "03/2022 to 06/2023", "Jan – Mar 2024", "since 2021"
 * @returns an empty object for a text that reads otherwise, ends before it starts, or was not given
 */
export function periodDates(
  given: PeriodText | undefined,
  language: string,
): { start?: string; end?: string } {
  if (given === undefined) return {};
  const text = typeof given === 'string' ? simplified(given) : `${given.from} – ${given.to}`;
  const [first = '', ...rest] = text.split(separator);
  if (rest.length > 1) return {};
  const second = rest[0] ?? (first.startsWith('since ') ? '' : first);
  const words = ['', 'present', 'now', 'today', 'current', 'ongoing'];
  words.push(simplified(dictionaryFor(language)?.experience.present ?? ''));
  const to = words.includes(second) ? 'present' : readMoment(second, language);
  if (to === undefined) return {};

  const begin = first.replace(/^since /, '');
  // "Jan – Mar 2024": the first month is of the same year.
  const from =
    readMoment(begin, language) ??
    (to === 'present' ? undefined : readMoment(`${begin} ${to.year}`, language));
  if (from === undefined) return {};
  const start = isoDate(from);
  if (to === 'present') return { start };
  const end = isoDate(to);
  return start.slice(0, end.length) <= end.slice(0, start.length) ? { start, end } : {};
}

/**
 * Reads a date: "2024-05-20", also with a time behind it, "2024-05", "2024", "May 2024", "05/2024".
 * @returns undefined for a text that reads otherwise, or a day that the calendar does not have
 */
export function parseDate(given: DateText, language: string): Moment | undefined {
  const [, iso, day] = /^(\d{4}-\d{2}-(\d{2}))(?:T.*)?$/.exec(given.trim()) ?? [];
  if (iso === undefined) return readMoment(simplified(given), language);
  const month = readMoment(iso.slice(0, 7), language);
  const time = Date.parse(iso);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return month && isDay ? { ...month, day: Number(day) } : undefined;
}

/** A moment in the words of a language: "Aug 2024", "2024", "May 20, 2024". */
function formatMoment({ year, month, day }: Moment, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    ...(month === undefined ? {} : { month: 'short' }),
    ...(day === undefined ? {} : { day: 'numeric' }),
  });
  return format.format(Date.UTC(year, (month ?? 1) - 1, day ?? 1));
}

/** A date to be read: "2024-05" in the page's language, anything else as the owner wrote it. */
export function formatDate(given: DateText, language: string): string {
  const found = /^\d{4}-/.test(given.trim()) ? parseDate(given, language) : undefined;
  return found === undefined ? given : formatMoment(found, language);
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

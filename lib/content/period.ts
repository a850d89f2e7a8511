import type { Certificate, Experience } from './schema';

/** A period in the content: dates, or a text. */
export type Period = NonNullable<Experience['period']>;

/** The date of a certificate, publication or award: an ISO date, a text, or both. */
export type DateOrText = NonNullable<Certificate['date']>;

/** Start and end of a period in ISO 8601. A period with a start and no end has not ended. */
interface PeriodDates {
  start?: string;
  end?: string;
}

/** The dates of a period for programs; {} if it is only a text or missing. */
export function periodDates(period?: Period): PeriodDates {
  if (period === undefined || typeof period === 'string') return {};
  const { from: start, to: end } = period;
  return end === 'present' ? { start } : { start, end };
}

/** Whether a text is a day, a month or a year in ISO 8601: "2024-05-20", "2024-05", "2024". */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}(-\d\d){0,2}$/.test(text)) return false;
  const date = new Date(text);
  // JavaScript reads February 31 as March 2.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A date for programs, in ISO 8601; undefined if it is only a text or missing. */
export function isoDate(value?: DateOrText): string | undefined {
  const date = typeof value === 'object' ? value.date : value;
  return date !== undefined && isIsoDate(date) ? date : undefined;
}

/** An ISO date in a language: "Aug 2024" for "2024-08". */
function formatIsoDate(iso: string, language: string): string {
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

/** A date for readers: its text, or else the date in `language`. */
export function formatDate(value: DateOrText, language: string): string {
  if (typeof value === 'object') return value.text;
  return isIsoDate(value) ? formatIsoDate(value, language) : value;
}

/**
 * A period for readers: its text, or else its dates in `language`.
 * @param present the word for a period that has not ended: "Present"
 */
export function formatPeriod(period: Period, language: string, present: string): string {
  if (typeof period === 'string') return period;
  const { from, to, text } = period;
  if (text !== undefined) return text;
  const start = formatIsoDate(from, language);
  if (from === to) return start;
  return `${start} – ${to === 'present' ? present : formatIsoDate(to, language)}`;
}

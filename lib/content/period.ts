import type { Certificate, Experience } from './schema';

/** A period in the content: dates, or a text. */
export type Period = NonNullable<Experience['period']>;

/** The date of a certificate, publication or award: an ISO date, a text, or both. */
export type DateOrText = NonNullable<Certificate['date']>;

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

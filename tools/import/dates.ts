import { isIsoDate } from '../../lib/content/dates';
import { type Entry, firstText, joined, textOf } from './values';

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const dateForms = [
  // "2021", "2021-03", "2021-3", "2021/03", "2021-03-14", "2021-03-14T00:00:00Z"
  /^(?<year>\d{4})(?:[-/](?<month>\d{1,2}))?(?:[-/](?<day>\d{1,2})(?:T.*)?)?$/,
  // "03/2025"
  /^(?<month>\d{1,2})\/(?<year>\d{4})$/,
  // "Mar 2025", "Sept. 2025", "March 14, 2025"
  /^(?<name>[a-z]{3})[a-z]{0,6}\.? (?:(?<day>\d{1,2}), )?(?<year>\d{4})$/i,
];

/**
 * Reads a date of a résumé. Month names are English.
 * @returns the day, month or year in ISO 8601: "2024-05" for "May 2024"; undefined for any other
 *   value
 */
export function readDate(value: unknown): string | undefined {
  const groups = dateForms.map((form) => form.exec(textOf(value))?.groups).find(Boolean);
  if (groups === undefined) return undefined;
  const { year, name, day } = groups;
  const month = name ? String(monthNames.indexOf(name.toLowerCase()) + 1) : groups.month;
  const parts = [year, month, day].filter((part) => part !== undefined);
  const iso = parts.map((part) => part.padStart(2, '0')).join('-');
  return isIsoDate(iso) ? iso : undefined;
}

export const readMonth = (value: unknown): string | undefined => readDate(value)?.slice(0, 7);

/** Whether the end of a period says that it has none. */
export const isCurrent = (end: unknown): boolean =>
  /^(|present|current|now|today|ongoing|till date)$/i.test(textOf(end));

/**
 * The period of an entry in months. An entry without an end lasts until today; one without a start
 * gets its end as the start. If a date cannot be read, or the end is before the start, the period
 * is a text.
 * @param text the field `period`, in which the `resume.json` of this site has a text
 */
export function readPeriod([start, end, text]: readonly unknown[]): unknown {
  const asText = joined([start, end], ' – ');
  if (asText === undefined) return firstText([text]);
  const from = readMonth(start ?? end);
  const to = isCurrent(end) ? 'present' : readMonth(end);
  if (from === undefined || to === undefined || from.slice(0, to.length) > to) return asText;
  return { from, to, ...(textOf(text) && { text }) };
}

/**
 * The date of a certificate, publication or award. A date that cannot be read is a text.
 * @param text the field `dateText`, in which the `resume.json` of this site has a text
 */
export function readDateOrText([date, releaseDate, text]: readonly unknown[]): unknown {
  const given = firstText([date, releaseDate]);
  const iso = readDate(given);
  if (iso === undefined) return given ?? firstText([text]);
  return textOf(text) === '' ? iso : { date: iso, text };
}

/**
 * Compares entries of a résumé by the end of their periods, or by their dates; then by the start.
 */
export const latestFirst = (one: Entry, other: Entry): number =>
  dateKey(other).localeCompare(dateKey(one), 'en');

function dateKey(entry: Entry): string {
  const start = readDate(entry.startDate) ?? '';
  const end = textOf(entry.date ?? entry.releaseDate ?? entry.endDate);
  // An end without a number is a word for today, also "heute" or "現在". It is later than all years.
  if (textOf(entry.startDate) !== '' && !/\p{N}/u.test(end)) return `9999 ${start}`;
  const last = end || textOf(entry.period ?? entry.dateText);
  // The last year in a text that is no date.
  const date = readDate(last) ?? last.match(/\b(19|20|21)\d\d\b/g)?.at(-1) ?? '';
  return `${date} ${start}`;
}

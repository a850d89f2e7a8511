import { isIsoDate } from '../../lib/content/dates';
import { joined, type ResumeEntry, ResumeValue, textOf } from './resume';

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
  const written = textOf(value);
  const groups = dateForms.map((form) => form.exec(written)?.groups).find(Boolean);
  if (groups === undefined) return undefined;
  const { year, name, day } = groups;
  const month = name ? String(monthNames.indexOf(name.toLowerCase()) + 1) : groups.month;
  const parts = [year, month, day].filter((part) => part !== undefined);
  const iso = parts.map((part) => part.padStart(2, '0')).join('-');
  return isIsoDate(iso) ? iso : undefined;
}

const goesOn = (end: string) => /^(|present|current|now|today|ongoing|till date)$/i.test(end);

/**
 * The period of an entry in months. An entry without an end lasts until today; one without a start
 * gets its end as the start. If a date cannot be read, or the end is before the start, the period
 * is a text. The `resume.json` of this site has the text of a period in the field `period`.
 */
export function readPeriod({ startDate, endDate, period }: ResumeEntry): ResumeValue | undefined {
  const all = joined([startDate, endDate, period], '');
  const [start, end] = [textOf(startDate), textOf(endDate)];
  if (all === undefined || start + end === '') return all;
  const monthOf = (date: unknown) => readDate(date)?.slice(0, 7);
  const isCurrent = goesOn(end);
  const to = isCurrent ? 'present' : monthOf(endDate);
  const from = start === '' ? monthOf(endDate) : monthOf(startDate);
  if (to === undefined) keepAsText(endDate);
  if (from === undefined) keepAsText(startDate ?? endDate);
  if (from !== undefined && to !== undefined) {
    const isInOrder = isCurrent || from.slice(0, to.length) <= to;
    if (isInOrder) return all.as({ from, to, ...(textOf(period) && { text: textOf(period) }) });
    keepAsText(endDate, 'the period ends before it starts');
  }
  return joined([startDate, endDate], ' – ');
}

function keepAsText(date: unknown, reason = 'the import reads no date in it'): void {
  if (date instanceof ResumeValue) date.remark = { what: 'kept as text', reason };
}

/**
 * The date of a certificate, publication or award. A date that cannot be read is a text. The
 * `resume.json` of this site has the text of a date in the field `dateText`.
 */
export function dateOf({ date, releaseDate, dateText }: ResumeEntry): ResumeValue | undefined {
  const written = date ?? releaseDate;
  const iso = readDate(written);
  if (iso !== undefined) {
    const value = textOf(dateText) === '' ? iso : { date: iso, text: textOf(dateText) };
    return joined([written, dateText], '')?.as(value);
  }
  keepAsText(written);
  return joined([written], '') ?? joined([dateText], '');
}

/** Sorts entries by their periods or dates; current ones come before all others. */
export const latestFirst = (entries: readonly ResumeEntry[]): ResumeEntry[] =>
  entries.toSorted((one, other) => sortKey(other).localeCompare(sortKey(one), 'en'));

function sortKey(entry: ResumeEntry): string {
  const start = textOf(entry.startDate);
  const end = textOf(entry.date ?? entry.releaseDate ?? entry.endDate);
  // "present" comes after all digits.
  if (start !== '' && goesOn(end)) return `present ${readDate(start)}`;
  const written = end || textOf(entry.period ?? entry.dateText);
  // The last year in a text that is no date.
  const date = readDate(written) ?? written.match(/\b(19|20|21)\d\d\b/g)?.at(-1) ?? '';
  return `${date} ${readDate(start) ?? ''}`;
}

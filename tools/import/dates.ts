import { type DateOrText, isIsoDate, isoDate, type Period } from '../../lib/content/dates';
import { type ResumeEntry, text } from './reading';

const monthNames =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** The forms in which résumés write dates. */
const dateForms = [
  // "2021", "2021-03", "2021-3", "2021/03", "2021-03-14", "2021-03-14T00:00:00Z"
  /^(?<year>\d{4})(?:[-/](?<month>\d{1,2}))?(?:[-/](?<day>\d{1,2})(?:T.*)?)?$/,
  // "03/2025"
  /^(?<month>\d{1,2})\/(?<year>\d{4})$/,
  // "Mar 2025", "Sept. 2025", "March 14, 2025"
  /^(?<name>[a-z]{3,9})\.? (?:(?<day>\d{1,2}), )?(?<year>\d{4})$/i,
];

/**
 * Reads a date of a résumé. Month names are English.
 * @returns the day, month or year in ISO 8601: "2024-05" for "May 2024"; undefined for any other
 *   value
 */
export function readDate(value: unknown): string | undefined {
  const written = text(value);
  const groups = dateForms.map((form) => form.exec(written)?.groups).find(Boolean);
  if (groups === undefined) return undefined;
  const { year, name, day } = groups;
  const isNamed = (month: string) => name !== undefined && month.startsWith(name.toLowerCase());
  const month = name === undefined ? groups.month : String(monthNames.findIndex(isNamed) + 1);
  const parts = [year, month, day].filter((part) => part !== undefined);
  const iso = parts.map((part) => part.padStart(2, '0')).join('-');
  return isIsoDate(iso) ? iso : undefined;
}

/** Start and end of an entry: a month or year in ISO 8601, 'present', or a text. */
function datesOf(entry: ResumeEntry) {
  const monthOf = (date: unknown) => readDate(date)?.slice(0, 7) ?? text(date);
  const start = monthOf(entry.startDate);
  const end = monthOf(entry.endDate);
  if (start === '' && end === '') return undefined;
  const isCurrent = end === '' || /^(present|current|now)$/i.test(end);
  return { start: start || end, end: isCurrent ? 'present' : end };
}

/** Whether an entry of a résumé ends before it starts. */
export function endsBeforeStart(entry: ResumeEntry): boolean {
  const { start = '', end = '' } = datesOf(entry) ?? {};
  return isIsoDate(start) && isIsoDate(end) && start.slice(0, end.length) > end;
}

/**
 * The period of an entry in months. An entry without an end lasts until today; an entry without a
 * start lasts only for the month of its end.
 * @returns a text if a date cannot be read, or if the period ends before it starts. The
 *   `resume.json` of this site has the text of a period in the field `period`.
 */
export function readPeriod(entry: ResumeEntry): Period | undefined {
  const dates = datesOf(entry);
  const written = text(entry.period);
  if (dates === undefined) return written || undefined;
  const { start, end } = dates;
  const isReadable = isIsoDate(start) && (end === 'present' || isIsoDate(end));
  if (isReadable && !endsBeforeStart(entry)) {
    return { from: start, to: end, ...(written && { text: written }) };
  }
  return [entry.startDate, entry.endDate].map(text).filter(Boolean).join(' – ');
}

/**
 * The date of a certificate, publication or award. A date that cannot be read is a text. The
 * `resume.json` of this site has the text of a date in the field `dateText`.
 */
export function dateOf({ date, releaseDate, dateText }: ResumeEntry): DateOrText {
  const iso = readDate(date ?? releaseDate);
  const written = text(dateText);
  if (iso === undefined) return text(date ?? releaseDate) || written;
  return written === '' ? iso : { date: iso, text: written };
}

/**
 * Sorts entries with periods, the one that ended last first, and current ones before all others.
 */
export const latestPeriodFirst = (entries: readonly ResumeEntry[]): ResumeEntry[] =>
  sortedDown(entries, (entry) => {
    const period = readPeriod(entry) ?? '';
    // "present" comes after all digits.
    if (typeof period === 'object') return period.to + period.from;
    const isCurrent = text(entry.startDate) !== '' && text(entry.endDate) === '';
    return (isCurrent ? 'present' : '') + lastYearIn(period);
  });

/** Sorts entries with the dates of `dateOf`, the latest first. */
export const latestDateFirst = <Dated extends { date: DateOrText }>(
  entries: readonly Dated[],
): Dated[] =>
  sortedDown(
    entries,
    ({ date }) => isoDate(date) ?? lastYearIn(typeof date === 'object' ? date.date : date),
  );

/** The last year in a text that is no date, to sort by; '' if there is none. */
const lastYearIn = (written: string) => written.match(/\b(19|20|21)\d\d\b/g)?.at(-1) ?? '';

const sortedDown = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => keyOf(b).localeCompare(keyOf(a), 'en'));

import { isIsoDate, type Period } from '../../lib/content/dates';
import { joined, type ResumeEntry, ResumeValue, text } from './resume';

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

/**
 * The period of an entry in months. An entry without an end lasts until today; one without a start
 * gets its end as the start. If a date cannot be read, or the end is before the start, the period
 * is a text. The `resume.json` of this site has the text of a period in the field `period`.
 */
export function readPeriod({ startDate, endDate, period }: ResumeEntry): ResumeValue | undefined {
  const all = joined([startDate, endDate, period], '');
  const [start, end] = [text(startDate), text(endDate)];
  if (all === undefined || start + end === '') return all;
  const monthOf = (date: unknown) => readDate(date)?.slice(0, 7);
  const isCurrent = end === '' || /^(present|current|now|today|ongoing|till date)$/i.test(end);
  const to = isCurrent ? 'present' : monthOf(endDate);
  const from = start === '' ? monthOf(endDate) : monthOf(startDate);
  if (to === undefined) keepAsText(endDate, unreadable);
  if (from === undefined) keepAsText(startDate ?? endDate, unreadable);
  if (from !== undefined && to !== undefined) {
    const isInOrder = isCurrent || from.slice(0, to.length) <= to;
    if (isInOrder) return all.as({ from, to, ...(text(period) && { text: text(period) }) });
    keepAsText(endDate, 'the period ends before it starts');
  }
  return joined([startDate, endDate], ' – ');
}

const unreadable = 'the import reads no date in it';

function keepAsText(date: unknown, reason: string): void {
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
    const value = text(dateText) === '' ? iso : { date: iso, text: text(dateText) };
    return joined([written, dateText], '')?.as(value);
  }
  keepAsText(written, unreadable);
  return joined([written], '') ?? joined([dateText], '');
}

/**
 * Sorts entries with periods, the one that ended last first, and current ones before all others.
 */
export const latestPeriodFirst = (entries: readonly ResumeEntry[]): ResumeEntry[] =>
  entries.toSorted(
    descending((entry) => {
      const period = readPeriod(entry)?.value as Period | undefined;
      // "present" comes after all digits.
      if (typeof period === 'object') return period.to + period.from;
      const isCurrent = text(entry.startDate) !== '' && text(entry.endDate) === '';
      return (isCurrent ? 'present' : '') + lastYearIn(text(period));
    }),
  );

/** Sorts entries with dates, the latest first. */
export const latestDateFirst = (entries: readonly ResumeEntry[]): ResumeEntry[] =>
  entries.toSorted(
    descending((entry) => {
      const date = text(entry.date) || text(entry.releaseDate);
      return readDate(date) ?? lastYearIn(date || text(entry.dateText));
    }),
  );

/** The last year in a text that is no date, to sort by; '' if there is none. */
const lastYearIn = (written: string) => written.match(/\b(19|20|21)\d\d\b/g)?.at(-1) ?? '';

/** Compares entries for a list that begins with the greatest key. */
const descending =
  (keyOf: (entry: ResumeEntry) => string) =>
  (one: ResumeEntry, other: ResumeEntry): number =>
    keyOf(other).localeCompare(keyOf(one), 'en');

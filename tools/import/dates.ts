import { type Period, periodDates } from '../../lib/content/period';
import { type Entry, isoDateOf, text } from './reading';

/**
 * The period of an entry in months. An entry without an end lasts until today; an entry without a
 * start lasts only for the month of its end.
 * @returns the dates as a text if one of them cannot be read. The `resume.json` of this site has
 *   such a text in the field `period`.
 */
export function periodOf(entry: Entry, language: string): Period | undefined {
  const monthOf = (date: unknown) => isoDateOf(date, language)?.slice(0, 7) ?? text(date);
  const start = monthOf(entry.startDate);
  const end = monthOf(entry.endDate);
  if (start === '' && end === '') return text(entry.period) || undefined;
  const from = start || end;
  const to = end || 'present';
  const dates = periodDates(`${from} – ${to}`, language, 'present');
  if (dates.start !== undefined) return { from: dates.start, to: dates.end ?? 'present' };
  return [start, end].filter((date) => date !== '').join(' – ');
}

/** The date of a certificate, publication or award. A date that cannot be read stays as it is. */
export function dateOf({ date, releaseDate, dateText }: Entry, language: string): string {
  const written = date ?? releaseDate ?? dateText;
  return isoDateOf(written, language) ?? text(written);
}

/**
 * Sorts entries with periods, the one that ended last first, and current ones before all others.
 */
export const latestPeriodFirst = (entries: readonly Entry[], language: string): Entry[] =>
  sortedDown(entries, (entry) => {
    const period = periodOf(entry, language) ?? '';
    // "present" comes after all digits.
    if (typeof period === 'object') return period.to + period.from;
    const isCurrent = text(entry.startDate) !== '' && text(entry.endDate) === '';
    return (isCurrent ? 'present' : '') + lastYearIn(period);
  });

/** Sorts entries with the dates of `dateOf`, the latest first. */
export const latestDateFirst = <Dated extends { date: string }>(
  entries: readonly Dated[],
  language: string,
): Dated[] => sortedDown(entries, ({ date }) => isoDateOf(date, language) ?? lastYearIn(date));

/** The last year in a text that is no date, to sort by; '' if there is none. */
const lastYearIn = (written: string) => written.match(/\b(19|20|21)\d\d\b/g)?.at(-1) ?? '';

const sortedDown = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => keyOf(b).localeCompare(keyOf(a), 'en'));

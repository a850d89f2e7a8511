import { type Period, periodDates } from '../../lib/content/period';
import { type Entry, isoDay, text } from './reading';

/**
 * The months of an entry. An entry without an end lasts until today.
 * @returns the résumé's own text if one of its dates cannot be read. The `resume.json` of this site
 *   has it in a field `period`.
 */
export function periodOf(entry: Entry, language: string): Period | undefined {
  const monthOf = (date: unknown) => isoDay(date, language)?.slice(0, 7) ?? text(date);
  const start = monthOf(entry.startDate);
  const end = monthOf(entry.endDate);
  if (start === '' && end === '') return text(entry.period) || undefined;
  const dates = periodDates(`${start || end} – ${end || 'present'}`, language, 'present');
  if (dates.start !== undefined) return { from: dates.start, to: dates.end ?? 'present' };
  return [start, end].filter((date) => date !== '').join(' – ');
}

/** The date of a certificate, publication or award. A date that cannot be read stays as it is. */
export function dateOf({ date, releaseDate, dateText }: Entry, language: string): string {
  const written = date ?? releaseDate ?? dateText;
  return isoDay(written, language) ?? text(written);
}

/**
 * Sorts entries with periods, the one that ended last first, and current ones before all others.
 */
export const latestPeriodFirst = (entries: readonly Entry[], language: string): Entry[] =>
  sortedDown(entries, (entry) => {
    const period = periodOf(entry, language) ?? '';
    if (typeof period === 'object') return period.to + period.from;
    const isCurrent = text(entry.startDate) !== '' && text(entry.endDate) === '';
    return (isCurrent ? 'present' : '') + lastYearIn(period);
  });

/** Sorts entries with dates, the latest first. */
export const latestDateFirst = <Dated extends { date: string }>(entries: readonly Dated[]) =>
  sortedDown(entries, ({ date }) => isoDay(date) ?? lastYearIn(date));

/** The last year in a text that is no date, to sort by; '' if there is none. */
const lastYearIn = (written: string) => written.match(/\b(19|20|21)\d\d\b/g)?.at(-1) ?? '';

const sortedDown = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => keyOf(b).localeCompare(keyOf(a), 'en'));

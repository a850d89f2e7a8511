import {
  type DateText,
  isoDate,
  type Moment,
  type PeriodText,
  parseDate,
  parsePeriod,
} from './period';

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

/**
 * A period to be read: a text as the owner wrote it, data in the page's language.
 * @param present the word for an end that has not come: "Present"
 */
export function formatPeriod(given: PeriodText, language: string, present: string): string {
  const period = typeof given === 'string' ? undefined : parsePeriod(given, language);
  if (period === undefined) return String(given);
  const from = formatMoment(period.from, language);
  if (period.to === 'present') return `${from} – ${present}`;
  const isOne = isoDate(period.from) === isoDate(period.to);
  return isOne ? from : `${from} – ${formatMoment(period.to, language)}`;
}

/** A date to be read: "2024-05" in the page's language, anything else as the owner wrote it. */
export function formatDate(given: DateText, language: string): string {
  const isData = /^\d{4}(-\d{2}){1,2}$/.test(given.trim());
  const moment = isData ? parseDate(given, language) : undefined;
  return moment === undefined ? given : formatMoment(moment, language);
}

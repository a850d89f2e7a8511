import { isIsoDate, type Period } from '../content/dates';
import { formatYear } from '../text/intl';
import { nonEmpty, withoutRepeats } from '../text/text';
import type { Locale } from '../words/locale';
import type { ProfileContext } from './context';

export interface ProfilePeriod {
  text: string;
  /** For the CV, without days, and "mar. 2024" for "mar. de 2024". Two dates replace a text. */
  shortText: string;
  /** In ISO 8601: '2025-09', '2025'. */
  start?: string;
  /** The year of the first date, in the digits of the language. */
  startYear?: string;
  /** Undefined also if the period has not ended, or in words. */
  end?: string;
}

/** An ISO date in a language, without a place for a line break: "Aug 2024" for "2024-08". */
function formatDate(iso: string, language: string, isShort: boolean): string {
  const [, month, day] = iso.split('-');
  const format = new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'short' }),
    ...(day && { day: 'numeric' }),
  });
  const texts = format
    .formatToParts(new Date(iso))
    // A literal is what stands between month and year: the " de " of "mar. de 2024".
    .map(({ type, value }) =>
      type === 'literal' && isShort ? value.replace(/^ \p{L}+ $/u, ' ') : value,
    );
  // Russian and its neighbors end a date with "г." or "р." ("year"), which CVs there leave out.
  return unbroken(texts.join('').replace(/\s[гр]\.$/, ''));
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** What stands between two dates. A line may break after it, and not before it. */
const dashBetween = '\u00a0– ';

/** "2024" if a period has one date or two equal ones, else "2023 – 2024", "2023 – Present". */
function datesText(
  { from, to = 'present' }: Exclude<Period, string>,
  { language, words }: Locale,
  isShort = false,
): string {
  const textOf = (date: string) => {
    if (date === 'present') return unbroken(words.experience.present);
    if (!isIsoDate(date)) return date;
    return formatDate(isShort ? date.slice(0, 7) : date, language, isShort);
  };
  return withoutRepeats(nonEmpty([from, to]).map(textOf)).join(dashBetween);
}

/** A period in a language: "Aug 2024 – Present"; undefined if there is none. */
export function periodFor(
  period: Period | undefined,
  { locale }: Pick<ProfileContext, 'locale'>,
): ProfilePeriod | undefined {
  if (period === undefined) return undefined;
  if (typeof period === 'string') {
    if (isIsoDate(period)) return periodFor({ from: period, to: period }, { locale });
    return { text: period, shortText: period };
  }
  const { from: start, to: end = '', text } = period;
  // With two dates, a text says nothing more. Beside one it may: "Expected May 2027".
  const hasTwoDates = start !== end && start !== undefined && end !== '';
  return {
    text: text ?? datesText(period, locale),
    shortText: text !== undefined && !hasTwoDates ? text : datesText(period, locale, true),
    start,
    startYear: start && formatYear(Number(start.slice(0, 4)), locale.language),
    end: isIsoDate(end) ? end : undefined,
  };
}

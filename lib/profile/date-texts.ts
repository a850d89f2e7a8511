import { isIsoDate, type Period } from '../content/dates';
import { formatYear } from '../text/intl';
import { fill } from '../words/words';
import type { ProfileContext } from './context';

export interface ProfilePeriod {
  text: string;
  /** The first date in ISO 8601: '2025-09', '2025'. Undefined if the period is only a text. */
  start?: string;
  /** The year of the first date, in the digits of the language. */
  startYear?: string;
  /** Undefined also if the period has not ended. */
  end?: string;
}

/** An ISO date in a language, on one line: "Aug 2024" for "2024-08". */
function formatDate(iso: string, language: string): string {
  const [, month, day] = iso.split('-');
  const format = new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'short' }),
    ...(day && { day: 'numeric' }),
  });
  return unbroken(format.format(new Date(iso)));
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** An owner's text with the dash of other periods: "May – June" for "May - June". */
const withDash = (text: string) => text.replace(' - ', '\u00a0– ');

type DateContext = Pick<ProfileContext, 'locale' | 'content'>;

/** The dates of a period. Without an end, it goes on. */
function datesText(start: string, end: string | undefined, context: DateContext): string {
  const { locale, content } = context;
  const { language, words } = locale;
  const first = formatDate(start, language);
  if (start === end) return first;
  if (end !== undefined) return `${first}\u00a0– ${formatDate(end, language)}`;
  // Compares only as many characters as the date has: '2026' has begun on '2026-11-20'.
  const hasBegun = start <= content.site.updated.slice(0, start.length);
  return hasBegun
    ? `${first}\u00a0– ${unbroken(words.experience.present)}`
    : unbroken(fill(words.experience.from, { date: first }));
}

/**
 * A period in a language: "Aug 2024 – Present", or "from Feb 2029" if the content was last changed
 * before; undefined if there is none. Its only place for a line break is after the dash.
 */
export function periodFor(
  period: Period | undefined,
  context: DateContext,
): ProfilePeriod | undefined {
  if (period === undefined) return undefined;
  if (typeof period === 'string' && !isIsoDate(period)) return { text: withDash(period) };
  const dated = typeof period === 'string' ? { from: period, to: period } : period;
  const { from: start, to, text } = dated;
  const end = to === 'present' ? undefined : to;
  return {
    text: text ? withDash(text) : datesText(start, end, context),
    start,
    startYear: formatYear(Number(start.slice(0, 4)), context.locale.language),
    end,
  };
}

import {
  type DateOrText,
  formatDate,
  formatPeriod,
  isoDate,
  type Period,
  periodDates,
} from '../content/period';
import type { Locale } from '../locale';

/** A period for readers and for programs. */
export interface ProfilePeriod {
  text: string;
  /** The text that the owner has written, if any. */
  ownText?: string;
  /** In ISO 8601: '2025-09', '2025'. Undefined if the period is only a text. */
  start?: string;
  /** Undefined if the period has not ended. */
  end?: string;
}

/** A date for readers and for programs. */
export interface ProfileDate {
  text: string;
  /** The text that the owner has written, if any. */
  ownText?: string;
  /** In ISO 8601: '2025-09-30', '2025-09', '2025'. Undefined if the date is only a text. */
  iso?: string;
}

/** Formats a period of the content in the language of the page. */
export function periodFor(
  period: Period | undefined,
  { language, words }: Locale,
): ProfilePeriod | undefined {
  if (period === undefined) return undefined;
  const text = formatPeriod(period, language, words.experience.present);
  const ownText = typeof period === 'object' ? period.text : period;
  return { text, ownText, ...periodDates(period) };
}

/** Formats a date of the content in the language of the page. */
export function dateFor(
  date: DateOrText | undefined,
  { language }: Locale,
): ProfileDate | undefined {
  if (date === undefined) return undefined;
  const iso = isoDate(date);
  const ownText = typeof date === 'object' ? date.text : date;
  return {
    text: formatDate(date, language),
    ownText: ownText === iso ? undefined : ownText,
    iso,
  };
}

import { isIsoDate } from '../../lib/content/dates';
import { joined, textOf } from './values';

/** A date of JSON Resume, which some programs write with a time. Undefined for any other text. */
function isoDateIn(value: unknown): string | undefined {
  const date = textOf(value)?.replace(/T[\d:.]+Z?$/, '') ?? '';
  return isIsoDate(date) ? date : undefined;
}

/**
 * The period of an entry. An entry without an end has not ended. If a date cannot be read, or the
 * end is before the start, the period is a text.
 * @param text the field `period`, in which the `resume.json` of this site has a text
 */
export function importedPeriod([start, end, text]: readonly unknown[]): unknown {
  const from = isoDateIn(start ?? end);
  const isCurrent = end === undefined || /^present$/i.test(String(end));
  const to = isCurrent ? 'present' : isoDateIn(end);
  if (from === undefined || to === undefined || from.slice(0, to.length) > to) {
    return joined([start, end], ' – ') ?? text;
  }
  if (text !== undefined) return { from, to, text };
  return from === to ? from : { from, to };
}

/**
 * The date of a certificate, publication or award. A date that cannot be read is a text.
 * @param text the field `dateText`, in which the `resume.json` of this site has a text
 */
export function importedDate([date, text]: readonly unknown[]): unknown {
  const iso = isoDateIn(date);
  return iso !== undefined && text !== undefined ? { date: iso, text } : (iso ?? date ?? text);
}

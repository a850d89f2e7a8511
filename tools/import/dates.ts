import { isIsoDate } from '../../lib/content/dates';
import { tokensIn } from '../compare/tokens';
import { joined, textOf } from './values';

/** The date that a text says: '2024-05' for "May 2024"; undefined if it says more, or none. */
function readDate(value: unknown): string | undefined {
  const text = textOf(value) ?? '';
  const [{ key } = { key: '' }, ...others] = tokensIn(text);
  // "2024-02-31" has only the key of its year.
  const isWhole = key.length > '2024'.length || key === text;
  return others.length === 0 && isWhole && isIsoDate(key) ? key : undefined;
}

/**
 * The period of an entry. An entry without an end has not ended. If a date cannot be read, or the
 * end is before the start, the period is a text.
 * @param text the field `period`, in which the `resume.json` of this site has a text
 */
export function readPeriod([start, end, text]: readonly unknown[]): unknown {
  const from = readDate(start ?? end);
  const isCurrent = end === undefined || /^(present|current|now)$/i.test(String(end));
  const to = isCurrent ? 'present' : readDate(end);
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
export function readDateOrText([date, text]: readonly unknown[]): unknown {
  const iso = readDate(date);
  return iso !== undefined && text !== undefined ? { date: iso, text } : (iso ?? date ?? text);
}

import { z } from 'zod';
import { isoDate, parseDate, periodDates } from '../../lib/content/period';
import { isWebAddress } from '../../lib/hosting/addresses';
import { cleaned, shortened } from './texts';

/**
 * The kinds of field that a résumé is read with. What is of another kind, or would not pass the
 * content's own check, counts as not there, so reading never fails.
 */

const field = <T>(read: (text: string) => T | undefined) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => read(cleaned(value)))
    .optional()
    .catch(undefined);

/** A text, cut to what its field of the content holds, in UTF-16 units. */
export const text = (limit: number) => field((value) => shortened(value, limit) || undefined);

/** A text without which its entry has no place in the content. */
export const name = (limit: number) =>
  text(limit).transform((value, context): string => {
    if (value === undefined) context.addIssue({ code: 'custom', message: 'is missing' });
    return value ?? z.NEVER;
  });

/** A text that is taken as it is or not at all. */
export const textThat = (accepts: (text: string) => boolean) =>
  field((value) => (accepts(value) ? value : undefined));

export const link = textThat((value) => value.length <= 2000 && isWebAddress(value));

/** A day, month or year as ISO has it. */
export function readDay(value: string): string | undefined {
  const found = parseDate(value, 'en');
  return found && isoDate(found);
}

/** A month or year as ISO has it, since periods know no days; or "present". */
export function readMonth(value: string): string | undefined {
  const { start, end } = periodDates(`2000 – ${value || '?'}`, 'en');
  return start !== undefined && end === undefined ? 'present' : readDay(value)?.slice(0, 7);
}

export const day = field(readDay);

/** Start and end of an entry, as the form names them. */
export const dates = { startDate: field(readMonth), endDate: field(readMonth) };

/**
 * The period of an entry. Without an end it lasts until today; an end before the start is left out.
 */
export function period(given: { startDate?: string | undefined; endDate?: string | undefined }) {
  const { endDate: to = 'present' } = given;
  const from = given.startDate ?? given.endDate;
  if (from === undefined || from === 'present') return undefined;
  const isReversed = to !== 'present' && to.slice(0, from.length) < from.slice(0, to.length);
  return { from, to: isReversed ? from : to };
}

/** A list without the entries that cannot be read. */
export const list = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z
    .array(entry.optional().catch(undefined))
    .catch([])
    .transform((entries) => entries.filter((each) => each !== undefined).slice(0, most));

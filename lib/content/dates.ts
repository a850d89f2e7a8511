import { z } from 'zod';
import { text } from './schema-fields';

/** Whether a text is a month or a year in ISO 8601. A day is longer. */
const isMonthOrYear = (value: string) => isIsoDate(value) && value.length <= '2024-08'.length;
const monthRule = "must be a month like '2024-08', or a year like '2024'";
const endRule = `${monthRule}, or 'present'`;

/**
 * A period in months or years, with or without a text that the page shows instead. A period that is
 * only a text gives programs no dates.
 */
export const period = z.union(
  [
    text(60),
    z
      .strictObject({
        from: z.string(monthRule).refine(isMonthOrYear, monthRule),
        to: z
          .string(endRule)
          .refine((value) => value === 'present' || isMonthOrYear(value), endRule),
        text: text(60).optional(),
      })
      .refine(
        // A month may begin in the year in which the period ends: from '2024-08' to '2024'.
        ({ from, to }) => to === 'present' || from.slice(0, to.length) <= to,
        'must not end before it starts',
      ),
  ],
  "must be dates like { from: '2024-08', to: 'present' }, or a text like \"Summer 2024\"",
);

export type Period = z.infer<typeof period>;

/** Whether a text is a day, a month or a year in ISO 8601: "2024-05-20", "2024-05", "2024". */
export function isIsoDate(value: string): boolean {
  if (!/^\d{4}(-\d\d){0,2}$/.test(value)) return false;
  const parsed = new Date(value);
  // JavaScript reads February 31 as March 2.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

const dateRule = "must be a date like '2024-05-20', '2024-05' or '2024'";

/**
 * A day, month or year in ISO 8601, with or without a text that the page shows instead. A date that
 * is only a text gives programs no date.
 */
export const date = z.union(
  [
    text(60),
    z.strictObject({
      date: z.string(dateRule).refine(isIsoDate, dateRule),
      text: text(60),
    }),
  ],
  "must be a date like '2024-05', a text, or both: { date: '2024-05', text: 'Spring 2024' }",
);

export type DateOrText = z.infer<typeof date>;

/** A date for programs, in ISO 8601; undefined if it is only a text or missing. */
export function isoDate(value?: DateOrText): string | undefined {
  const iso = typeof value === 'object' ? value.date : value;
  return iso !== undefined && isIsoDate(iso) ? iso : undefined;
}

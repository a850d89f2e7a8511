import { z } from 'zod';
import { fields, text } from './schema-fields';

const dateRule = "must be a date that exists, like '2024-05-20', '2024-05' or '2024'";

/** Whether a text is a day, a month or a year in ISO 8601: "2024-05-20", "2024-05", "2024". */
export function isIsoDate(value: string): boolean {
  if (!/^\d{4}(-\d\d){0,2}$/.test(value)) return false;
  const parsed = new Date(value);
  // JavaScript reads February 31 as March 2.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/** A text like '2024-13' or '2024-08-01T00:00:00Z' was meant as a date. */
const dateOrText = text(60).refine(
  (value) => !/^\d{4}(-\d{1,2}){1,2}(T|$)/.test(value) || isIsoDate(value),
  dateRule,
);

/** A period without `to` has not ended. Without `from`, nobody knows when it began. */
const periodFields = fields({
  from: z.string(dateRule).refine(isIsoDate, dateRule).meta({ kind: 'date' }).optional(),
  to: dateOrText.meta({ kind: 'date' }).optional(),
  text: text(60).optional(),
})
  // With `abort`, the fault is the rule of the union below.
  .refine(({ from, to }) => from !== undefined || to !== undefined, { abort: true })
  .refine(
    // Compares only as many characters as `to` has: '2024-08' is not after '2024'. What is no date
    // has a fault already.
    ({ from = '', to = '' }) =>
      !isIsoDate(from) || !isIsoDate(to) || from.slice(0, to.length) <= to,
    'must not end before it starts',
  );

/**
 * A period is one date, '2024-05'; or a text, "Summer 2024", from which documents for programs get
 * no date; or a first and a last date, and perhaps a text in their place. zod reports the faults of
 * the form that the owner chose.
 */
export const periodSchema = z
  .union(
    [dateOrText, periodFields],
    "must be a date like '2024-08', dates like { from: '2024-08', to: 'present' }, or a text like \"Summer 2024\"",
  )
  .meta({ kind: 'period' });

export type Period = z.infer<typeof periodSchema>;

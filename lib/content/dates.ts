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

const date = String.raw`\d{4}(?:-\d{1,2}){0,2}|\d{1,2}[/.]\d{4}`;
const onlyDate = new RegExp(`^(?:${date})$`);
const twoDates = new RegExp(String.raw`^(${date})\s*(?:[-–—]|\bto\b)\s*(${date}|present)$`, 'i');

/** "2022-05-25" for "2022-5-25", "2014-08" for "08/2014" and "8.2014". Other texts stay. */
export function readDate(text: string): string {
  if (/^present$/i.test(text)) return 'present';
  if (!onlyDate.test(text)) return text;
  return text.replace(/^(\d+)[/.](\d+)$/, '$2-$1').replace(/(?<=-)\d(?=-|$)/g, '0$&');
}

/** A period in the form of the schema: "2019-3 – 2024-07" has two dates. Other texts stay. */
export function readPeriod(text: string): string | { from: string; to: string } {
  const [, from, to] = twoDates.exec(text) ?? [];
  if (from && to) return { from: readDate(from), to: readDate(to) };
  return onlyDate.test(text) ? readDate(text) : text;
}

/** A text like '2024-13' or '2024-08-01T00:00:00Z' was meant as a date. */
const dateOrText = text(60).refine(
  (value) => !/^\d{4}(-\d{1,2}){1,2}(T|$)/.test(value) || isIsoDate(value),
  dateRule,
);

const firstDate = z.string(dateRule).refine(isIsoDate, dateRule);
const lastRule = `${dateRule}, or 'present'`;
const lastDate = z
  .string(lastRule)
  .refine((value) => value === 'present' || isIsoDate(value), lastRule);

const periodFields = fields({
  from: firstDate,
  to: lastDate.optional(),
  text: text(60).optional(),
}).refine(
  // Compares only as many characters as `to` has: '2024-08' is not after '2024'. What is no date
  // has a fault already.
  ({ from, to = 'present' }) =>
    to === 'present' || !isIsoDate(from) || !isIsoDate(to) || from.slice(0, to.length) <= to,
  'must not end before it starts',
);

/**
 * A period is one date, '2024-05'; or a text, "Summer 2024", from which documents for programs get
 * no date; or a first and a last date, and perhaps a text in their place. Without a last date, or
 * with 'present', it has not ended. zod reports the faults of the form that the owner chose.
 */
export const periodSchema = z
  .union(
    [dateOrText, periodFields],
    "must be a date like '2024-08', dates like { from: '2024-08', to: 'present' }, or a text like \"Summer 2024\"",
  )
  .meta({ isDate: true });

export type Period = z.infer<typeof periodSchema>;

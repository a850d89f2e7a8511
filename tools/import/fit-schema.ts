import { z } from 'zod';
import { plainText } from '../../lib/content/linked-text';
import { truncate } from '../../lib/content/text';
import { leaveOut, list, originsIn, type ResumeEntry, ResumeValue, textOf } from './resume';

// Makes the content from drafts: objects, lists and texts in which some values are a `ResumeValue`.
// What the schema accepts is marked as taken over; the others get a remark.

export function fitFields(schema: z.ZodObject, draft: unknown): ResumeEntry {
  const fields: ResumeEntry = draft instanceof ResumeValue ? {} : Object(draft);
  const fitted = Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [
    name,
    fitSchema(field, fields[name]),
  ]);
  return Object.fromEntries(fitted.filter(([, value]) => value !== undefined));
}

/**
 * A value that a schema accepts, made from a draft: texts and lists that are too long are cut, and
 * fields and list entries that the schema refuses are left out.
 * @returns undefined if there is no draft, or the schema refuses all of it
 */
export function fitSchema(schema: z.ZodType, draft: unknown): unknown {
  if (draft === undefined) return undefined;
  const value = reduced(schema, draft);
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (issue === undefined) return value;
  const [field] = issue.path;
  leaveOut(draft, field === undefined ? issue.message : `the entry has no ${String(field)}`);
  return undefined;
}

function reduced(schema: z.ZodType, draft: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const value = reduced(schema.unwrap() as z.ZodType, draft);
    return Array.isArray(value) && value.length === 0 ? undefined : value;
  }
  if (schema instanceof z.ZodObject) return fitFields(schema, draft);
  if (schema instanceof z.ZodArray) return reducedList(schema, draft);
  if (schema instanceof z.ZodString) return reducedText(schema, draft);
  for (const origin of originsIn(draft)) origin.isTaken = true;
  return draft instanceof ResumeValue ? draft.value : draft;
}

function reducedList(schema: z.ZodArray, draft: unknown): unknown[] {
  const element = schema.element as z.ZodType;
  const entries = list(draft)
    .map((entry) => ({ entry, value: fitSchema(element, entry) }))
    .filter(({ value }) => value !== undefined);
  const values = entries.map(({ value }) => value);
  const maximum = maximumOf(schema, values);
  leaveOut(
    entries.slice(maximum).map(({ entry }) => entry),
    `at most ${maximum} fit`,
  );
  return values.slice(0, maximum);
}

function reducedText(schema: z.ZodString, draft: unknown): string {
  const { kind, hasLinks } = schema.meta() ?? {};
  const whole = textOf(draft);
  const maximum = maximumOf(schema, whole);
  // A text that is too long loses its links, so that none is cut. An address is never cut.
  const isLong = whole.length > maximum;
  const isPlain = isLong || !hasLinks;
  const value = isPlain && kind !== 'link' ? truncate(plainText(whole), maximum) : whole;
  const reason = isLong ? `to ${maximum} characters` : 'without its link';
  for (const origin of originsIn(draft)) {
    origin.isTaken = true;
    if (value !== whole) origin.remark ??= { what: 'shortened', reason };
  }
  return value;
}

/** How many entries or UTF-16 units a schema allows, if the value has more; otherwise infinity. */
function maximumOf(schema: z.ZodType, value: unknown): number {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const tooBig = issues.find(({ code, path }) => code === 'too_big' && path.length === 0);
  return tooBig?.code === 'too_big' ? Number(tooBig.maximum) : Number.POSITIVE_INFINITY;
}

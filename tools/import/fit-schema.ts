import { z } from 'zod';
import { plainText } from '../../lib/content/linked-text';
import { truncate } from '../../lib/content/text';
import { leaveOut, list, ResumeValue, text, valuesIn } from './resume';

/** A value that a schema accepts, and the values of the résumé that it contains unchanged. */
interface Fitted {
  value: unknown;
  taken: readonly ResumeValue[];
}

const nothing: Fitted = { value: undefined, taken: [] };

/**
 * Makes a value for a schema of the content from a draft: an object, list or text in which some
 * values are a `ResumeValue`. Texts and lists that are too long are cut. Optional fields and list
 * entries that the schema refuses are left out. Both are remarked at the values. Required fields
 * that it refuses stay in the result, so that the check of the whole content reports them.
 */
export function fitSchema(schema: z.ZodType, draft: unknown): Fitted {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    if (draft === undefined) return nothing;
    const fitted = accepted(schema.unwrap() as z.ZodType, draft);
    return Array.isArray(fitted.value) && fitted.value.length === 0 ? nothing : fitted;
  }
  if (schema instanceof z.ZodObject) {
    const object: Record<string, unknown> = draft instanceof ResumeValue ? {} : Object(draft);
    const fields = Object.entries<z.ZodType>(schema.shape)
      .map(([name, field]) => ({ name, ...fitSchema(field, object[name]) }))
      .filter(({ value }) => value !== undefined);
    const entries = fields.map(({ name, value }) => [name, value]);
    return { value: Object.fromEntries(entries), taken: fields.flatMap(({ taken }) => taken) };
  }
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    const entries = list(draft)
      .map((entry) => ({ entry, ...accepted(element, entry) }))
      .filter(({ value }) => value !== undefined);
    const values = entries.map(({ value }) => value);
    const maximum = maximumOf(schema, values);
    leaveOut(
      entries.slice(maximum).map(({ entry }) => entry),
      `at most ${maximum} fit`,
    );
    const taken = entries.slice(0, maximum).flatMap((entry) => entry.taken);
    return { value: values.slice(0, maximum), taken };
  }
  if (schema instanceof z.ZodString) return fitText(schema, draft);
  const isValue = draft instanceof ResumeValue;
  return isValue ? { value: draft.value, taken: draft.origins } : { value: draft, taken: [] };
}

/** Cuts a text that is too long, and leaves out the addresses of links where none may be. */
function fitText(schema: z.ZodString, draft: unknown): Fitted {
  const { kind, hasLinks } = schema.meta() ?? {};
  const whole = text(draft);
  const values = valuesIn(draft).flatMap(({ origins }) => origins);
  // A shortened address would lead nowhere.
  if (kind === 'link') return { value: whole, taken: values };
  const maximum = maximumOf(schema, whole);
  // A text that is too long loses its links, so that none is divided.
  const isLong = whole.length > maximum;
  const value = isLong || !hasLinks ? truncate(plainText(whole), maximum) : whole;
  if (value === whole) return { value, taken: values };
  const reason = isLong ? `to ${maximum} characters` : 'without its link';
  for (const each of values) each.remark ??= { what: 'shortened', reason };
  return { value, taken: [] };
}

/** Fits a draft, and checks the result. It is undefined if the schema refuses it. */
function accepted(schema: z.ZodType, draft: unknown): Fitted {
  const fitted = fitSchema(schema, draft);
  const [issue] = schema.safeParse(fitted.value).error?.issues ?? [];
  if (issue === undefined) return fitted;
  const [field] = issue.path;
  leaveOut(draft, field === undefined ? issue.message : `the entry has no ${String(field)}`);
  return nothing;
}

/** The first of these drafts that a schema accepts. */
export const firstFitting = (schema: z.ZodType, ...drafts: readonly unknown[]): unknown =>
  drafts.find((draft) => draft !== undefined && accepted(schema, draft).value !== undefined);

/** How many entries or UTF-16 units a schema allows, if the value has more; otherwise infinity. */
function maximumOf(schema: z.ZodType, value: unknown): number {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const tooBig = issues.find(({ code, path }) => code === 'too_big' && path.length === 0);
  return tooBig?.code === 'too_big' ? Number(tooBig.maximum) : Number.POSITIVE_INFINITY;
}

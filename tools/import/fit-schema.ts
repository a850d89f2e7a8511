import { z } from 'zod';
import { plainText } from '../../lib/content/linked-text';
import { truncate } from '../../lib/content/text';
import { type Entry, entryOf, list, textOf } from './values';

/** The fields of a draft that a schema accepts. */
export function fitFields(schema: z.ZodObject, draft: unknown): Entry {
  const fields = entryOf(draft);
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
  return schema.safeParse(value).success ? value : undefined;
}

function reduced(schema: z.ZodType, draft: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const value = reduced(schema.unwrap() as z.ZodType, draft);
    return Array.isArray(value) && value.length === 0 ? undefined : value;
  }
  if (schema instanceof z.ZodObject) return fitFields(schema, draft);
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    const values = list(draft).map((entry) => fitSchema(element, entry));
    const entries = values.filter((value) => value !== undefined);
    return entries.slice(0, maximumOf(schema, entries));
  }
  return schema instanceof z.ZodString ? reducedText(schema, textOf(draft)) : draft;
}

/** A text that is too long loses its links, so that none is cut. An address is never cut. */
function reducedText(schema: z.ZodString, text: string): string {
  const { kind, hasLinks } = schema.meta() ?? {};
  const maximum = maximumOf(schema, text);
  const isPlain = text.length > maximum || !hasLinks;
  return isPlain && kind !== 'link' ? truncate(plainText(text), maximum) : text;
}

/** How many entries or UTF-16 units a schema allows, if the value has more; otherwise infinity. */
function maximumOf(schema: z.ZodType, value: unknown): number {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const tooBig = issues.find(({ code, path }) => code === 'too_big' && path.length === 0);
  return tooBig?.code === 'too_big' ? Number(tooBig.maximum) : Number.POSITIVE_INFINITY;
}

import { z } from 'zod';
import { plainText } from '../../lib/content/linked-text';
import { truncate } from '../../lib/content/text';
import { list, text } from './reading';

/**
 * Reduces a value with `reduceToSchema` and checks the result.
 * @returns undefined if the schema refuses the value or one of its required fields
 */
export const coerceToSchema = <T>(schema: z.ZodType<T>, value: unknown): T | undefined =>
  schema.safeParse(reduceToSchema(schema, value)).data;

/**
 * Cuts texts and lists that are too long for a schema of the content, and leaves out optional
 * fields and list entries that the schema refuses. Required fields that it refuses stay in the
 * result, so that the check reports them.
 */
export function reduceToSchema(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner =
      value === undefined ? undefined : coerceToSchema(schema.unwrap() as z.ZodType, value);
    return Array.isArray(inner) && inner.length === 0 ? undefined : inner;
  }
  if (schema instanceof z.ZodObject) {
    const object = Object(value) as Record<string, unknown>;
    const fields = Object.entries<z.ZodType>(schema.shape);
    const reduced = fields.map(([name, field]) => [name, reduceToSchema(field, object[name])]);
    return Object.fromEntries(reduced.filter(([, inner]) => inner !== undefined));
  }
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    const entries = list(value).map((entry) => coerceToSchema(element, entry));
    const accepted = entries.filter((entry) => entry !== undefined);
    return accepted.slice(0, maximumOf(schema, accepted));
  }
  if (schema instanceof z.ZodString) {
    const whole = text(value);
    // A shortened address would lead nowhere.
    if (schema.meta()?.kind === 'link') return whole;
    // A text that is too long loses its links, so that none is divided.
    const maximum = maximumOf(schema, whole);
    return whole.length > maximum ? truncate(plainText(whole), maximum) : whole;
  }
  return value;
}

/** How many entries or UTF-16 units a schema allows, if the value has more; otherwise infinity. */
function maximumOf(schema: z.ZodType, value: unknown): number {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const tooBig = issues.find(({ code, path }) => code === 'too_big' && path.length === 0);
  return tooBig?.code === 'too_big' ? Number(tooBig.maximum) : Number.POSITIVE_INFINITY;
}

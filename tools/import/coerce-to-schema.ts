import { z } from 'zod';
import { plainText } from '../../lib/content/linked-text';
import { truncate } from '../../lib/content/text';
import { list, text } from './reading';

/**
 * Reduces a value with `reduceToSchema` and checks the result.
 * @returns undefined if the schema refuses the value or one of its required fields
 */
export const coerceToSchema = <T>(schema: z.core.$ZodType<T>, value: unknown): T | undefined =>
  z.safeParse(schema, reduceToSchema(schema, value)).data;

/**
 * Cuts texts and lists that are too long for a schema of the content, and leaves out optional
 * fields and list entries that the schema refuses. Required fields that it refuses stay in the
 * result, so that the check reports them.
 */
export function reduceToSchema(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = value === undefined ? undefined : coerceToSchema(schema.unwrap(), value);
    return Array.isArray(inner) && inner.length === 0 ? undefined : inner;
  }
  if (schema instanceof z.ZodObject) {
    const object = Object(value) as Record<string, unknown>;
    const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>);
    const reduced = fields.map(([name, field]) => [name, reduceToSchema(field, object[name])]);
    return Object.fromEntries(reduced.filter(([, inner]) => inner !== undefined));
  }
  if (schema instanceof z.ZodArray) {
    const entries = list(value).map((entry) => coerceToSchema(schema.element, entry));
    const accepted = entries.filter((entry) => entry !== undefined);
    return accepted.slice(0, maximumOf(schema, accepted));
  }
  if (schema instanceof z.core.$ZodString) {
    const whole = text(value);
    // A shortened address would lead nowhere.
    if (/^https?:\S+$/.test(whole)) return whole;
    // A text that is too long loses its links, so that none is divided.
    const maximum = maximumOf(schema, whole);
    return whole.length > maximum ? truncate(plainText(whole), maximum) : whole;
  }
  return value;
}

/** How many entries or UTF-16 units a schema allows, if the value has more; otherwise infinity. */
function maximumOf(schema: z.core.$ZodType, value: unknown): number {
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  const tooBig = issues.find(({ code, path }) => code === 'too_big' && path.length === 0);
  return tooBig?.code === 'too_big' ? Number(tooBig.maximum) : Number.POSITIVE_INFINITY;
}

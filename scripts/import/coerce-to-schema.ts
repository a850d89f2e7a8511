import { z } from 'zod';
import { list, text } from './reading';

/** Shortens a text to `limit` UTF-16 units: a longer one is cut after a word and ends in "…". */
export function shortened(long: string, limit: number): string {
  if (long.length <= limit) return long;
  const cut = long.slice(0, limit - 1);
  // A text without spaces is cut anywhere, except inside an emoji.
  const end = Math.max(cut.lastIndexOf(' '), limit / 2);
  return `${cut.slice(0, end).replace(/[\ud800-\udbff]$/, '')}…`;
}

/**
 * Reduces a value to what a schema of the content accepts: cuts texts and lists that are too long,
 * and leaves out optional fields and list entries that the schema refuses.
 * @returns undefined if the schema refuses the value or one of its required fields
 */
export function coerceToSchema<T>(schema: z.core.$ZodType<T>, value: unknown): T | undefined {
  return z.safeParse(schema, reduced(schema, value)).data;
}

function reduced(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = value === undefined ? undefined : coerceToSchema(schema.unwrap(), value);
    return Array.isArray(inner) && inner.length === 0 ? undefined : inner;
  }
  if (schema instanceof z.ZodObject) {
    const given = Object(value) as Record<string, unknown>;
    const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>);
    const found = fields.map(([name, field]) => [name, coerceToSchema(field, given[name])]);
    return Object.fromEntries(found.filter(([, inner]) => inner !== undefined));
  }
  if (schema instanceof z.ZodArray) {
    const entries = list(value).map((entry) => coerceToSchema(schema.element, entry));
    const accepted = entries.filter((entry) => entry !== undefined);
    return accepted.slice(0, maximumOf(schema, accepted));
  }
  if (schema instanceof z.core.$ZodString) {
    const whole = text(value);
    // A shortened address would lead nowhere.
    return /^https?:\S+$/.test(whole) ? whole : shortened(whole, maximumOf(schema, whole));
  }
  return value;
}

/** How many entries or UTF-16 units a schema allows, if the value has more; otherwise infinity. */
function maximumOf(schema: z.core.$ZodType, value: unknown): number {
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  const tooBig = issues.find(({ code, path }) => code === 'too_big' && path.length === 0);
  return tooBig?.code === 'too_big' ? Number(tooBig.maximum) : Number.POSITIVE_INFINITY;
}

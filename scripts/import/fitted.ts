import { z } from 'zod';
import { list, text } from './reading';

/** A text of at most `limit` UTF-16 units: a longer one is cut behind a word and ends in "…". */
export function shortened(long: string, limit: number): string {
  if (long.length <= limit) return long;
  const cut = long.slice(0, limit - 1);
  // A text without spaces is cut anywhere, but not within an emoji.
  const end = Math.max(cut.lastIndexOf(' '), limit / 2);
  return `${cut.slice(0, end).replace(/[\ud800-\udbff]$/, '')}…`;
}

/**
 * As much of a value as a schema of the content accepts. Texts and lists that are too long are cut;
 * a field, or an entry of a list, that the schema refuses is left out.
 * @returns undefined if the value, or a field that it must have, is refused
 */
export function fitted<T>(schema: z.core.$ZodType<T>, value: unknown): T | undefined {
  return z.safeParse(schema, shaped(schema, value)).data;
}

function shaped(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = value === undefined ? undefined : fitted(schema.unwrap(), value);
    return Array.isArray(inner) && inner.length === 0 ? undefined : inner;
  }
  if (schema instanceof z.ZodObject) {
    const given = Object(value) as Record<string, unknown>;
    const fields = Object.entries(schema.shape as Record<string, z.core.$ZodType>);
    const found = fields.map(([name, field]) => [name, fitted(field, given[name])]);
    return Object.fromEntries(found.filter(([, inner]) => inner !== undefined));
  }
  if (schema instanceof z.ZodArray) {
    const entries = list(value).map((entry) => fitted(schema.element, entry));
    const sound = entries.filter((entry) => entry !== undefined);
    return sound.slice(0, limitIn(z.safeParse(schema, sound).error?.issues));
  }
  if (schema instanceof z.core.$ZodString) {
    const whole = text(value);
    // Half an address leads nowhere.
    if (/^https?:\S+$/.test(whole)) return whole;
    return shortened(whole, limitIn(z.safeParse(schema, whole).error?.issues));
  }
  return value;
}

/** How many entries or UTF-16 units a value with these issues may have. */
function limitIn(issues: readonly z.core.$ZodIssue[] = []): number {
  const tooBig = issues.find(({ code, path }) => code === 'too_big' && path.length === 0);
  return tooBig?.code === 'too_big' ? Number(tooBig.maximum) : Number.POSITIVE_INFINITY;
}

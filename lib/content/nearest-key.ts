import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { contentSchema } from './schema';

/** The keys that an entry at a place of the content may have; none if no entry stands there. */
function knownKeys(place: readonly PropertyKey[]): string[] {
  let schema: unknown = contentSchema('en');
  const bare = () => {
    while (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
      schema = schema.def.innerType;
    }
    return schema;
  };
  for (const key of place) {
    const outer = bare();
    if (outer instanceof z.ZodArray) schema = outer.element;
    else schema = outer instanceof z.ZodObject ? outer.shape[String(key)] : undefined;
  }
  const found = bare();
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

/**
 * The field that a misspelt one most likely stands for.
 * @param place of the entry, from the file's name inwards: `['projects', 0]`
 * @param key as it was written: "titel"
 * @returns "title"; undefined if no field reads alike
 */
export function nearestKey(place: readonly PropertyKey[], key: string): string | undefined {
  const keys = knownKeys(place);
  if (keys.length === 0) return undefined;
  const plain = key.toLowerCase();
  const nearest = closest(
    plain,
    keys.map((each) => each.toLowerCase()),
  );
  // Two letters in the wrong order count as two changes; more than that is another word.
  const isAlike = distance(plain, nearest) <= Math.min(2, Math.ceil(plain.length / 2));
  return isAlike ? keys.find((each) => each.toLowerCase() === nearest) : undefined;
}

import { z } from 'zod';
import { contentSchema } from '../../lib/content/schema';
import { withoutWrappers } from '../../lib/content/text-fields';
import { latestFirst } from './dates';
import type { Context, Fields } from './fields';
import { fitSchema } from './fit-schema';
import { type ListMapping, listMappings } from './lists';
import { type Entry, entriesIn, entryOf, type Resume } from './values';

/** An entry of a résumé's list. */
export interface ImportedEntry {
  mapping: ListMapping;
  /** Where it is in the résumé: "work 2". */
  place: string;
  given: Entry;
  draft: Entry;
  /** Of an entry of the content. */
  schema: z.ZodObject;
}

/** Drafts of all fields of a table. */
export const draftOf = (fields: Fields, entry: Entry, context: Context): Entry =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { from, read }]) => [
      name,
      read(
        from.map((key) => entry[key]),
        context,
      ),
    ]),
  );

/** The part of a résumé about the person. A text is a name. */
export const personIn = (resume: Resume): Entry => entriesIn([resume.basics])[0] ?? {};

export const valueIn = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce((inner, key) => entryOf(inner)[key], value);

/** @param keys that lead to a field of the content: `['owner', 'languages']` */
export const schemaOf = (keys: readonly string[], start: z.ZodType = contentSchema): z.ZodType =>
  keys.reduce((schema, key) => {
    const inner = withoutWrappers(schema);
    return (inner instanceof z.ZodObject && inner.shape[key]) || z.never();
  }, start);

function elementOf(list: z.ZodType): z.ZodObject {
  const { element } = withoutWrappers(list) as z.ZodArray;
  return element as z.ZodObject;
}

/** The entries of one list of a résumé, in its order. */
export function importedEntries(
  mapping: ListMapping,
  resume: Resume,
  context: Context,
): ImportedEntry[] {
  const { from, to, fields, textField, divide = (entry) => [entry] } = mapping;
  const list = valueIn(resume, from);
  const schema = elementOf(schemaOf(to));
  return [list].flat().flatMap((item, index) => {
    const place = Array.isArray(list) ? `${from.join(', ')} ${index + 1}` : from.join(', ');
    return entriesIn(item, textField)
      .flatMap(divide)
      .map((given) => ({ mapping, place, given, draft: draftOf(fields, given, context), schema }));
  });
}

/**
 * The entries of a list of the content.
 * @param to the keys that lead to it
 */
export function contentEntries(to: readonly string[], resume: Resume, context: Context): Entry[] {
  const mappings = listMappings.filter((mapping) => mapping.to.join() === to.join());
  const entries = mappings.flatMap((mapping) => importedEntries(mapping, resume, context));
  const isDated = mappings.some((mapping) => mapping.isDated);
  const sorted = isDated
    ? entries.toSorted((one, other) => latestFirst(one.given, other.given))
    : entries;
  return sorted.flatMap(({ schema, draft }) => entriesIn(fitSchema(schema, draft)));
}

import type { Fields } from './fields';
import type { UnreadField } from './report';
import type { ListTable } from './tables';
import { type Entry, entriesIn, entryOf } from './values';

/**
 * Makes fields of the content.
 * @param given a part of a résumé
 * @returns them, and the names of the fields that they are made of
 */
export function readFields(fields: Fields, given: Entry): { made: Entry; from: string[] } {
  const all = Object.entries(fields).map(([name, { from, read }]) => {
    return { name, from, value: read(from.map((key) => given[key])) };
  });
  const made = all.filter(({ value }) => value !== undefined);
  return {
    made: Object.fromEntries(made.map(({ name, value }) => [name, value])),
    from: made.flatMap(({ from }) => from),
  };
}

/** Makes entries of the content of a list of a résumé. */
export function readList(
  { from, fields, membersOf }: ListTable,
  resume: Entry,
): { entries: Entry[]; unread: UnreadField[] } {
  const list = from.split('.').reduce<unknown>((outer, key) => entryOf(outer)[key], resume);
  const results = entriesIn(list).map((given, index) => {
    const members = membersOf?.(given) ?? [];
    const read = (members.length > 0 ? members : [given]).map((entry) => readFields(fields, entry));
    // The members are made of these fields of the group.
    const known =
      members.length > 0 ? ['name', 'keywords', 'members'] : read.flatMap((entry) => entry.from);
    return {
      entries: read.map(({ made }) => made),
      unread: unreadIn(given, known, from, index + 1),
    };
  });
  return {
    entries: results.flatMap(({ entries }) => entries),
    unread: results.flatMap(({ unread }) => unread),
  };
}

/** @param known the names of the fields of which something has been made */
export const unreadIn = (
  given: Entry,
  known: readonly string[],
  section: string,
  number?: number,
): UnreadField[] =>
  Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => ({ section, number, name }));

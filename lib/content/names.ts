import type { Owner } from './schema';

const words = (text: string) => text.trim().split(/\s+/);

const same = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((word, index) => word === others[index]);

/** A name in its parts, as address books and link previews want it. */
export interface NameParts {
  given: string;
  /** Empty for a single name, and where `firstNames` is a nickname that the name does not hold. */
  family: string;
}

/**
 * Takes the first names out of a full name, at its beginning or, as in Hungarian or Japanese, at its
 * end. Only whole words count: "Ben" is not a part of "Benjamin Lee", whose name then stays whole.
 */
export function nameParts({ name, firstNames }: Pick<Owner, 'name' | 'firstNames'>): NameParts {
  const all = words(name);
  const first = words(firstNames);
  if (same(all.slice(0, first.length), first)) {
    return { given: first.join(' '), family: all.slice(first.length).join(' ') };
  }
  if (same(all.slice(-first.length), first)) {
    return { given: first.join(' '), family: all.slice(0, -first.length).join(' ') };
  }
  return { given: all.join(' '), family: '' };
}

import { isSameName, withoutRepeats } from '../text/text';

/** Entries by their `group`, in the order of the file. Those without one are one group, ''. */
export const groupsOf = <Entry extends { group?: string }>(entries: readonly Entry[]) =>
  withoutRepeats(entries.map(({ group = '' }) => group)).map((name) => ({
    name,
    entries: entries.filter(({ group = '' }) => isSameName(group, name)),
  }));

import type { Fields } from './fields';
import { listTables, personFields, personLists } from './tables';
import { type Entry, entriesIn } from './values';

const namesRead = (fields: Fields): string[] => Object.values(fields).flatMap(({ from }) => from);

/** The names of fields that the import reads, by section of a résumé. */
const known: Record<string, readonly string[] | undefined> = {
  ...Object.fromEntries(
    Object.entries(listTables).map(([section, fields]) => [section, namesRead(fields)]),
  ),
  skills: [...namesRead(listTables.skills), 'keywords', 'members'],
  // `image` is not reported: it is a web address, and the content can only have a file.
  basics: [...Object.values(personFields).flatMap(namesRead), ...Object.keys(personLists), 'image'],
};

/**
 * Names the fields of a résumé that have no place in the content.
 * @returns one line for each section that has such fields: "projects: team, prize"
 */
export function unreadLines({ $schema, meta, ...sections }: Entry): string[] {
  return Object.entries(sections).flatMap(([section, value]) => {
    const names = new Set(entriesIn(value).flatMap((entry) => Object.keys(entry)));
    const unread = [...names].filter((name) => !known[section]?.includes(name));
    return unread.length > 0 ? `${section}: ${unread.join(', ')}` : [];
  });
}

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
 * @returns one line for all entries of a section with the same fields: "projects 5 to 25: team"
 */
export function unreadLines({ $schema, meta, ...sections }: Entry): string[] {
  return Object.entries(sections).flatMap(([section, value]) => {
    const numbers = new Map<string, number[]>();
    for (const [index, entry] of entriesIn(value).entries()) {
      for (const name of Object.keys(entry).filter((key) => !known[section]?.includes(key))) {
        numbers.set(name, [...(numbers.get(name) ?? []), index + 1]);
      }
    }
    const namesByPlace = new Map<string, string[]>();
    for (const [name, entries] of numbers) {
      const place = Array.isArray(value) ? `${section} ${ranges(entries)}` : section;
      namesByPlace.set(place, [...(namesByPlace.get(place) ?? []), name]);
    }
    return Array.from(namesByPlace, ([place, names]) => `${place}: ${names.join(', ')}`);
  });
}

/** "2, 5 to 25" */
function ranges(numbers: readonly number[]): string {
  const groups: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const range = groups.at(-1);
    if (range?.last === number - 1) range.last = number;
    else groups.push({ first: number, last: number });
  }
  return groups
    .map(({ first, last }) => (first === last ? `${first}` : `${first} to ${last}`))
    .join(', ');
}

import { bullet, cleanText } from '../text/clean-text';
import type { ContentByFolder } from './schema';
import { type DescribedSchema, describedContent } from './text-fields';

/**
 * An empty line, or the end of a line before a bullet. `bullet` leaves out the dash of "- 30 %",
 * which may be a minus; at the beginning of a further line it is a bullet, too. `bullet` begins
 * with `^`, which with the flag `m` is the beginning of a line.
 */
const endOfParagraph = new RegExp(
  `(?:\\r?\\n|\\u2028)\\s*\\n|\\u2029|\\r?\\n(?:(?=${bullet.source})|\\s*[-–—*·]\\s)`,
  'mu',
);

const cleanLines = (text: string) => text.split('\n').map(cleanText).join('\n').trim();

/** The places that the entries of a clean list have in the owner's list. */
const ownPlaces = new WeakMap<object, readonly number[]>();

/** The place of an entry in the owner's list, from which empty entries are not removed. */
export const ownPlaceOf = (list: object, index: number): number =>
  ownPlaces.get(list)?.[index] ?? index;

/** Whether an owner has written something: an empty text is as if it were left out. */
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/**
 * The contents of all languages with clean texts. Paragraphs and points are split where their texts
 * begin a new one. What is empty is left out. Fields with an address or the name of a file stay
 * unchanged; an address in prose is a part of its text.
 */
export function cleanContents(contents: ContentByFolder): ContentByFolder {
  const folders = Object.entries(contents);
  return Object.fromEntries(
    folders.map(([folder, content]) => [folder, cleaned(content, describedContent)]),
  ) as ContentByFolder;
}

function cleaned(value: unknown, schema: DescribedSchema = {}): unknown {
  const { properties, items, kind, hasLines } = schema;
  if (typeof value === 'string') {
    if (kind !== undefined) return value.trim() === '' ? undefined : value;
    return hasLines ? cleanLines(value) : cleanText(value);
  }
  if (Array.isArray(value)) return cleanedList(value, items);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value)
    .map(([key, field]) => [key, cleaned(field, properties?.[key])] as const)
    .filter(([, field]) => isGiven(field));
  const isEmptied = given.length === 0 && Object.keys(value).length > 0;
  return isEmptied ? undefined : Object.fromEntries(given);
}

function cleanedList(entries: readonly unknown[], items?: DescribedSchema): unknown[] {
  const list: unknown[] = [];
  const places: number[] = [];
  for (const [place, entry] of entries.entries()) {
    // Prose may have links, and nothing else may.
    const isProse = items?.hasLinks && typeof entry === 'string';
    const parts = isProse ? entry.split(endOfParagraph) : [entry];
    const given = parts.map((part) => cleaned(part, items)).filter(isGiven);
    list.push(...given);
    places.push(...given.map(() => place));
  }
  ownPlaces.set(list, places);
  return list;
}

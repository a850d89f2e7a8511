import { importedDate, importedPeriod } from './imported-dates';
import { type Entry, entriesIn, entryOf, joined, linkAddress, list, textOf } from './values';

/** How a field of the content is made of a résumé. */
export interface Field {
  /** Fields of the résumé. */
  from: readonly string[];
  /**
   * Makes the content of their values, which are in the order of `from`.
   * @returns undefined if there is nothing to make it of
   */
  read: (values: readonly unknown[]) => unknown;
}

/** By the names of the content's fields. */
export type Fields = Readonly<Record<string, Field>>;

/** Makes an entry of the content of an entry of a résumé. */
export function readFields(fields: Fields, entry: Entry): Entry {
  const entries = Object.entries(fields).map(([name, { from, read }]) => {
    return [name, read(from.map((key) => entry[key]))] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Makes entries of the content of a list of a résumé. */
export const readList = (fields: Fields, value: unknown): Entry[] =>
  entriesIn(value).map((entry) => readFields(fields, entry));

/** The first text wins. */
export const text = (...from: string[]): Field => ({
  from,
  read: (values) => values.map(textOf).find((value) => value !== undefined),
});

/** Texts that have the same names in the résumé. */
export const sameTexts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, Field>;

/** A value that the content has in the same form. */
export const unchanged = (from: string): Field => ({ from: [from], read: ([value]) => value });

const textList = (value: unknown): string[] => list(value).flatMap((item) => textOf(item) ?? []);

/** A list of names. */
export const keywords: Field = { from: ['keywords'], read: ([value]) => textList(value) };

/** A list of points; undefined if the résumé has none. */
export const highlights = (from: string): Field => ({
  from: [from],
  read: ([value]) => (value === undefined ? undefined : textList(value)),
});

/** The description and the summary, each on a line of its own. */
export const description: Field = {
  from: ['description', 'summary'],
  read: (texts) => joined(texts, '\n'),
};

/** An address. JSON Resume before 1.0 called it `website`. */
export const link: Field = {
  from: ['url', 'website'],
  read: (values) => values.map(linkAddress).find((address) => address !== undefined),
};

/** The town and the region. The street stays private, unless there is nothing else. */
export const town: Field = {
  from: ['location'],
  read: ([location]) => {
    const { city, region, address } = entryOf(location);
    return textOf(location) ?? joined([city, region], ', ') ?? textOf(address);
  },
};

/** The period of an entry, of two dates. */
export const period: Field = { from: ['startDate', 'endDate', 'period'], read: importedPeriod };

/** The date of an entry. */
export const date = (from: string): Field => ({ from: [from, 'dateText'], read: importedDate });

import { isIsoDate, periodSchema } from '../../lib/content/dates';
import { type Entry, entriesIn, entryOf, joined, linkAddress, list, textOf } from './values';

/** How a field of the content is made from a résumé. */
export interface Field {
  /** The names of the fields of the résumé that it is made from. */
  from: readonly string[];
  /**
   * Makes the value of the content from the values in the résumé, in the order of `from`.
   * @returns undefined if the résumé has nothing for this field
   */
  read: (values: readonly unknown[]) => unknown;
}

/** Fields by their names in the content. */
export type Fields = Readonly<Record<string, Field>>;

/** Makes an entry of the content from an entry of a résumé. */
export function readFields(fields: Fields, entry: Entry): Entry {
  const entries = Object.entries(fields).map(([name, { from, read }]) => {
    return [name, read(from.map((key) => entry[key]))] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Makes a list of entries of the content from a list of a résumé. */
export const readList = (fields: Fields, value: unknown): Entry[] =>
  entriesIn(value).map((entry) => readFields(fields, entry));

/** A text, from the first of some fields that has one. */
export const textFrom = (...from: string[]): Field => ({
  from,
  read: (values) => values.map(textOf).find((value) => value !== undefined),
});

/** Texts that have the same names in the résumé. */
export const sameTexts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, textFrom(name)])) as Record<Name, Field>;

/** A value that has the same form in the résumé and in the content. */
export const unchanged = (from: string): Field => ({ from: [from], read: ([value]) => value });

const textList = (value: unknown): string[] => list(value).flatMap((item) => textOf(item) ?? []);

export const keywords: Field = { from: ['keywords'], read: ([value]) => textList(value) };

/** A list of points; undefined if the résumé has none. */
export const highlightsFrom = (from: string): Field => ({
  from: [from],
  read: ([value]) => (value === undefined ? undefined : textList(value)),
});

/** The description and the summary, each on a line of its own. */
export const description: Field = {
  from: ['description', 'summary'],
  read: (texts) => joined(texts, '\n'),
};

/** An address. JSON Resume before 1.0 called it `website`. */
export const resumeLink: Field = {
  from: ['url', 'website'],
  read: (values) => values.map(linkAddress).find((address) => address !== undefined),
};

/** Town and region. Only if there is neither, the address with the street, which is private. */
export const town: Field = {
  from: ['location'],
  read: ([location]) => {
    const { city, region, address } = entryOf(location);
    return textOf(location) ?? joined([city, region], ', ') ?? textOf(address);
  },
};

/**
 * The period of an entry. An entry without an end has not ended; one with only an end is that date.
 * If its values are no dates, or the end is before the start, the period is a text. The
 * `resume.json` of this site has the owner's own text in `period`.
 */
export const resumePeriod: Field = {
  from: ['startDate', 'endDate', 'period'],
  read: ([start, end, ownText]) => {
    const [from, to] = [textOf(start ?? end), textOf(end) ?? 'present'];
    const dates = { from, to, text: ownText };
    if (!periodSchema.safeParse(dates).success) return joined([start, end], ' – ') ?? ownText;
    return from === to && ownText === undefined ? from : dates;
  },
};

/**
 * The date of an entry. A date that cannot be read is a text. The `resume.json` of this site has
 * the owner's own text in `dateText`.
 */
export const dateFrom = (name: string): Field => ({
  from: [name, 'dateText'],
  read: ([value, ownText]) => {
    const written = textOf(value);
    const isDate = written !== undefined && isIsoDate(written);
    return isDate && ownText !== undefined
      ? { date: written, text: ownText }
      : (written ?? ownText);
  },
});

/** The number of a percentage: 80 for "80 %". Words like "Master" are no level of the page. */
export const percentFrom = (from: string): Field => ({
  from: [from],
  read: ([value]) => {
    const percent = /^(\d+(?:\.\d+)?) ?%$/.exec(textOf(value) ?? '')?.[1];
    return percent === undefined ? undefined : Number(percent);
  },
});

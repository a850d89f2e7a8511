import type { ContentByFolder } from './schema';
import { type DescribedSchema, describedContent } from './text-fields';

/** Soft hyphens, zero-width and control characters. */
const invisible = /[\u00ad\u200b\u2060\ufeff]|(?!\s)\p{Cc}/gu;
/** A no-break space after « or before a sign stays: "« Oui »", "5 %". */
const wantedSpace = String.raw`(?<=«)[\u00a0\u202f]|[\u00a0\u202f][:;?!»%€]`;
const otherSpaces = new RegExp(String.raw`(?!${wantedSpace})\s+`, 'gu');
/** "ﬁ", and the "𝗯𝗼𝗹𝗱" of social networks. */
const shapedLetters = /[\ufb00-\ufb06\u{1d400}-\u{1d7ff}]/gu;
/**
 * A bullet: a geometric shape (from U+25A0), a sign of Word's symbol fonts (from U+F000), or a dash
 * or dot with a space, but not before a number: "- Ropes" has one, and "- 5 °C" has none.
 */
const bullet = /^([•‣⁃∙\u25a0-\u25ff➢➤❖✓✔\uf000-\uf0ff][\ufe0e\ufe0f]?\s*|[-–—*·]\s+(?!\d))+/u;

const cleanText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(otherSpaces, ' ')
    .replace(shapedLetters, (letter) => letter.normalize('NFKC'))
    .normalize()
    .trim();

/** For each clean list, where its entries were in the owner's file, which may have empty ones. */
const indexesInFile = new WeakMap<readonly unknown[], readonly number[]>();

/** The number of an entry in the owner's file, from 1. */
export const entryNumber = (list: readonly unknown[], index: number): number =>
  (indexesInFile.get(list)?.[index] ?? index) + 1;

/** The contents of all languages with clean texts. */
export const cleanContents = (contents: ContentByFolder) =>
  Object.fromEntries(
    Object.entries(contents).map(([folder, files]) => [folder, cleaned(files, describedContent)]),
  ) as ContentByFolder;

/** A value with clean texts, by their descriptions; undefined for an empty text. */
function cleaned(value: unknown, schema: DescribedSchema = {}): unknown {
  const { properties, items, kind, hasLines, hasLinks } = schema;
  if (typeof value === 'string') {
    // An address, or the name of a file, which may have any spaces.
    if (kind !== undefined) return value.replace(invisible, '').trim() || undefined;
    const lines = hasLines ? value.trim().split('\n') : [value];
    const text = lines.map(cleanText).join('\n');
    // A point or paragraph may begin with a bullet. These are the texts that may have links.
    return (hasLinks ? text.replace(bullet, '') : text) || undefined;
  }
  if (Array.isArray(value)) {
    const all = value.map((entry) => cleaned(entry, items));
    const list = all.filter((entry) => entry !== undefined);
    const indexes = all.flatMap((entry, index) => (entry === undefined ? [] : index));
    indexesInFile.set(list, indexes);
    return list;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [
    key,
    cleaned(field, properties?.[key]),
  ]);
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

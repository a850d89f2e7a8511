import type { ContentByFolder } from './schema';
import { type DescribedSchema, describedContent } from './text-fields';

/** Doctor knows misread letters by U+0080 to U+009F, so these stay. */
const invisible = /[\u00ad\u200b\u2060\ufeff]|(?![\s\u0080-\u009f])\p{Cc}/gu;
/** All but the no-break spaces that French has inside quotes and before signs. */
const spaces = /(?!(?<=«)[\u00a0\u202f]|[\u00a0\u202f][:;?!»%€])\s+/gu;
/** "ﬁ", and the "𝗯𝗼𝗹𝗱" of social networks. */
const shapedLetters = /[\ufb00-\ufb06\u{1d400}-\u{1d7ff}]/gu;
/** A dash before a digit may be a minus, so it stays. */
const bullet = /^([•‣⁃◦∙●○■□▪▫►▸➢➤❖◆✓✔\uf000-\uf0ff]\ufe0f?\s*|[-–—*·]\s+(?!\d))+/u;

const cleanText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(spaces, ' ')
    .replace(shapedLetters, (letter) => letter.normalize('NFKC'))
    .normalize()
    .trim();

/** The contents of all languages with clean texts. */
export const cleanContents = (contents: ContentByFolder) =>
  cleanFields(contents, () => describedContent) as ContentByFolder;

const cleanFields = (fields: object, schemaOf: (key: string) => DescribedSchema | undefined) =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([key, field]) => [key, cleaned(field, schemaOf(key))])
      .filter(([, field]) => field !== undefined),
  );

/** What the schema describes, clean; undefined for an empty text. */
function cleaned(value: unknown, schema: DescribedSchema = {}): unknown {
  const { properties, items, kind, hasLines, hasLinks } = schema;
  if (typeof value === 'string') {
    // An address, or the name of a file, which may have any spaces.
    if (kind !== undefined) return value.replace(invisible, '').trim() || undefined;
    const lines = hasLines ? value.trim().split('\n') : [value];
    const text = lines.map(cleanText).join('\n');
    // Points and paragraphs may have links, and no other text may.
    return (hasLinks ? text.replace(bullet, '') : text) || undefined;
  }
  if (Array.isArray(value)) {
    return value.map((entry) => cleaned(entry, items)).filter((entry) => entry !== undefined);
  }
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? cleanFields(value, (key) => properties?.[key]) : value;
}

import { addressEnd, isSitePath } from '../addresses/urls';
import { asTyped, withoutMarks } from '../text/text';
import { localeFor } from '../words/locale';
import { meantLink } from './linked-text';
import { dateReader } from './read-dates';
import { type ContentByFolder, localeSchema } from './schema';
import { type DescribedSchema, describedContent, propertiesOf } from './text-fields';

/** "📧 " before an address, or a sign of an icon font; but not the flag of a place. */
const icon = /^(?![🏳🏴])(?:\p{Extended_Pictographic}|[\ue000-\uf8ff\s]|\ufe0f)+/u;
/** "Goal:", and the wide one of Chinese and Japanese. */
const colon = /\s*[:：]+$/;
/** What people write into a form that wants something: "N/A", "-". */
const nothing = /^(n\/a|none|[-–—])$/i;

/** The contents of all languages with clean texts. */
export const cleanContents = (contents: ContentByFolder) =>
  Object.fromEntries(
    Object.entries(contents).map(([folder, files]) => {
      // With a fault in `site`, the build stops, whatever the language of the dates is.
      const { data = { language: 'en' } } = localeSchema.safeParse(files?.site);
      return [folder, cleaned(files, describedContent, dateReader(localeFor(data)))];
    }),
  ) as ContentByFolder;

type Dates = ReturnType<typeof dateReader>;

/** A value with clean texts, by their descriptions; undefined for an empty text. */
function cleaned(value: unknown, schema: DescribedSchema = {}, dates: Dates): unknown {
  const { items = {}, required = [] } = schema;
  if (typeof value === 'string') {
    const clean = cleanField(value, schema, dates);
    return clean === '' ? undefined : clean;
  }
  if (Array.isArray(value)) {
    const entries =
      isProse(items) && value.every((entry) => typeof entry === 'string')
        ? cleanProse(value)
        : value.map((entry) => cleaned(entry, items, dates));
    return entries.map(withoutNothing).filter((entry) => entry !== undefined && entry !== '');
  }
  if (typeof value !== 'object' || value === null) return value;
  const properties = propertiesOf(schema) ?? {};
  const entry = 'highlights' in properties ? withPointsApart(value) : value;
  const fields = Object.entries(entry).map(([key, field]) => {
    const clean = cleaned(field, properties[key], dates);
    const isOptional = properties[key] !== undefined && !required.includes(key);
    return [key, isOptional ? withoutNothing(clean) : clean];
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

/** Whether a text has paragraphs and points. A legal text keeps its lines. */
const isProse = ({ hasLinks, hasLines }: DescribedSchema) => hasLinks && !hasLines;

/** An entry with the points of its description among its highlights. */
function withPointsApart(entry: { description?: unknown; highlights?: unknown }) {
  const { description, highlights = [] } = entry;
  if (typeof description !== 'string' || !Array.isArray(highlights)) return entry;
  const parts = proseParts(description);
  const points = parts.filter(isPoint);
  if (points.length === 0) return entry;
  const paragraphs = parts.filter((part) => !isPoint(part));
  return { ...entry, description: paragraphs.join('\n\n'), highlights: [...points, ...highlights] };
}

function cleanField(value: string, schema: DescribedSchema, dates: Dates): unknown {
  const { kind, holds, hasLines } = schema;
  if (kind !== undefined || holds === 'address') return cleanAddress(value, kind);
  if (isProse(schema)) return cleanProse([value]).join('\n\n');
  const shown = holds === 'phone' || holds === 'place' ? value.replace(icon, '') : value;
  const lines = hasLines ? shown.trim().split('\n') : [shown];
  const text = lines.map(cleanText).join('\n');
  if (holds === 'percent' && /^\d+ ?%?$/.test(text)) return Number.parseInt(text, 10);
  if (holds === 'label') return text.replace(colon, '');
  if (holds === 'period') return dates.readPeriod(text);
  return holds === 'date' ? dates.readDate(text) : text;
}

/** @param kind undefined for an address of mail, of the site and the like */
function cleanAddress(value: string, kind: DescribedSchema['kind']): string {
  const isAddress = kind === undefined || kind === 'link';
  const address = withoutMarks(isAddress ? value.replace(icon, '') : value).trim();
  // The name of a file may have any spaces and hyphens.
  if (!isAddress || isSitePath(address)) return address;
  const clean = asTyped(address).replace(addressEnd, '');
  return kind === 'link' ? meantLink(clean) : clean;
}

const withoutNothing = (value: unknown): unknown =>
  typeof value === 'string' && nothing.test(value) ? undefined : value;

/** No-break spaces, but not those of "« Oui »", "5 %" and "10 000". */
const pastedSpace = /(?<!«)[\u00a0\u202f](?![:;?!»%€]|(?<=\d.)\d)/g;
const plainSpaces = /[^\S\u00a0\u202f]+/g;
/** A letter or sign of Chinese or Japanese, which have no spaces, also not between two lines. */
const wide = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\u3000-\u303f\uff01-\uff60]`;
const wideLineBreak = new RegExp(String.raw`(?<=${wide})\s*\n\s*(?=${wide})`, 'gu');
/** "ﬁ", and the "𝗯𝗼𝗹𝗱" of social networks. */
const shapedLetters = /[\ufb00-\ufb06\u{1d400}-\u{1d7ff}]/gu;
/** "【4†source】" and ":contentReference[oaicite:3]{index=3}", which chats leave in their texts. */
const citation = /\s*(?:【[^】]*†[^】]*】|:contentReference\[oaicite:\d+\]\{index=\d+\})/g;
/** They have signs of their own, too, and citations between the first two of them. */
const signsOfChats = /\s*(?:\ue200[^\ue201]*\ue201|[\ue200-\ue2ff])/g;
/** "20\%", "R\&D" and "C\#" of LaTeX. */
const escapedCharacter = /\\([%&$#_])/g;
/** "**Led** a team" and "`npm`", but not "f(**kwargs)", "src/**, lib/**" or "2**3". */
const emphasis =
  /(?<![\p{L}\p{N}*`\\])(\*\*\*?|`)(?![\s*`,.;:)])([^*`]+)(?<![\s/(])\1(?![\p{L}\p{N}*`])/gu;

const cleanText = (text: string): string =>
  asTyped(text)
    .replace(citation, '')
    .replace(signsOfChats, '')
    .replace(wideLineBreak, '')
    .replace(pastedSpace, ' ')
    .replace(plainSpaces, ' ')
    .replace(shapedLetters, (letter) => letter.normalize('NFKC'))
    .replace(escapedCharacter, '$1')
    .replace(emphasis, '$2')
    .normalize()
    .trim();

/** Signs that are hardly anything else. Those from U+F000 are Word's. */
const bullet = '[•‣▪●○◦➢✓✔\uf000-\uf0ff]';
const bullets = new RegExp(`^(${bullet}\ufe0f?\\s*)+`);
/** The space before the second one of "• Ropes • Sails". */
const spaceBeforeBullet = new RegExp(`\\s+(?=${bullet}\\s)`, 'g');
/** A bullet, or perhaps a minus, speech or a footnote. */
const dash = /^[-–*·]\s+/;
const point = String.raw`${bullet}|[-–*·]\s|\d\d?\.\s`;
const pointStart = new RegExp(`^(${point})`);
/** Markdown's rule: an empty line, or a line that begins with a bullet or a number with a point. */
const partStart = new RegExp(String.raw`\n\s*(?:\n\s*|(?=${point}))`);

const isPoint = (text: string): boolean => pointStart.test(text);

/** Whether all points begin with a dash or star, which is no minus and, alone, no footnote's star. */
const haveDashes = (points: readonly string[]): boolean =>
  points.every((text) => dash.test(text)) &&
  !points.every((text) => /^.\s+\d/.test(text)) &&
  !(points.length === 1 && points[0]?.startsWith('*'));

/** The paragraphs and points of a text. Points have their bullet, number, or unclear dash. */
function proseParts(text: string): string[] {
  const lines = bullets.test(text.trim()) ? text.replace(spaceBeforeBullet, '\n') : text;
  const parts = lines.trim().split(partStart).map(cleanText);
  const hasDashes = parts.length > 1 && haveDashes(parts.filter((part) => dash.test(part)));
  return hasDashes ? parts.map((part) => part.replace(dash, '• ')) : parts;
}

/** The paragraphs and points of texts, without bullets. */
function cleanProse(texts: readonly string[]): string[] {
  const parts = texts.flatMap(proseParts);
  const shown = haveDashes(parts) ? parts.map((part) => part.replace(dash, '')) : parts;
  return shown.map((part) => part.replace(bullets, ''));
}

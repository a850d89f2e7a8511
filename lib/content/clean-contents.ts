import { addressEnd, isSitePath } from '../addresses/urls';
import { asTyped, patternOf, withoutMarks } from '../text/text';
import { readDate, readPeriod } from './dates';
import { meantLink } from './linked-text';
import type { ContentByFolder } from './schema';
import { type DescribedSchema, describedContent } from './text-fields';

/** No-break spaces, but not those of "« Oui »" and "5 %". */
const pastedSpace = /(?<!«)[\u00a0\u202f](?![:;?!»%€])/g;
const plainSpaces = /[^\S\u00a0\u202f]+/g;
/** "ﬁ", and the "𝗯𝗼𝗹𝗱" of social networks. */
const shapedLetters = /[\ufb00-\ufb06\u{1d400}-\u{1d7ff}]/gu;
/** What chats leave in their texts. From U+E200 to U+E2FF are characters of their own. */
const citations = patternOf('|', [
  /\s*【[^】]*†[^】]*】/, // "【4†source】"
  /\s*:contentReference\[oaicite:\d+\]\{index=\d+\}/, // ":contentReference[oaicite:3]{index=3}"
  /\s*\ue200[^\ue201]*\ue201/, // a citation between two of these characters
  /\s*[\ue200-\ue2ff]/,
]);
/** "20\%", "R\&D" and "C\#" of LaTeX. */
const escapedCharacter = /\\([%&$#_])/g;
/** "**Led** a team" and "`npm`", but not "f(**kwargs)" or "src/**, lib/**". */
const emphasis = patternOf('', [
  /(?<![\p{L}\p{N}*`\\])/u, // No word goes on here, as in "2**3".
  /(?:\*\*\*?|`)(?![\s*`,.;:)])/, // "**" before "Led"
  /(?<words>[^*`]+)(?<![\s/(])/, // "Led"
  /(?:\*\*\*?|`)(?![\p{L}\p{N}*`])/u, // "**" after it
]);
/**
 * One or more bullets, each of them
 * - a character that is hardly anything else: "•Ropes", "▪ Ropes", "\uf0b7 Ropes" (a font of Word's)
 * - or a dash or dot with a space, but not before a number: "- Ropes", and not "- 5 °C" or "-Xmx".
 */
const bullet = /^([•‣⁃∙\u25a0-\u25ff➢➤❖✓✔\uf000-\uf0ff][\ufe0e\ufe0f]?\s*|[-–—*·]\s+(?!\d))+/u;
/** What is a bullet if all points of a list begin with it: "✅", "➔ ", "o ", or a number. */
const sharedBullet = /^([\p{So}\u2190-\u21ff]\ufe0f?|o(?= )|\d+[.)](?= ))\s*/u;
/** "📧 " before an address, or a sign of an icon font; but not the flag of a place. */
const icon = /^(?![🏳🏴])(?:\p{Extended_Pictographic}|[\ue000-\uf8ff\s]|\ufe0f)+/u;
/** "Goal:", and the wide one of Chinese and Japanese. */
const colon = /\s*[:：]+$/;
/** What people write into a form that wants something: "N/A", "-". */
const nothing = /^(n\/a|none|[-–—])$/i;

const cleanText = (text: string): string =>
  asTyped(text)
    .replace(citations, '')
    .replace(pastedSpace, ' ')
    .replace(plainSpaces, ' ')
    .replace(shapedLetters, (letter) => letter.normalize('NFKC'))
    .replace(escapedCharacter, '$1')
    .replace(emphasis, '$<words>')
    .normalize()
    .trim();

/** The contents of all languages with clean texts. */
export const cleanContents = (contents: ContentByFolder) =>
  Object.fromEntries(
    Object.entries(contents).map(([folder, files]) => [folder, cleaned(files, describedContent)]),
  ) as ContentByFolder;

/** A value with clean texts, by their descriptions; undefined for an empty text. */
function cleaned(value: unknown, schema: DescribedSchema = {}): unknown {
  const { properties, items, required = [], isDate, isPercent } = schema;
  if (typeof value === 'string') {
    const text = cleanField(value, schema);
    if (isPercent && /^\d+ ?%?$/.test(text)) return Number.parseInt(text, 10);
    return (isDate ? readPeriod(text) : text) || undefined;
  }
  if (Array.isArray(value)) {
    const entries = value
      .map((entry) => withoutNothing(cleaned(entry, items)))
      .filter((entry) => entry !== undefined);
    // The paragraphs of a legal text, which may have several lines, keep their numbers.
    const arePoints = items?.hasLinks && !items.hasLines;
    return arePoints ? withoutSharedBullets(entries) : entries;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => {
    const description = properties?.[key];
    const clean = cleaned(field, description);
    // The text of a period is the owner's own.
    if (isDate && key !== 'text') return [key, typeof clean === 'string' ? readDate(clean) : clean];
    const isOptional = description !== undefined && !required.includes(key);
    return [key, isOptional ? withoutNothing(clean) : clean];
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

function cleanField(value: string, schema: DescribedSchema): string {
  const { kind, isAddress, hasIcon, isLabel, hasLines, hasLinks } = schema;
  const shown = hasIcon ? value.replace(icon, '') : value;
  if (kind !== undefined || isAddress) {
    const address = withoutMarks(shown).trim();
    // The name of a file may have any spaces and hyphens.
    if (!isAddress || isSitePath(address)) return address;
    const clean = asTyped(address).replace(addressEnd, '');
    return kind === 'link' ? meantLink(clean) : clean;
  }
  const lines = hasLines ? shown.trim().split('\n') : [shown];
  const text = lines.map(cleanText).join('\n');
  if (isLabel) return text.replace(colon, '');
  // A point or paragraph may begin with a bullet. These are the texts that may have links.
  return hasLinks ? text.replace(bullet, '') : text;
}

const withoutNothing = (value: unknown): unknown =>
  typeof value === 'string' && nothing.test(value) ? undefined : value;

/** Points without a bullet with which all of them begin, or without their numbers. */
function withoutSharedBullets(points: unknown[]): unknown[] {
  const bulletOf = (point: unknown) =>
    typeof point === 'string' ? sharedBullet.exec(point)?.[1] : undefined;
  const bullets = points.map(bulletOf);
  const [first] = bullets;
  // "1. Ropes" is followed by "2. Sails".
  const isShared = bullets.every((each, index) => each === first?.replace(/^\d+/, `${index + 1}`));
  if (points.length < 2 || first === undefined || !isShared) return points;
  return points.map((point) => String(point).replace(sharedBullet, ''));
}

import { type Place, placeText } from '../../../lib/content/fault';
import { type ContentFiles, valueAt } from '../../../lib/content/files';
import { singleSpaces } from '../../../lib/content/text';
import { isLanguageTag, isSameLanguage } from '../../../lib/language/intl';
import { wordsByLanguage } from '../../../lib/words/built-in-words';
import { contentPassages } from './content-passages';
import { type Passage, type PassageWithFacts, readPassage } from './facts';
import { monthNumbersIn } from './month-names';
import { type Token, type TokenReader, tokenReader } from './tokens';

/** A part of a file that the owner has, like a résumé. */
export interface SourcePassage extends Passage {
  /** The name of the field or column that the text is from: "gpa". */
  label?: string;
}

export interface Source {
  /** The name of the file. */
  name: string;
  passages: readonly SourcePassage[];
}

/** Lines for the owner, each with a place. */
interface Differences {
  /** What the content says and no source does. */
  invented: string[];
  /** What a source says and the content does not. */
  lost: string[];
}

/** Compares the facts of the content with those of all sources together. */
export function differencesOf(files: ContentFiles, sources: readonly Source[]): Differences {
  const [language = 'en', ...otherLanguages] = languagesOf(files);
  const readTokens = tokenReader(monthNumbersIn(['en', 'en-GB', ...otherLanguages, language]));
  // In German, all nouns have a capital.
  const capitalsMarkNames = !isSameLanguage(language, 'de');
  const inContent = contentPassages(files).map((passage) =>
    readPassage(passage, readTokens, {
      capitalsMarkNames: capitalsMarkNames && !passage.isTranslation,
    }),
  );
  const inSources = sources.flatMap(({ name, passages }) =>
    passages.map((passage) => ({
      name,
      ...readPassage(passage, readTokens, { capitalsMarkNames }),
    })),
  );
  const siteKeys = keysOfAddress(files, readTokens);
  const inPage = [...siteKeys, ...keysOfLabels(files, readTokens), ...keysIn(inContent)];
  return {
    invented: inventedLines(withMissingFacts(inContent, [...siteKeys, ...keysIn(inSources)])),
    lost: withMissingFacts(inSources, inPage).map(lostLine),
  };
}

/** The report about some differences. */
export function differenceLines(
  { invented, lost }: Differences,
  sources: readonly Source[],
): string[] {
  const files = sources.length > 1 ? `the ${sources.length} files` : (sources[0]?.name ?? '');
  return [
    `On the page, but not in ${files}. Is it true?`,
    ...(invented.length > 0 ? invented : ['nothing']).map((line) => `  ${line}`),
    '',
    `In ${files}, but not on the page. Is it missing?`,
    ...(lost.length > 0 ? lost : ['nothing']).map((line) => `  ${line}`),
    '',
    'Compared: numbers, dates, addresses and names. Read the sentences yourself.',
  ];
}

/** The languages of the page, the main one first. */
const languagesOf = (files: ContentFiles): string[] =>
  Object.values(files)
    .map(({ site }) => String(valueAt(site, 'language')))
    .filter(isLanguageTag);

/** The keys of the address of the site, which sources rarely name. */
function keysOfAddress(files: ContentFiles, readTokens: TokenReader): string[] {
  const url = String(valueAt(files[''].site, 'url'));
  const host = url.replace(/^https?:\/\//, '');
  return [url, host].flatMap(readTokens).map(({ key }) => key);
}

/**
 * The keys of labels of the interface, like "Experience" and "Demo". In sources they are headings
 * and texts of links. "Android app" is left out, because Android is also a skill.
 */
function keysOfLabels(files: ContentFiles, readTokens: TokenReader): string[] {
  const ownWords = Object.values(files).map(({ site }) => valueAt(site, 'words'));
  const labels = stringsIn([wordsByLanguage, ownWords]).filter(
    (text) => !text.endsWith('.') && !text.includes('Android'),
  );
  return labels.flatMap(readTokens).map(({ key }) => key);
}

/** The texts inside a value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** All keys of some passages, also of words that are no names. */
const keysIn = (passages: readonly PassageWithFacts[]): string[] =>
  passages.flatMap(({ tokens }) => tokens.flatMap(({ key, otherKeys }) => [key, ...otherKeys]));

/** The passages with facts that are not known, and these facts. Each is named once. */
function withMissingFacts<Kind extends PassageWithFacts>(
  passages: readonly Kind[],
  known: readonly string[],
): (Kind & { missing: Token[] })[] {
  const knownOrNamed = new Set(known);
  const found: (Kind & { missing: Token[] })[] = [];
  for (const passage of passages) {
    const missing: Token[] = [];
    for (const fact of passage.facts) {
      if (!knownOrNamed.has(fact.key)) missing.push(fact);
      knownOrNamed.add(fact.key);
    }
    if (missing.length > 0) found.push({ ...passage, missing });
  }
  return found;
}

/** One line for each entry of the content: `content/skills.ts, entry 3 ("Rust"): "85 %"`. */
function inventedLines(
  passages: readonly { place: Place; text: string; missing: readonly Token[] }[],
): string[] {
  const factsByPlace = new Map<string, string[]>();
  for (const { place, text, missing } of passages) {
    const facts = missing.map(({ start, end }) => `"${text.slice(start, end)}"`);
    const name = placeText(place, ', ');
    factsByPlace.set(name, [...(factsByPlace.get(name) ?? []), ...facts]);
  }
  return Array.from(factsByPlace, ([name, facts]) => `${name}: ${facts.join(', ')}`);
}

/** How much of a text is shown before and after its facts, in UTF-16 units. */
const CONTEXT = 24;

/** The part of a source's text that has the facts: `resume.pdf: "… cut costs by 40 % …"`. */
function lostLine({
  name,
  label,
  text,
  missing,
}: SourcePassage & { name: string; missing: readonly Token[] }): string {
  const start = missing[0]?.start ?? 0;
  const end = missing.at(-1)?.end ?? text.length;
  const from = start <= CONTEXT ? 0 : text.lastIndexOf(' ', start - CONTEXT) + 1;
  const space = text.indexOf(' ', end + CONTEXT);
  const to = space < 0 ? text.length : space;
  const part = singleSpaces(text.slice(from, to));
  const excerpt = `${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`;
  return `${name}: "${label === undefined ? excerpt : `${label}: ${excerpt}`}"`;
}

import { type ContentFiles, valueAt } from '../../../lib/content/files';
import { isLanguageTag, isSameLanguage } from '../../../lib/language/intl';
import { wordsByLanguage } from '../../../lib/words/built-in-words';
import { type ContentPassage, contentPassages } from './content-passages';
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

/** A passage with facts that the other side does not have, and these facts. */
type Difference<Kind> = Kind & { missing: readonly Token[] };

export type InventedFacts = Difference<ContentPassage>;
export type LostFacts = Difference<SourcePassage & { source: string }>;

export interface Differences {
  /** What the content says and no source does. */
  invented: readonly InventedFacts[];
  /** What a source says and the content does not. */
  lost: readonly LostFacts[];
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
  const inSources = sources.flatMap(({ name: source, passages }) =>
    passages.map((passage) => ({
      source,
      ...readPassage(passage, readTokens, { capitalsMarkNames }),
    })),
  );
  const siteKeys = keysOfAddress(files, readTokens);
  const inPage = [...siteKeys, ...keysOfLabels(files, readTokens), ...keysIn(inContent)];
  return {
    invented: withMissingFacts(inContent, [...siteKeys, ...keysIn(inSources)]),
    lost: withMissingFacts(inSources, inPage),
  };
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
): Difference<Kind>[] {
  const knownOrNamed = new Set(known);
  const found: Difference<Kind>[] = [];
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

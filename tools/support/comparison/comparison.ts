import { type ContentFiles, valueAt } from '../../../lib/content/files';
import { singleSpaces } from '../../../lib/content/text';
import { wordsByLanguage } from '../../../lib/words/choose';
import { type ContentPassage, contentPassages } from './content-passages';
import { type Passage, type ReadPassage, readPassages } from './facts';
import { type Token, tokensIn } from './tokens';

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
  const content = readPassages(contentPassages(files));
  const read = sources.map(({ name, passages }) => ({ name, passages: readPassages(passages) }));
  const inSources = new Set(read.flatMap(({ passages }) => passages.flatMap(keysIn)));
  const inContent = new Set(content.flatMap(keysIn));
  const inInterface = interfaceKeys(files);
  const [ownSite] = tokensIn(String(valueAt(files[''].site, 'url')));
  const isInvented = (token: Token) => !isIn(inSources, token) && !isIn(inInterface, token);
  const isLost = (token: Token) =>
    !isIn(inContent, withoutDay(token)) && !isIn(inInterface, token) && !isOn(ownSite, token);
  return { invented: inventedLines(content, isInvented), lost: lostLines(read, isLost) };
}

/** The report about some differences. */
export function differenceLines(
  { invented, lost }: Differences,
  sources: readonly Source[],
): string[] {
  const [{ name = '' } = {}] = sources;
  const files = sources.length === 1 ? name : `the ${sources.length} files`;
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

/** Whether keys contain a token: itself, with a word beside it, or all parts of a word. */
const isIn = (keys: ReadonlySet<string>, { kind, key, parts, compounds }: Token): boolean =>
  [key, ...compounds].some((each) => keys.has(each)) ||
  (kind === 'word' && parts.length > 0 && parts.every((part) => keys.has(part)));

/** Whether an address leads to a site. */
const isOn = (site: Token | undefined, { kind, parts }: Token): boolean =>
  kind === 'address' && site !== undefined && parts.includes(site.key);

/** A date without its day, because the page may show only its month. */
const withoutDay = (token: Token): Token =>
  token.kind === 'date' ? { ...token, key: token.key.slice(0, '2021-05'.length) } : token;

/** All keys of a passage. */
const keysIn = ({ tokens }: ReadPassage): string[] =>
  tokens.flatMap(({ key, parts, compounds }) => [key, ...parts, ...compounds]);

/** Words of the interface, like "Experience". They are no facts. */
function interfaceKeys(files: ContentFiles): Set<string> {
  const ownWords = Object.values(files).map(({ site }) => valueAt(site, 'words'));
  const tokens = stringsIn([wordsByLanguage, ...ownWords]).flatMap(tokensIn);
  return new Set(tokens.filter(({ kind }) => kind === 'word').map(({ key }) => key));
}

/** The texts inside a value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** One line for each entry of the content with invented facts. Repeated facts are named once. */
function inventedLines(
  content: readonly (ReadPassage & ContentPassage)[],
  isInvented: (token: Token) => boolean,
): string[] {
  const invented = firstOfEachKey(content.flatMap(({ facts }) => facts.filter(isInvented)));
  const byPlace = new Map<string, string[]>();
  for (const { place, text, facts } of content) {
    const first = facts.filter((fact) => invented.has(fact));
    for (const { start, end } of groupedPlaces(first, 1)) {
      byPlace.set(place, [...(byPlace.get(place) ?? []), `"${text.slice(start, end)}"`]);
    }
  }
  return Array.from(byPlace, ([place, texts]) => `${place}: ${texts.join(', ')}`);
}

/** One line for each part of a source with lost facts. Repeated facts are named once. */
function lostLines(
  sources: readonly { name: string; passages: readonly (ReadPassage & SourcePassage)[] }[],
  isLost: (token: Token) => boolean,
): string[] {
  const lost = firstOfEachKey(
    sources.flatMap(({ passages }) => passages.flatMap(({ facts }) => facts.filter(isLost))),
  );
  return sources.flatMap(({ name, passages }) =>
    passages.flatMap(({ label, text, facts }) => {
      const first = facts.filter((fact) => lost.has(fact));
      return groupedPlaces(first, 2 * CONTEXT).map(({ start, end }) => {
        const part = excerpt(text, start, end);
        return `${name}: "${label === undefined ? part : `${label}: ${part}`}"`;
      });
    }),
  );
}

/** The first token of each key. */
function firstOfEachKey(tokens: readonly Token[]): Set<Token> {
  const byKey = new Map<string, Token>();
  for (const token of tokens) if (!byKey.has(token.key)) byKey.set(token.key, token);
  return new Set(byKey.values());
}

type Place = Pick<Token, 'start' | 'end'>;

/** The places of facts in a text. Places at most `distance` apart are joined into one. */
function groupedPlaces(facts: readonly Token[], distance: number): Place[] {
  const places: Place[] = [];
  for (const { start, end } of facts) {
    const last = places.at(-1);
    if (last !== undefined && start - last.end <= distance) last.end = end;
    else places.push({ start, end });
  }
  return places;
}

/** How much of a text is shown before and after a fact, in UTF-16 units. */
const CONTEXT = 24;

/** A part of a text with the words around it: "… cut costs by 40 % …". */
function excerpt(text: string, start: number, end: number): string {
  const from = start <= CONTEXT ? 0 : text.lastIndexOf(' ', start - CONTEXT) + 1;
  const space = text.indexOf(' ', end + CONTEXT);
  const to = space < 0 ? text.length : space;
  const part = singleSpaces(text.slice(from, to));
  return `${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`;
}

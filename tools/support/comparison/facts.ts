import { monthNumbers } from './month-names';
import { type Token, tokensIn } from './tokens';

/** A text to compare: a line or cell of a file, or a field. */
export interface Passage {
  text: string;
  /**
   * - `line`: of a longer text
   * - `title`: a field that is no sentence, so each word with a capital is a name
   * - `value`: a field that may be a title or a sentence
   * - `translation`: a field in another language, where a capital does not make a word a name
   */
  form: 'line' | 'title' | 'value' | 'translation';
}

/** A passage, and the tokens in it. */
export interface ReadPassage extends Passage {
  /** All tokens, in the order of the text. */
  tokens: readonly Token[];
  /** The tokens that state a fact, which a text may have invented or lost. */
  facts: readonly Token[];
}

/** Files, also in addresses. Their names say nothing about a person. */
const fileName =
  /\.(apk|avif|css|csv|docx?|gif|heic|html?|ico|jpe?g|json|md|pdf|png|svg|txt|webp)$/i;

/**
 * Finds the facts of some passages in one language: numbers, dates, addresses, and names. Names are
 * words with capitals, digits or signs inside ("gRPC", "C++"), and words that begin with a capital
 * but do not begin a sentence. In German, all nouns have a capital, so only the first kind counts.
 */
export function readPassages<Kind extends Passage>(
  passages: readonly Kind[],
): (Kind & ReadPassage)[] {
  const read = passages.map((passage) => {
    // NFKC would turn "™" into the letters "TM".
    const text = passage.text.replace(/[™℠]/g, ' ').normalize('NFKC');
    return { ...passage, text, tokens: tokensIn(text) };
  });
  const isInGerman = isGerman(read.flatMap(({ tokens }) => tokens.map(({ key }) => key)));
  return read.map((passage) => {
    const facts = passage.tokens.filter((token) => isFact(token, passage, isInGerman));
    return { ...passage, facts };
  });
}

const germanWords = ['das', 'der', 'die', 'fur', 'mit', 'und', 'von', 'zur'];

/** These words are about 15 % of German sentences. Lists of keywords have fewer: 4 % is enough. */
const isGerman = (keys: readonly string[]): boolean =>
  keys.filter((key) => germanWords.includes(key)).length > keys.length * 0.04;

/** Whether a token states a fact. Names of files, and words that are no names, state none. */
function isFact(
  { kind, start, end }: Token,
  { text, form }: Passage,
  isInGerman: boolean,
): boolean {
  const word = text.slice(start, end);
  if (fileName.test(word)) return false;
  if (kind !== 'word') return true;
  // A single letter is an initial, "I" or "A". So the languages C and R are no names here.
  if (word.length < 2 || monthNumbers.has(word.toLowerCase())) return false;
  if (hasFormOfName(word, text)) return true;
  if (form === 'translation' || !/^\p{Lu}/u.test(word)) return false;
  if (form === 'title') return true;
  const isFirst = isBeginning(text.slice(0, start));
  if (!isFirst) return !isInGerman;
  return form === 'value' ? isTitle(text) : isListed(text, start, end);
}

/** Whether a word can only be a name: "gRPC", "S3"; "AWS" if the text has small letters, too. */
const hasFormOfName = (word: string, text: string): boolean =>
  /\p{Ll}\p{Lu}|[\d.+#]/u.test(word) || (/^\p{Lu}+$/u.test(word) && /\p{Ll}/u.test(text));

/** Whether a sentence, a line or an item of a list begins after this text. */
const isBeginning = (before: string): boolean =>
  /(?:^|[.!?…。•][\p{Pf}"')\]]*\s+)[\s\p{P}\p{S}]*$/u.test(before);

/** Whether a word at the beginning of a line is an item of a list: "Docker, Figma", "• Docker". */
function isListed(line: string, start: number, end: number): boolean {
  const after = line.slice(end);
  if (/^\s*[,;|/•·]\s*[\p{Lu}\d][\p{L}\d]/u.test(after)) return true;
  return /^\s*[\p{Pd}*•·▪]/u.test(line.slice(0, start)) && /^[\s\p{P}]*$/u.test(after);
}

/** Whether a value is a title or a list: "Docker", "Lake Shore College", "Docker, webpack". */
const isTitle = (value: string): boolean =>
  /^(?:[\p{Lu}\d]\S*(?:\s+|$)){1,4}$|^\S+,/u.test(value.trim());

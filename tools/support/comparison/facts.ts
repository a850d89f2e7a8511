import type { Token, TokenReader } from './tokens';

/** A text to compare: a line or cell of a file, or a field. */
export interface Passage {
  text: string;
  /** Whether it is no sentence, so that each word with a capital is a name. */
  isTitle: boolean;
}

export interface PassageWithFacts extends Passage {
  /** All tokens, in the order of the text. */
  tokens: readonly Token[];
  /** The tokens that state a fact, which a text may have invented or lost. */
  facts: readonly Token[];
}

/**
 * Finds the facts of a passage: numbers, dates, addresses, and names. Names are words with
 * capitals, digits or signs inside ("gRPC", "C++"), words with a capital within a sentence or in a
 * title, and items of lists.
 * @param options.capitalsMarkNames whether a capital within a sentence marks a name
 */
export function readPassage<Kind extends Passage>(
  passage: Kind,
  readTokens: TokenReader,
  { capitalsMarkNames }: { capitalsMarkNames: boolean },
): Kind & PassageWithFacts {
  const text = passage.text.normalize('NFKC');
  const tokens = readTokens(text);
  const facts = tokens.filter(({ kind, start, end }) => {
    const word = text.slice(start, end);
    if (kind === 'month' || fileName.test(word)) return false;
    if (kind !== 'word' || hasFormOfName(word, text)) return true;
    // A single letter is an initial, "I" or "A". So the languages C and R are no names here.
    if (word.length < 2 || !/^\p{Lu}/u.test(word)) return false;
    if (passage.isTitle) return true;
    if (!capitalsMarkNames) return false;
    return !isBeginning(text.slice(0, start)) || isListed(text, start, end);
  });
  return { ...passage, text, tokens, facts };
}

/** Files, also in addresses. Their names say nothing about a person. */
const fileName = /\.(avif|css|csv|docx?|gif|html?|jpe?g|json|md|pdf|png|svg|txt|webp)$/i;

/** Whether a word can only be a name: "gRPC", "S3"; "AWS" if the text has lower case, too. */
const hasFormOfName = (word: string, text: string): boolean =>
  /\p{Ll}\p{Lu}|[\d.+#]/u.test(word) || (/^\p{Lu}{2,}$/u.test(word) && /\p{Ll}/u.test(text));

/** Whether a sentence or a line begins after this text. */
const isBeginning = (before: string): boolean => /(^|[.!?…•])[^\p{L}\d]*$/u.test(before);

/**
 * Whether a word at the beginning of a sentence or a line is an item of a list: "Docker, Figma",
 * "• Docker".
 */
const isListed = (text: string, start: number, end: number): boolean =>
  /^\s*[,;|/•·]\s*[\p{Lu}\d][\p{L}\d]/u.test(text.slice(end)) ||
  (/^\s*[-–*•]\s*$/.test(text.slice(0, start)) && text.slice(end).trim() === '');

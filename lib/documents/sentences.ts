import { plainText, splitAroundLinks } from '../content/linked-text';

/** Abbreviations with vowels, in the languages of `lib/words/` and in German. */
const abbreviations =
  'Prof|Inc|Corp|Co|No|Univ|Dept|Gen|Gov|Rev|Hon|Engr|Ing|Lic|Sra|Dra|Dipl|Abs|Art|Fig|approx|incl|etc|ca|usw|inkl|evtl';

/**
 * The end of a text that is an abbreviation: "U.S.", "e.g.", a single letter like both of "z. B.",
 * letters without a vowel like "Dr." and "bzw.", "Prof.". `Intl.Segmenter` ends a sentence there if
 * a capital letter follows.
 */
const abbreviation = new RegExp(
  String.raw`(?:^|[\s("'])(?:\p{L}|\p{L}+(?:\.\p{L}+)+|(?:(?![aeiouyäöüAEIOUYÄÖÜ])[a-zA-Z])+|${abbreviations})\.\s*$`,
  'u',
);

function splitSentences(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences: string[] = [];
  let current = '';
  for (const { segment } of segmenter.segment(text)) {
    current += segment;
    if (abbreviation.test(current)) continue;
    sentences.push(current);
    current = '';
  }
  return current === '' ? sentences : [...sentences, current];
}

/**
 * The sentences of a text, with their punctuation and the space after it. A text is not divided
 * inside a link, or where the end of a sentence is doubtful.
 */
export const sentencesIn = (text: string, language: string): string[] =>
  splitAroundLinks(text, (masked) => splitSentences(masked, language));

/**
 * The first sentences of a text, with their links.
 * @param limit the largest number of characters, not counting the addresses of links
 * @param count the largest number of sentences
 * @returns '' if the first sentence is longer than the limit: sentences are never cut
 */
export function firstSentences(
  text: string,
  {
    language,
    limit,
    count = Number.POSITIVE_INFINITY,
  }: { language: string; limit: number; count?: number },
): string {
  let beginning = '';
  for (const sentence of sentencesIn(text, language).slice(0, count)) {
    if (plainText(beginning + sentence).trim().length > limit) break;
    beginning += sentence;
  }
  return beginning.trim();
}

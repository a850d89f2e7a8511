import { nameLines, type OwnerName } from '@/lib/content/names';
import type { Owner } from '@/lib/content/schema';
import { graphemes, singleSpaces } from '@/lib/content/text';

/** A place where a line may break: a space of no width. */
const BREAK = '\u200b';

/** Scripts that have no spaces between words. */
const unspacedText =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** Particles and endings in Japanese, which stay on the line of the word before them. */
const hiragana = /^\p{Script=Hiragana}+$/u;

/** Marks where a phrase without spaces may break: between its words. */
function markBreaks(phrase: string, language: string): string {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return phrase.replace(unspacedText, (text) =>
    Array.from(segmenter.segment(text), ({ segment, index }) =>
      index === 0 || hiragana.test(segment) ? segment : BREAK + segment,
    ).join(''),
  );
}

/** The grapheme clusters of a phrase. A mark for a break belongs to the letter before it. */
function clustersOf(phrase: string): string[] {
  const characters: string[] = [];
  for (const character of graphemes(phrase)) {
    if (character === BREAK) characters.push(`${characters.pop() ?? ''}${BREAK}`);
    else characters.push(character);
  }
  return characters;
}

/**
 * The phrases of the headline: the owner's name, with a line break between first names and family
 * name, and the phrases of `headline`.
 * @returns the grapheme clusters of each phrase, which are typed one by one
 */
export function headlinePhrases(
  owner: OwnerName & Pick<Owner, 'headline'>,
  language: string,
): string[][] {
  const phrases = owner.headline.map(singleSpaces);
  return [nameLines(owner).join('\n'), ...phrases].map((phrase) =>
    clustersOf(markBreaks(phrase, language)),
  );
}

/** The phrases that decide the size of the headline, and have it: only the name, if it stays. */
export function largePhrases(
  owner: Parameters<typeof headlinePhrases>[0] & Pick<Owner, 'typedName'>,
  language: string,
): string[][] {
  const phrases = headlinePhrases(owner, language);
  return owner.typedName === false ? phrases.slice(0, 1) : phrases;
}

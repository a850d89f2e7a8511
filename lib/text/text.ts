/** Characters without a width that programs leave between letters, like soft hyphens. */
const invisible = /[\u00ad\u200b\u2060\ufeff]|(?!\s)\p{Cc}/gu;
/** Joiners, but not those after letters from Arabic to Mongolian, and in emoji like "👩‍💻". */
const uselessJoiner =
  /(?<![\u0600-\u1cff]|\ufe0f|\p{Emoji_Modifier}|\p{Extended_Pictographic})[\u200c\u200d]/gu;
/** Marks of direction. They mean something in a text with letters from right to left. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** A letter of Hebrew, Arabic and the like. */
const rightToLeftLetter = /[\u0590-\u08ff]/;

/** A text without characters that nobody sees, but that break addresses and searches. */
export function withoutMarks(text: string): string {
  const shown = text.replace(invisible, '').replace(uselessJoiner, '');
  return rightToLeftLetter.test(shown) ? shown : shown.replace(directionMarks, '');
}

/** A text as somebody would type it: without such marks, with plain hyphens. */
export const asTyped = (text: string): string => withoutMarks(text).replace(/[\u2010\u2011]/g, '-');

let segmenter: Intl.Segmenter | undefined;

/** The user-perceived characters of a text (UAX 29). */
export function graphemes(text: string): string[] {
  // It is not made while the module loads, because Firefox before 125 has no `Intl.Segmenter`.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Whether two names of the content are equal except for letter case. */
export const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Of names that are equal but for their letter case, the first stays. */
export const withoutRepeats = (names: readonly string[]) =>
  names.filter((name, index) => names.findIndex((other) => isSameName(other, name)) === index);

/** Entries by their `group`, in the order of the file. Those without one come first. */
export const groupsOf = <Entry extends { group?: string }>(entries: readonly Entry[]) =>
  withoutRepeats(['', ...entries.map(({ group = '' }) => group)])
    .map((name) => ({
      /** Undefined for entries without a group. */
      heading: name || undefined,
      entries: entries.filter(({ group = '' }) => isSameName(group, name)),
    }))
    .filter((group) => group.entries.length > 0);

export const nonEmpty = (texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text): text is string => text !== undefined && text !== '');

/** Whether a text has the end of a sentence. The dot of "Node.js" is none. */
export const hasSentence = (text: string): boolean =>
  /\p{Sentence_Terminal}(?![\p{L}\p{N}])/u.test(text);

/** A text of which no line begins with the dash of "Coffee – a podcast", a dot or a bar. */
export const withoutBadBreaks = (text: string): string =>
  text.replace(/ (?=[-–—·|]( |$))/g, '\u00a0');

/** An end like that of an abbreviation or a number: "e.g.", "Dr.", "Prof.", "am 3." (Oktober). */
const maybeAbbreviation = /(?<![\p{L}\p{N}])(\p{L}|\p{Lu}\p{L}{1,3}|\p{N}+)\.$/u;
/** At least 40 letters, because a greeting says little, or a sentence in Chinese or Japanese. */
const isLongEnough = /^.{40}|[。！？]$/su;

/** "Hi. I map the coast for the U.S. Coast Guard." of "Hi. I map … Coast Guard. I also dive." */
export function firstSentence(text: string, language: string): string {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  const beginnings = Array.from(segments, ({ index, segment }) =>
    text.slice(0, index + segment.trimEnd().length),
  );
  const isWhole = (part: string) => isLongEnough.test(part) && !maybeAbbreviation.test(part);
  return beginnings.find(isWhole) ?? text;
}

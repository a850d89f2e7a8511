const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The user-perceived characters of a text (UAX 29). */
export const graphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Removes direction overrides and control characters. Line breaks stay. */
export const withoutControls = (text: string): string =>
  text.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');

/** Removes the texts that are empty or undefined. */
export const nonEmpty = (texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text): text is string => text !== undefined && text !== '');

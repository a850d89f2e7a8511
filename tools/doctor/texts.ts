import { type Place, placeOf } from '../../lib/content/fault';
import { plainText } from '../../lib/content/linked-text';
import { type TextField, textFieldsInAllLanguages } from '../../lib/content/text-fields';
import type { Site } from '../../lib/site/site';

/** A text of the content. Its keys begin with the folder of its language. */
export interface PlacedText extends TextField {
  /** `content/projects.ts › entry 1 ("Kelp") › image.alt` */
  place: Place;
  /** The place of the entry that the text is in: `content/projects.ts › entry 1 ("Kelp")`. */
  entryPlace: Place;
}

export type PlacedContent = Pick<Site, 'content' | 'folder'>;

/** The texts of a site in one language, without those that it shares with the main language. */
export function placedTexts({ content, folder }: PlacedContent): PlacedText[] {
  const files = { [folder]: content };
  return textFieldsInAllLanguages(files).map((field) => ({
    ...field,
    place: placeOf(files, field.keys),
    entryPlace: placeOf(files, entryKeys(field.keys)),
  }));
}

/** The keys of the list entry that contains a field. */
export function entryKeys(keys: readonly PropertyKey[]): readonly PropertyKey[] {
  const index = keys.findIndex((key) => typeof key === 'number');
  return index < 0 ? keys : keys.slice(0, index + 1);
}

/** The place of a field in a language of the site. */
export const placeIn = (
  { content, folder }: Pick<PlacedContent, 'content' | 'folder'>,
  ...keys: readonly PropertyKey[]
): Place => placeOf({ [folder]: content }, [folder, ...keys]);

/** A text as visitors read it, without the addresses of its links. */
export const readableText = ({ text, hasLinks }: TextField): string =>
  hasLinks ? plainText(text) : text;

const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Whether a text has several words, also in Japanese. One word may be the same in any language. */
export const hasSeveralWords = (text: string): boolean =>
  Array.from(wordSegmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length > 1;

import { placeOf } from '../../lib/content/fault';
import { findBrokenLink, plainText, textParts } from '../../lib/content/linked-text';
import type { Locales, LocalizedSite } from '../../lib/content/locales';
import { type TextField, textFieldsOf } from '../../lib/content/text-fields';
import { isWebUrl } from '../../lib/hosting/urls';

/** A text of the content. Its keys begin with the folder of its language. */
export interface PlacedText extends TextField {
  /** `content/projects.ts › entry 1 ("Kelp") › image.alt` */
  place: string;
  /** The place of the entry that the text is in: `content/projects.ts › entry 1 ("Kelp")`. */
  entryPlace: string;
}

/** All texts in one language, except texts in files that it shares with the main language. */
export function textsIn({
  content,
  folder,
  ownFiles,
}: Pick<LocalizedSite, 'content' | 'folder' | 'ownFiles'>): PlacedText[] {
  const files = { [folder]: content };
  const isOwn = ({ keys: [, file] }: TextField) => ownFiles.some((name) => name === file);
  return textFieldsOf(files)
    .filter(isOwn)
    .map((field) => {
      const { keys } = field;
      const index = keys.findIndex((key) => typeof key === 'number');
      const entryKeys = index < 0 ? keys : keys.slice(0, index + 1);
      return { ...field, place: placeOf(files, keys), entryPlace: placeOf(files, entryKeys) };
    });
}

/** The text that visitors read, which does not contain the addresses of links. */
export const readableText = ({ text, hasLinks }: TextField): string =>
  hasLinks ? plainText(text) : text;

/** A field with an address as its text: its value, or each link in its text. */
function withAddresses(field: PlacedText): PlacedText[] {
  if (field.kind === 'link') return [field];
  if (!field.hasLinks) return [];
  return textParts(field.text).flatMap(({ href }) =>
    href === undefined ? [] : { ...field, text: href },
  );
}

/** The wrong and unfinished links in texts, one for each text. */
export const brokenLinksIn = (locales: Locales): PlacedText[] =>
  locales
    .flatMap(textsIn)
    .filter(({ hasLinks }) => hasLinks)
    .flatMap((field) => {
      const text = findBrokenLink(field.text);
      return text === undefined ? [] : { ...field, text };
    });

/** The external links of the content, in all languages. */
export const linksIn = (locales: Locales): PlacedText[] =>
  locales
    .flatMap(textsIn)
    .flatMap(withAddresses)
    .filter(({ text }) => isWebUrl(text));

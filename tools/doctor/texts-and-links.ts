import { contentTexts } from '../../lib/content/content-texts';
import { entryLabel } from '../../lib/content/field-name';
import { contentFile } from '../../lib/content/files';
import { findBrokenLink, plainText, textParts } from '../../lib/content/linked-text';
import type { Locales, LocalizedSite } from '../../lib/content/locales';
import { isWebUrl } from '../../lib/hosting/urls';

/** A text of the content. */
export interface Text {
  text: string;
  /** `content/projects.ts`, `content/es/projects.ts`. */
  file: string;
  /**
   * What a finding calls it: `"Kelp"`, the entry of the list that it is in, or else `portrait.alt`,
   * `paragraph 2`.
   */
  name: string;
  /** Its file and keys without the numbers of entries: `projects.image.alt`. */
  field: string;
}

/** All texts in one language, except texts in files that it shares with the main language. */
export const textsIn = ({
  content,
  folder,
  ownFiles,
}: Pick<LocalizedSite, 'content' | 'folder' | 'ownFiles'>): Text[] =>
  ownFiles.flatMap((part) =>
    contentTexts(content[part]).map(({ text, keys }) => ({
      text,
      file: contentFile(part, folder),
      name: nameOf(content[part], keys),
      field: [part, ...keys.filter((key) => !/^\d+$/.test(key))].join('.'),
    })),
  );

/** The label of the entry that a text is in, or else the text's keys. */
function nameOf(value: unknown, keys: readonly string[]): string {
  let inner = value;
  for (const key of keys) {
    const isList = Array.isArray(inner);
    inner = Object(inner)[key];
    const label = isList ? entryLabel(inner) : '';
    if (label !== '') return label;
  }
  // "paragraphs.1" becomes "paragraph 2".
  return keys.join('.').replace(/s?\.(\d+)$/, (_, index) => ` ${Number(index) + 1}`);
}

/** Whether a field has sentences of the owner. */
export const isProse = ({ field }: Text): boolean =>
  /\.(alt|description|highlights|intro|paragraphs|summary)$/.test(field);

/** Whether a field may contain links (`lib/content/schema.ts`). */
const hasLinks = (entry: Text) => isProse(entry) && !/^site\.description$|\.alt$/.test(entry.field);

/** The text that visitors read, which does not contain the addresses of links. */
export const readableText = (entry: Text): string =>
  hasLinks(entry) ? plainText(entry.text) : entry.text;

/** The addresses in a field: its value, or the links of its text. */
function addressesIn(entry: Text): Text[] {
  if (/\.(cv|href|\w*link)$/i.test(entry.field)) return [entry];
  if (!hasLinks(entry)) return [];
  return textParts(entry.text).flatMap(({ href }) =>
    href === undefined ? [] : { ...entry, text: href },
  );
}

/** The wrong and unfinished links in texts, one for each text. */
export const brokenLinksIn = (locales: Locales): Text[] =>
  locales
    .flatMap(textsIn)
    .filter(hasLinks)
    .flatMap((entry) => {
      const text = findBrokenLink(entry.text);
      return text === undefined ? [] : { ...entry, text };
    });

/** The external links of the content, in all languages. */
export const linksIn = (locales: Locales): Text[] =>
  locales
    .flatMap(textsIn)
    .flatMap(addressesIn)
    .filter(({ text }) => isWebUrl(text));

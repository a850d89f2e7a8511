import { z } from 'zod';
import { isFragment, isMailUrl, isWebUrl, mailAddressIn } from '../addresses/urls';

// Texts with links: "See my [pull request](https://example.org/1)", "learned at
// [school](#education)". Other Markdown is plain text.

export const isMailAddress = (value: string): boolean => z.email().safeParse(value).success;

export const isLinkUrl = (value: string): boolean =>
  isMailUrl(value) ? isMailAddress(mailAddressIn(value)) : isWebUrl(value);

/** `[text](address)`. The address may contain pairs of parentheses: "…/wiki/C_(language)". */
const linkPattern = /\[([^[\]\n]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)/g;

/** The links of a text, and the texts between them, in order. "[docs](example.org)" is no link. */
export function textParts(text: string) {
  const parts: { text: string; href?: string }[] = [];
  let end = 0;
  for (const match of text.matchAll(linkPattern)) {
    const [source, label = '', href = ''] = match;
    if (label.trim() === '' || !(isLinkUrl(href) || isFragment(href))) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: label, href });
    end = match.index + source.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/**
 * Copies data for documents, which are read outside of the page. In its texts, links to a part of
 * the page get their full address: "https://ana.example/#education" for "#education".
 * @param pageUrl 'https://ana.example', or 'https://ana.example/es/' in a second language
 * @param written how the copy writes a link
 */
export const withFullLinks = <Data>(data: Data, pageUrl: string, written = asLinkedText): Data => {
  const json = JSON.stringify(data, (_, value) => {
    if (typeof value !== 'string') return value;
    const parts = textParts(value).map(({ text, href }) => {
      if (href === undefined) return text;
      return written(text, isFragment(href) ? new URL(href, pageUrl).href : href);
    });
    return parts.join('');
  });
  return JSON.parse(json);
};

const asLinkedText = (text: string, href: string) => `[${text}](${href})`;

/** A link for readers of plain text: "my code (https://…)", "ana@mail.example". */
export function asPlainText(text: string, href: string): string {
  const address = isMailUrl(href) ? mailAddressIn(href) : href;
  return text === address ? text : `${text} (${address})`;
}

/** A text without the addresses of its links: "my code" for "my [code](https://…)". */
export const plainText = (text: string): string =>
  textParts(text)
    .map((part) => part.text)
    .join('');

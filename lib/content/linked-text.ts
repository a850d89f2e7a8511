import { z } from 'zod';
import { isFragment, isMailUrl, isWebUrl, mailAddressIn } from '../addresses/urls';

// Texts with links: "learned at [school](#education)". Other Markdown is plain text.

export const isMailAddress = (value: string): boolean => z.email().safeParse(value).success;

export const isLinkUrl = (value: string): boolean =>
  isMailUrl(value) ? isMailAddress(mailAddressIn(value)) : isWebUrl(value);

/**
 * `[text](address)`, but not `![picture](address)`. The address may contain pairs of parentheses:
 * "…/wiki/C_(language)".
 */
const linkPattern = /(?<!(?:^|\s)!)\[([^[\]\n]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)/g;

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

/** The parts of a text for documents: "https://ana.example/#education" for "#education". */
export const textPartsOutside = (text: string, pageUrl: string) =>
  textParts(text).map((part) =>
    part.href !== undefined && isFragment(part.href)
      ? { ...part, href: new URL(part.href, pageUrl).href }
      : part,
  );

/** A text with the addresses of its links: "my code (https://…)", "ana@mail.example". */
export const textWithAddresses = (text: string, pageUrl: string): string =>
  textPartsOutside(text, pageUrl)
    .map(({ text: part, href }) => {
      if (href === undefined) return part;
      const address = isMailUrl(href) ? mailAddressIn(href) : href;
      return part === address ? part : `${part} (${address})`;
    })
    .join('');

/** The first sentence of a text, with its links. */
export function firstSentence(text: string, language: string): string {
  // The signs of an address end no sentence.
  const masked = text.replace(linkPattern, (link) => 'x'.repeat(link.length));
  const [first] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(masked);
  return text.slice(0, first?.segment.length).trimEnd();
}

/** A text without the addresses of its links: "my code" for "my [code](https://…)". */
export const plainText = (text: string): string =>
  textParts(text)
    .map((part) => part.text)
    .join('');

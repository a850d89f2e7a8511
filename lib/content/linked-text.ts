import { z } from 'zod';
import { isWebUrl } from '../hosting/urls';

// Texts with links: "See my [pull request](https://example.org/1)." No other Markdown has an
// effect.

/** A part of a text. A part with an address is a link. */
interface TextPart {
  text: string;
  href?: string;
}

const isMailAddress = (value: string) =>
  /^mailto:/i.test(value) &&
  z.email().safeParse(value.slice('mailto:'.length).split('?')[0]).success;

/** Whether links may lead to this address: a web address, or `mailto:`. */
export const isLinkUrl = (value: string): boolean => isWebUrl(value) || isMailAddress(value);

/** `[text](address)`. The address may contain pairs of parentheses: "…/wiki/C_(language)". */
const linkPattern = /\[([^[\]\n]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)/g;

/** Splits a text into links and the texts between them. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: source, 1: label = '', 2: href = '', index } of text.matchAll(linkPattern)) {
    if (label.trim() === '' || !isLinkUrl(href)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: label, href });
    end = index + source.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** A text without the addresses of its links. */
export const plainText = (text: string): string =>
  textParts(text)
    .map((part) => part.text)
    .join('');

/**
 * Brackets that look like a link, because what follows "(" looks like an address: "htp://…",
 * "/file", "#id", "name@", "example.org". After a word they are code:
 * "handlers[event.type](event.target)".
 */
const brokenLink = /(?<![\w)\]])\[[^[\]\n]*\]\([^\s()]*[.:/@#][^\s()]+\)?/;

/**
 * Finds a wrong or unfinished link, which the page shows as plain text.
 * @returns the first one, up to the next space; undefined if there is none
 */
export function findBrokenLink(text: string): string | undefined {
  const others = textParts(text).filter(({ href }) => href === undefined);
  return others.flatMap((part) => brokenLink.exec(part.text) ?? [])[0];
}

/**
 * Replaces each link by a word of the same length. The word begins and ends like the text of the
 * link. It contains vowels: a word without vowels could be an abbreviation (`sentences.ts`).
 */
export const maskLinks = (text: string): string =>
  textParts(text)
    .map((part) => {
      if (part.href === undefined) return part.text;
      const { length } = `[${part.text}](${part.href})`;
      const label = part.text.trim();
      return `${label.charAt(0)}${'a'.repeat(length - 2)}${label.slice(-1)}`;
    })
    .join('');

/**
 * Splits a text, but never inside a link.
 * @param split splits a text in which a word replaces each link; it must keep all characters
 */
export function splitAroundLinks(text: string, split: (masked: string) => string[]): string[] {
  let end = 0;
  return split(maskLinks(text)).map(({ length }) => {
    end += length;
    return text.slice(end - length, end);
  });
}

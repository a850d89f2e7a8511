import { z } from 'zod';
import { isWebUrl } from '../hosting/urls';

// Texts with links: "See my [pull request](https://example.org/1)." No other Markdown has an
// effect.

/** A part of a text. A part with an address is a link. */
export interface TextPart {
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

/** "[text](" before an address with "://". */
const linkStart = /(?:\[[^[\]\n]*)?\]\((?=\s*[^\s()]*:\/\/)/;

/**
 * "[text](" before anything else that looks like an address: "javascript:…", "/file", "#id",
 * "www.", "name@", "example.org". After a word it is code: "handlers[0](event.target)".
 */
const possibleLinkStart =
  /(?<![\w)\]])\[[^[\]\n]*\]\((?=\s*(?:[a-z][a-z\d+.-]+:\S|[/#]|www\.|[^\s()@]+@|[^\s()]+\.[a-z]{2,}[/?#)]))/;

/** The beginning of a wrong or unfinished link, in a text without other links. */
const brokenLink = new RegExp(`${linkStart.source}|${possibleLinkStart.source}`, 'gi');

/** The first wrong or unfinished link of a text, up to the next space. */
export function findBrokenLink(text: string): string | undefined {
  for (const part of textParts(text)) {
    const [match] = part.href === undefined ? part.text.matchAll(brokenLink) : [];
    if (match === undefined) continue;
    const [start] = match;
    const [rest = ''] = /^\s*\S*/.exec(part.text.slice(match.index + start.length)) ?? [];
    return start + rest;
  }
  return undefined;
}

/** A text as it is written in the content. */
const sourceOf = ({ text, href }: TextPart) => (href === undefined ? text : `[${text}](${href})`);

/** Turns wrong and unfinished links into plain text, by a space: "[text] (htp://…". */
export const withoutBrokenLinks = (text: string): string =>
  textParts(text)
    .map((part) =>
      part.href === undefined
        ? part.text.replace(brokenLink, (start) => `${start.slice(0, -1)} (`)
        : sourceOf(part),
    )
    .join('');

/**
 * A text of the same length, in which one long word takes the place of each link. It begins and
 * ends like the text of the link, and contains vowels, so that it is not taken for an abbreviation.
 */
export const maskLinks = (text: string): string =>
  textParts(text)
    .map((part) => {
      if (part.href === undefined) return part.text;
      const label = part.text.trim();
      return `${label.charAt(0)}${'a'.repeat(sourceOf(part).length - 2)}${label.slice(-1)}`;
    })
    .join('');

/**
 * Splits a text, but never inside a link.
 * @param split splits the text of `maskLinks`; its pieces, joined, must be that text
 */
export function splitAroundLinks(text: string, split: (masked: string) => string[]): string[] {
  let end = 0;
  return split(maskLinks(text)).map(({ length }) => {
    end += length;
    return text.slice(end - length, end);
  });
}

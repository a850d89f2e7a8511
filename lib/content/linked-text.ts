import { z } from 'zod';
import {
  bareStart,
  isFragment,
  isMailUrl,
  isWebUrl,
  mailAddressIn,
  meantAddress,
} from '../addresses/urls';

// Texts with links: "learned at [school](#education)", "see https://school.example". Other Markdown
// is plain text.

export const isMailAddress = (value: string): boolean => z.email().safeParse(value).success;

export const isLinkUrl = (value: string): boolean =>
  isMailUrl(value) ? isMailAddress(mailAddressIn(value)) : isWebUrl(value);

/** The target of a link: "mailto:ana@mail.example" for the address alone. */
export const meantLink = (address: string): string =>
  isMailAddress(address) ? `mailto:${address}` : meantAddress(address);

/**
 * - "my [code](https://…)", "Look![here](#about)", "[C](https://…/wiki/C_(language))"
 * - but not the picture "![code](https://…)"
 */
const namedLink = /(?<!(?:^|\s)!)\[([^[\]]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)/;
/** A character of an address: no space, parenthesis or bracket, and no "。" of Asian sentences. */
const inAddress = String.raw`[^\s()<>\u3000-\u303f\uff01-\uff60]`;
/** An address alone, as in "(see https://…/wiki/C_(language))", but not that of a picture. */
const bareLink = String.raw`(?<!\]\()(?:\bhttps?://|${bareStart.source})(?:${inAddress}|\(${inAddress}*\))+`;
/** The "." of "See https://a.example/x." */
const sentenceEnd = /[.,;:!?…'"’”»\]]+$/;
const linkPattern = new RegExp(`${namedLink.source}|${bareLink}`, 'gi');

/** Splits a text into links and the texts between them. "[docs](example.org)" is no link. */
export function textRuns(text: string) {
  const runs: { text: string; href?: string }[] = [];
  let end = 0;
  for (const match of text.matchAll(linkPattern)) {
    const source = match[0].replace(sentenceEnd, '');
    const [, label = source, written = source] = match;
    const href = meantLink(written);
    if (label.trim() === '' || !(isLinkUrl(href) || isFragment(href))) continue;
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push({ text: label, href });
    end = match.index + source.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

/** The runs of a text for documents: "https://ana.example/#education" for "#education". */
export const textRunsForDocuments = (text: string, pageUrl: string) =>
  textRuns(text).map((run) =>
    run.href !== undefined && isFragment(run.href)
      ? { ...run, href: new URL(run.href, pageUrl).href }
      : run,
  );

/** A text with the addresses of its links: "my code (https://…)", "ana@mail.example". */
export const textWithAddresses = (text: string, pageUrl: string): string =>
  textRunsForDocuments(text, pageUrl)
    .map(({ text: label, href }) => {
      if (href === undefined) return label;
      const address = isMailUrl(href) ? mailAddressIn(href) : href;
      return meantAddress(label) === address ? label : `${label} (${address})`;
    })
    .join('');

/** A text without the addresses of its links: "my code" for "my [code](https://…)". */
export const plainText = (text: string): string =>
  textRuns(text)
    .map((run) => run.text)
    .join('');

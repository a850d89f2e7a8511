import { z } from 'zod';
import { isFragment, isMailUrl, isWebUrl, mailAddressIn } from '../addresses/urls';

// Texts with links: "learned at [school](#education)", "see https://school.example". Other Markdown
// is plain text.

export const isMailAddress = (value: string): boolean => z.email().safeParse(value).success;

export const isLinkUrl = (value: string): boolean =>
  isMailUrl(value) ? isMailAddress(mailAddressIn(value)) : isWebUrl(value);

/**
 * - "my [code](https://…)", "Look![here](#about)", "[C](https://…/wiki/C_(language))"
 * - but not the picture "![code](https://…)"
 */
const namedLink = /(?<!(?:^|\s)!)\[([^[\]\n]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)/;
/**
 * An address alone, without the signs of the sentence around it:
 * - "https://a.example/x" of "See (https://a.example/x)." and of "https://a.example/x。"
 * - "https://…/wiki/C_(language)" with its parentheses
 */
const inAddress = String.raw`[^\s()<>\u3000-\u303f\uff01-\uff60]`;
const inParentheses = String.raw`\(${inAddress}*\)`;
const bareLink = String.raw`(?<!\]\()\bhttps?://(?:${inAddress}|${inParentheses})*(?:(?![.,;:!?…'"’”»\]])${inAddress}|${inParentheses})`;
const linkPattern = new RegExp(`${namedLink.source}|${bareLink}`, 'g');

/** Splits a text into links and the texts between them. "[docs](example.org)" is no link. */
export function textRuns(text: string) {
  const runs: { text: string; href?: string }[] = [];
  let end = 0;
  for (const match of text.matchAll(linkPattern)) {
    const [source, label = source, href = source] = match;
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
      return label === address ? label : `${label} (${address})`;
    })
    .join('');

/** An end like that of an abbreviation or a number: "e.g.", "Dr.", "Prof.", "am 3." (Oktober). */
const maybeAbbreviation = /(?<![\p{L}\p{N}])(\p{L}{1,3}|\p{Lu}\p{L}{3}|\p{N}+)\.$/u;
/**
 * A sentence with 40 letters, or one in Chinese or Japanese. A shorter one may end with a longer
 * abbreviation: "Profa.".
 */
const isLongEnough = /^.{40}|[。！？]$/su;

/**
 * The sentences of a text, each with the space before it. A short one belongs to the next one:
 * - "Hi. I keep boats afloat on a lake in the hills. I swim." has two: "Hi. … hills.", " I swim."
 * - "I build pages in Umeå for my clients, e.g. Kelp." has one.
 */
export function sentencesIn(text: string, language: string): string[] {
  // An address is masked by as many letters, because its dots end no sentence.
  const masked = text.replace(linkPattern, (link) => 'x'.repeat(link.length));
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(masked);
  const sentences: string[] = [];
  let start = 0;
  for (const { index, segment } of segments) {
    const end = index + segment.trimEnd().length;
    const sentence = masked.slice(start, end).trimStart();
    const isLast = index + segment.length === text.length;
    if (!isLast && (!isLongEnough.test(sentence) || maybeAbbreviation.test(sentence))) continue;
    sentences.push(text.slice(start, end));
    start = end;
  }
  return sentences;
}

/** A text without the addresses of its links: "my code" for "my [code](https://…)". */
export const plainText = (text: string): string =>
  textRuns(text)
    .map((run) => run.text)
    .join('');

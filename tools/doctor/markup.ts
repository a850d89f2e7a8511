import type { Fault } from '../../lib/content/fault';
import { textParts } from '../../lib/content/linked-text';
import type { LocalizedSite } from '../../lib/site/localized-site';
import { findHtml } from './find-html';
import { placedTexts } from './texts';

const plainTodo = 'Write plain text; a link is [text](https://example.org/page).';
const linkTodo =
  'Write links like [text](https://example.org/page) or [text](mailto:name@example.org).';

/** Finds what the page shows as it is written: HTML, `**bold**`, and links with a wrong address. */
export const markupFaults = (site: LocalizedSite): Fault[] =>
  placedTexts(site).flatMap(({ kind, hasLinks, text, place }) => {
    const html = kind === 'link' ? undefined : findHtml(text);
    const bold = kind === 'link' ? [] : (text.match(boldText) ?? []);
    const markup = html === undefined ? bold : [html, ...bold];
    const links = hasLinks ? brokenLinks(text) : [];
    const clause = links.length > 1 ? 'which are no links' : 'which is no link';
    return [
      ...advice(markup, place, `shows ${markup.join(' and ')} as it is written`, plainTodo),
      ...advice(links, place, `contains ${links.join(' and ')}, ${clause}`, linkTodo),
    ];
  });

const advice = (texts: readonly string[], place: string, rule: string, todo: string): Fault[] =>
  texts.length === 0 ? [] : [{ place, rule, severity: 'advice', todo }];

/** `**bold**`, but not "2**3 and 4**2". In Chinese and Japanese, no spaces are around it. */
const boldText = /(?<![\w*])\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*(?![\w*])/g;

/**
 * A link with a mistake in its address: `[docs](htp://example.org)`, `[docs](/file)`,
 * `[docs](example.org)`. Code like `handlers[event.type](event.target)` is not a link.
 */
const brokenLink = /(?<![\w)\]])\[[^[\]\n]*\]\([^\s()]*[.:/@#][^\s()]+\)?/g;

/** The wrong or unfinished links of a text, each up to the next space. */
export const brokenLinks = (text: string): string[] =>
  textParts(text)
    .filter(({ href }) => href === undefined)
    .flatMap((part) => part.text.match(brokenLink) ?? []);

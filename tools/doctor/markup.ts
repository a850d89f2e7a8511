import type { Fault } from '../../lib/content/fault';
import { textParts } from '../../lib/content/linked-text';
import type { LocalizedSite } from '../../lib/site/localized-site';
import { findHtml } from '../support/html-to-text';
import { textsIn } from './texts';

const htmlTodo = 'Write plain text; a link is [text](https://example.org/page).';
const linkTodo =
  'Write links like [text](https://example.org/page) or [text](mailto:name@example.org).';

/** Finds HTML and wrong links like "[docs](example.org)", which the page shows unchanged. */
export const markupFaults = (site: LocalizedSite): Fault[] =>
  textsIn(site).flatMap(({ kind, hasLinks, text, place }) => {
    const html = kind === 'link' ? undefined : findHtml(text);
    const link = hasLinks ? findBrokenLink(text) : undefined;
    return [
      ...advice(html, place, `shows ${html} as it is written`, htmlTodo),
      ...advice(link, place, `contains ${link}, which is no link`, linkTodo),
    ];
  });

const advice = (found: string | undefined, place: string, rule: string, todo: string): Fault[] =>
  found === undefined ? [] : [{ place, rule, severity: 'advice', todo }];

/**
 * A link with a mistake in its address: `[docs](htp://example.org)`, `[docs](/file)`,
 * `[docs](example.org)`. Code like `handlers[event.type](event.target)` is not a link.
 */
const brokenLink = /(?<![\w)\]])\[[^[\]\n]*\]\([^\s()]*[.:/@#][^\s()]+\)?/;

/** The first wrong or unfinished link of a text, up to the next space. */
export function findBrokenLink(text: string): string | undefined {
  const unlinked = textParts(text).filter(({ href }) => href === undefined);
  return unlinked.map((part) => brokenLink.exec(part.text)?.[0]).find(Boolean);
}

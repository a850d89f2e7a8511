import { type CheerioAPI, load } from 'cheerio';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { HomePage } from '@/app/HomePage';
import type { LocalizedSite } from '@/lib/site/localized-site';

/** The HTML of a page, rendered like in the export. */
export async function htmlOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
}

/** The HTML of the home page in one language. A test imports `mocks/pages-in-jest` first. */
export const homePageOf = (site: LocalizedSite): Promise<string> =>
  htmlOf(<HomePage site={site} languages={[]} />);

/** The trees in `__tests__/golden/trees` show roles, and what assistive technology skips. */
const readAttributes =
  /^(alt|aria-(?!hidden)\w+|datetime|dir|download|href|hreflang|inert|lang|rel|src|tabindex|target|title|translate)$/;

/** What browsers do with a form and its fields. */
const formAttributes =
  /^(action|autocomplete|enctype|inputmode|maxlength|method|name|novalidate|required|type)$/;

/** An element or a text, in the tree of cheerio. */
type PageNode = ReturnType<ReturnType<CheerioAPI['root']>['contents']>[number];

/**
 * What visitors read, follow or fill in in a part of a page, in its order: each text, and the
 * attributes of each element with their names. An icon is a link to a part of its file:
 * `href: /icons.svg#mail`. The coast, whose outlines are in the page, is not read.
 */
export function textsOf(node: PageNode): string[] {
  if (node.type === 'text') return node.data.trim() === '' ? [] : [node.data.trim()];
  if (!('attribs' in node) || /^(script|style)$/.test(node.name)) return [];
  if ('data-drawing' in node.attribs) return [];
  const isOfForm = /^(button|form|input|textarea)$/.test(node.name);
  const read = Object.entries(node.attribs).filter(
    ([name]) => readAttributes.test(name) || (isOfForm && formAttributes.test(name)),
  );
  return [
    ...(read.length > 0 ? [read.map(([name, value]) => `${name}: ${value}`).join(' | ')] : []),
    ...node.children.flatMap(textsOf),
  ];
}

/** The texts of a page, without icons, which pictures show. */
export const pageTexts = (html: string): string[] =>
  load(html)
    .root()
    .contents()
    .get()
    .flatMap(textsOf)
    .filter((text) => !/icons\.svg#/.test(text));

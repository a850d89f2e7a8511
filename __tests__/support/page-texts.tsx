import { type DefaultTreeAdapterMap, parse } from 'parse5';
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

/**
 * What visitors read, follow or fill in in a part of a page, in its order: each text, and the
 * attributes of each element with their names. An icon is a link to a part of its file:
 * `href: /icons.svg#mail`. The coast, whose outlines are in the page, is not read.
 */
export function textsOf(node: DefaultTreeAdapterMap['node']): string[] {
  if ('value' in node) return node.value.trim() === '' ? [] : [node.value.trim()];
  if (/^(script|style)$/.test(node.nodeName) || !('childNodes' in node)) return [];
  const attributes = 'attrs' in node ? node.attrs : [];
  if (attributes.some(({ name }) => name === 'data-drawing')) return [];
  const isOfForm = /^(button|form|input|textarea)$/.test(node.nodeName);
  const read = attributes.filter(
    ({ name }) => readAttributes.test(name) || (isOfForm && formAttributes.test(name)),
  );
  return [
    ...(read.length > 0 ? [read.map(({ name, value }) => `${name}: ${value}`).join(' | ')] : []),
    ...node.childNodes.flatMap(textsOf),
  ];
}

/** The texts of a page, without icons, which pictures show. */
export const pageTexts = (html: string): string[] =>
  textsOf(parse(html)).filter((text) => !/icons\.svg#/.test(text));

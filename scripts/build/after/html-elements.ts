import { type DefaultTreeAdapterMap, parse } from 'parse5';

export interface HtmlElement {
  /** The name in lower case, like the names of attributes. */
  tag: string;
  attributes: ReadonlyMap<string, string>;
  /** The text of its direct children. */
  text: string;
  /** Where the element begins: `html.slice(start, end)` is the element. */
  start: number;
  end: number;
}

/** All elements of a page, outer ones first. Tags that a parser adds are left out. */
export function elementsIn(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const visit = (node: DefaultTreeAdapterMap['node']): void => {
    if ('tagName' in node && node.sourceCodeLocation) {
      const { startOffset: start, endOffset: end } = node.sourceCodeLocation;
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      elements.push({ tag: node.tagName, attributes, text, start, end });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // With scripting off, the parser also finds the elements in `<noscript>`, to which the policy
  // applies, too.
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return elements;
}

/** Whether a browser would run the element, unlike JSON-LD and other data. */
export const isScript = ({ tag, attributes }: HtmlElement): boolean =>
  tag === 'script' && !attributes.get('type')?.includes('json');

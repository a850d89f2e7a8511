import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

/** A `<script>` or `<style>` element of a page. */
export interface RawElement {
  tag: 'script' | 'style';
  /** Attribute names in lower case → values; an attribute without value has the value `''`. */
  attributes: ReadonlyMap<string, string>;
  text: string;
  /** Where it stands in the HTML text: `html.slice(start, end)` is the element. */
  start: number;
  end: number;
}

/** The script and style elements of an HTML text, in order. */
export function rawElements(html: string): RawElement[] {
  const found: RawElement[] = [];
  const visit = (node: DefaultTreeAdapterMap['node']): void => {
    if ('tagName' in node && isRaw(node.tagName) && node.sourceCodeLocation) {
      const { startOffset: start, endOffset: end } = node.sourceCodeLocation;
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      found.push({ tag: node.tagName, attributes, text, start, end });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // Without scripting the content of `<noscript>` is elements too, and held to the policy.
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found.sort((a, b) => a.start - b.start);
}

const isRaw = (tag: string) => tag === 'script' || tag === 'style';

/** Whether a browser would run it: JSON-LD and other data is not run. */
export function isScript({ tag, attributes }: Pick<RawElement, 'tag' | 'attributes'>): boolean {
  return tag === 'script' && !attributes.get('type')?.includes('json');
}

/** The same for one whose code stands in the page. */
export function isInlineScript(element: Pick<RawElement, 'tag' | 'attributes'>): boolean {
  return isScript(element) && !element.attributes.has('src');
}

/** Source expression of a content-security policy for the text of an inline element. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

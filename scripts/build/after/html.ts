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
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // Without scripting the content of `<noscript>` is elements too, and held to the policy.
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  // A parser may move elements, out of a table for example.
  return found.sort((a, b) => a.start - b.start);
}

const isRaw = (tag: string) => tag === 'script' || tag === 'style';

/** The HTML text with other texts in the place of some of its elements. */
export function replaceElements(
  html: string,
  replacements: ReadonlyMap<Pick<RawElement, 'start' | 'end'>, string>,
): string {
  let position = 0;
  let made = '';
  for (const [{ start, end }, text] of [...replacements].sort(([a], [b]) => a.start - b.start)) {
    made += html.slice(position, start) + text;
    position = end;
  }
  return made + html.slice(position);
}

/** Whether a browser would run it as JavaScript: JSON-LD and other data blocks are not run. */
export function isScript({ tag, attributes }: Pick<RawElement, 'tag' | 'attributes'>): boolean {
  if (tag !== 'script') return false;
  const type = attributes.get('type')?.trim().toLowerCase() ?? '';
  return ['', 'module', 'importmap', 'speculationrules'].includes(type) || /javascript/.test(type);
}

/** The same for one whose code stands in the page. */
export function isInlineScript(element: Pick<RawElement, 'tag' | 'attributes'>): boolean {
  return isScript(element) && !element.attributes.has('src');
}

/**
 * Source expression of a content-security policy for the text of an inline element. Browsers
 * hash the text after their parser has turned Windows line ends into plain ones.
 */
export function hashSource(text: string): string {
  const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n'), 'utf8').digest('base64');
  return `'sha256-${hash}'`;
}

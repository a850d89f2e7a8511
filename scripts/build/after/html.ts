import { createHash } from 'node:crypto';

/** A chunk that loads with a page, as Next writes it; the first group is its address. */
export const chunkTag = /<script src="([^"]+)" async=""><\/script>/g;

/** A `<script>` or `<style>` element of a page. */
export interface RawElement {
  tag: 'script' | 'style';
  /** Attribute names in lower case → values; an attribute without value has the value `''`. */
  attributes: ReadonlyMap<string, string>;
  text: string;
}

const rawElement =
  /<!--[\s\S]*?-->|<(script|style)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?|\s*\/)*)\s*>([\s\S]*?)<\/\1\s*>/gi;
const attribute = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

/**
 * The script and style elements of an HTML text, in order. Their text ends at the first end tag
 * of their name, as in the HTML standard, so a regular expression is enough.
 */
export function rawElements(html: string): RawElement[] {
  return [...html.matchAll(rawElement)].flatMap(([, tag, attributes = '', text = '']) =>
    tag === undefined
      ? []
      : [{ tag: tag.toLowerCase() as RawElement['tag'], attributes: parse(attributes), text }],
  );
}

function parse(attributes: string): Map<string, string> {
  return new Map(
    [...attributes.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

/** Whether a browser would run it as JavaScript: JSON-LD and other data blocks are not run. */
export function isInlineScript({ tag, attributes }: RawElement): boolean {
  if (tag !== 'script' || attributes.has('src')) return false;
  const type = attributes.get('type')?.trim().toLowerCase() ?? '';
  return ['', 'module', 'importmap', 'speculationrules'].includes(type) || /javascript/.test(type);
}

/**
 * Source expression of a content-security policy for the text of an inline element. Browsers
 * hash the text after their parser has turned Windows line ends into plain ones.
 */
export function hashSource(text: string): string {
  const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n'), 'utf8').digest('base64');
  return `'sha256-${hash}'`;
}

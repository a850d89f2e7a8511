import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { hashSource, isInlineScript, rawElements } from '../../build/after/html';

/** What programs read in a page. */
export interface PageFacts {
  canonical?: string;
  /** The address of the preview picture, `og:image`. */
  image?: string;
  /** What `<meta name="robots">` says. */
  robots: string;
  /** The content-security policy of the page's own `<meta>`. */
  policy: string;
  /** Hash sources of the inline scripts. */
  scripts: string[];
  /** Addresses of scripts, fonts and pictures, as they are written. */
  files: string[];
}

/** Reads a page without running it. */
export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = { robots: '', policy: '', scripts: [], files: [] };
  const visit = (node: DefaultTreeAdapterMap['node']): void => {
    if ('tagName' in node) {
      readElement(facts, node.tagName, new Map(node.attrs.map(({ name, value }) => [name, value])));
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  const inline = rawElements(html).filter(isInlineScript);
  facts.scripts = inline.map(({ text }) => hashSource(text));
  return facts;
}

function readElement(facts: PageFacts, tag: string, attributes: Map<string, string>): void {
  const get = (name: string) => attributes.get(name)?.toLowerCase();
  const content = attributes.get('content') ?? '';
  const file = attributes.get('src') ?? attributes.get('href');
  if (get('name') === 'robots') facts.robots = content;
  else if (get('property') === 'og:image') facts.image = content;
  else if (get('http-equiv') === 'content-security-policy') facts.policy = content;
  else if (get('rel') === 'canonical') facts.canonical = file;
  else if (/^(link|script|img)$/.test(tag) && file !== undefined) facts.files.push(file);
}

import { hashSource, isInlineScript } from '../../build/after/html';
import { readMarkup } from './markup';

/** What the doctor wants to know of a page, as programs read it. */
export interface PageFacts {
  title: string;
  canonical?: string;
  /** Of `<meta name="robots">` and its kin, in lower case. */
  robots: string[];
  /** `og:image`. */
  image?: string;
  /** The texts of the JSON-LD blocks. */
  structured: string[];
  /** The policy of the page's own `<meta>`. */
  policy?: string;
  /** Hash sources of the inline scripts and styles. */
  scripts: string[];
  styles: string[];
  /** Addresses of scripts, styles, fonts and pictures, as they are written. */
  files: string[];
  /** What people read, its white space made even, and where its links lead. */
  words: string;
}

/** Reads a page without running it. Any text will do; none makes this throw. */
export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = {
    title: '',
    robots: [],
    structured: [],
    scripts: [],
    styles: [],
    files: [],
    words: '',
  };
  const words: string[] = [];
  let raw: { tag: string; attributes: Record<string, string>; text: string } | undefined;
  readMarkup(html, {
    onopentag(tag, attributes) {
      readTag(facts, tag, attributes);
      if (tag === 'a') words.push(attributes.href ?? '');
      if (['script', 'style', 'title'].includes(tag)) raw = { tag, attributes, text: '' };
    },
    ontext(text) {
      if (raw === undefined) words.push(text);
      else raw.text += text;
    },
    onclosetag(tag) {
      if (raw?.tag !== tag) return;
      readRaw(facts, raw);
      raw = undefined;
    },
  });
  facts.words = words.join(' ').replace(/\s+/g, ' ').trim();
  return facts;
}

function readTag(facts: PageFacts, tag: string, attributes: Record<string, string>): void {
  const { rel = '', href, src, content = '', name = '', property = '' } = attributes;
  if (tag === 'link' && href !== undefined) {
    if (rel === 'canonical') facts.canonical ??= href;
    if (/^(preload|stylesheet|modulepreload)$/.test(rel)) facts.files.push(href);
  }
  if (/^(script|img)$/.test(tag) && src !== undefined) facts.files.push(src);
  if (tag !== 'meta') return;
  if (/^(robots|googlebot|bingbot)$/i.test(name)) facts.robots.push(content.toLowerCase());
  if (property === 'og:image') facts.image ??= content;
  if (/^content-security-policy$/i.test(attributes['http-equiv'] ?? '')) facts.policy ??= content;
}

function readRaw(
  facts: PageFacts,
  { tag, attributes, text }: { tag: string; attributes: Record<string, string>; text: string },
): void {
  if (tag === 'title') {
    facts.title ||= text.trim();
  } else if (tag === 'style') {
    facts.styles.push(hashSource(text));
  } else if (/^application\/ld\+json$/i.test(attributes.type ?? '')) {
    facts.structured.push(text);
  } else {
    const script = { tag: 'script', attributes: new Map(Object.entries(attributes)) } as const;
    if (isInlineScript(script)) facts.scripts.push(hashSource(text));
  }
}

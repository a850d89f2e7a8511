import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { isLinkUrl } from '../../lib/content/addresses';

// HTML in texts, which résumé editors write and the page shows as it is.

const paragraphs = 'blockquote h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' ');
const lines = 'dd div dt li tr'.split(' ');
const inline =
  'a abbr b br code em font hr i img q s script small span strong style sub sup td th u';
const elements = [...paragraphs, ...lines, ...inline.split(' ')].join('|');

/** A tag that nobody writes by chance: "</b>", "<br>", "<p>". "List<String>" has none. */
const tag = new RegExp(`</(?:${elements})\\s*>|<(?:br|hr|li|p)\\b[^<>]*>`, 'i');

const lessThan = new RegExp(`<(?!/?(?:${elements})\\b)`, 'gi');

const entity = /&(?:[a-z][a-z0-9]*|#\d+|#x[\da-f]+);/gi;

/** The characters of an entity: "&" for "&amp;". Unknown ones stay: "R&D;". */
const decoded = (text: string) => plainTextOf(parseFragment(text));

export function findHtml(text: string): string | undefined {
  const entities = text.match(entity) ?? [];
  return tag.exec(text)?.[0] ?? entities.find((each) => decoded(each) !== each);
}

/**
 * Turns HTML into plain text: paragraphs after an empty line, list items as "• …", and links as
 * `[text](address)`. In a text without tags, only entities change.
 */
export function withoutHtml(text: string): string {
  if (!tag.test(text)) return text.replace(entity, decoded);
  const isDivided = /<(?:br|div|h[1-6]|li|p)\b/i.test(text);
  // Line breaks mean nothing in HTML that has elements for them.
  const source = isDivided ? text.replace(/\s+/g, ' ') : text;
  return plainTextOf(parseFragment(source.replace(lessThan, '&lt;')))
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=• )/g, '\n')
    .trim();
}

function plainTextOf(node: DefaultTreeAdapterMap['node']): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const inner = node.childNodes.map(plainTextOf).join('');
  if (!('tagName' in node)) return inner;
  const { tagName } = node;
  if (tagName === 'script' || tagName === 'style') return '';
  if (tagName === 'br' || tagName === 'hr') return '\n';
  if (tagName === 'li') return `\n• ${inner.trim()}\n`;
  if (tagName === 'a') return linkText(node, inner.trim());
  if (paragraphs.includes(tagName)) return `\n\n${inner}\n\n`;
  return lines.includes(tagName) ? `\n${inner}\n` : inner;
}

/** A link as texts of the content write it. An address that no link may have is in parentheses. */
function linkText({ attrs }: DefaultTreeAdapterMap['element'], label: string): string {
  const href = attrs.find(({ name }) => name === 'href')?.value.trim() ?? '';
  if (href === '' || href === label) return label;
  if (!isLinkUrl(href) || /[\s()]/.test(href)) return `${label} (${href})`.trim();
  return `[${label.replace(/\[/g, '(').replace(/\]/g, ')') || href}](${href})`;
}

import { type DefaultTreeAdapterMap, parse } from 'parse5';

const unreadElements = ['head', 'noscript', 'script', 'style', 'svg', 'template'];
const items = ['li', 'td', 'dd'];
const inlineElements =
  'a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u var'.split(' ');

/** The text of a page with the addresses of its links. Items of lists begin with "• ". */
export const textOfHtml = (html: string): string => textOf(parse(html));

function textOf(node: DefaultTreeAdapterMap['node']): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  const { nodeName } = node;
  // React writes comments between texts.
  if (nodeName === '#comment' || nodeName === 'wbr') return '';
  if (!('childNodes' in node) || unreadElements.includes(nodeName)) return '\n';
  const inner = node.childNodes.map(textOf).join('');
  const href = 'attrs' in node ? node.attrs.find(({ name }) => name === 'href')?.value : undefined;
  const address = href !== undefined && /^(https?|mailto):/i.test(href) ? ` ${href}` : '';
  // A space after it, because styles often put a part of a line on a line of its own.
  if (inlineElements.includes(nodeName)) return `${inner}${address} `;
  return `\n${items.includes(nodeName) ? '• ' : ''}${inner}\n`;
}

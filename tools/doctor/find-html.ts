import { parseFragment } from 'parse5';

const elements =
  'a abbr b blockquote br code dd div dt em font h1 h2 h3 h4 h5 h6 hr i img li ol p pre q s script small span strong style sub sup table td th tr u ul';

/** A tag that nobody writes by chance: "</b>", "<br>", "<p>". "List<String>" has none. */
const tag = new RegExp(
  `</(?:${elements.replaceAll(' ', '|')})\\s*>|<(?:br|hr|li|p)\\b[^<>]*>`,
  'i',
);

const entity = /&(?:[a-z][a-z0-9]*|#\d+|#x[\da-f]+);/gi;

/** Finds a tag or an entity of HTML in a text. "R&D;" is no entity. */
export function findHtml(text: string): string | undefined {
  return tag.exec(text)?.[0] ?? text.match(entity)?.find(isEntity);
}

function isEntity(text: string): boolean {
  const [node] = parseFragment(text).childNodes;
  return node !== undefined && 'value' in node && node.value !== text;
}

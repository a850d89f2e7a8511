/** @jest-environment node */
import { findBrokenLink, textParts } from '@/lib/content/linked-text';

const page = 'https://example.org/page';

/** Writes each link of a text as `<text|address>`. */
const marked = (text: string) =>
  textParts(text)
    .map((part) => (part.href === undefined ? part.text : `<${part.text}|${part.href}>`))
    .join('');

test.each([
  ['one link', `See my [pull request](${page}).`, `See my <pull request|${page}>.`],
  ['a link in parentheses', `Merged ([#12](${page})).`, `Merged (<#12|${page}>).`],
  ['neighboring links', `[a](${page})[b](${page})`, `<a|${page}><b|${page}>`],
  ['parentheses in the address', `Wrote [C](${page}_(C)).`, `Wrote <C|${page}_(C)>.`],
  ['a mail address', '[Write](mailto:a@b.org?subject=Hi)', '<Write|mailto:a@b.org?subject=Hi>'],
  ['a link after brackets', `a[0] and [b](${page})`, `a[0] and <b|${page}>`],
])('finds %s', (_, text, expected) => {
  expect(marked(text)).toBe(expected);
  expect(textParts(text)).not.toContainEqual({ text: '' });
  expect(findBrokenLink(text)).toBeUndefined();
});

test.each([
  ['handlers[event.type](event.target)', undefined],
  ['[sic] (https://example.org)', undefined],
  ['[sic](see: the docs)', undefined],
  ['See [docs](htp://example.org) now', '[docs](htp://example.org)'],
  ['[docs](https://example.org and more)', '[docs](https://example.org'],
  ['[docs](https://user:password@example.org)', '[docs](https://user:password@example.org)'],
  ['[](https://example.org)', '[](https://example.org)'],
  ['[docs](javascript:alert(1))', '[docs](javascript:alert'],
  ['[docs](/thesis.pdf)', '[docs](/thesis.pdf)'],
])('%j is plain text; its broken link is %j', (text, broken) => {
  expect(textParts(text)).toEqual([{ text }]);
  expect(findBrokenLink(text)).toBe(broken);
});

test('finds a wrong link after a correct one', () => {
  expect(findBrokenLink(`[a](${page}), [b](htp://x)`)).toBe('[b](htp://x)');
});

/** @jest-environment node */
import { findBrokenLink } from '@/tools/doctor/markup';

const page = 'https://example.org/page';

const texts: [text: string, link: string | undefined][] = [
  [`See [a](${page}) and [b](htp://x)`, '[b](htp://x)'],
  [`[a](${page})`, undefined],
  ['handlers[event.type](event.target)', undefined],
  ['[sic] (https://example.org)', undefined],
  ['[sic](see: the docs)', undefined],
  ['See [docs](htp://example.org) now', '[docs](htp://example.org)'],
  ['[docs](https://example.org and more)', '[docs](https://example.org'],
  ['[docs](https://user:password@example.org)', '[docs](https://user:password@example.org)'],
  ['[](https://example.org)', '[](https://example.org)'],
  ['[docs](javascript:alert(1))', '[docs](javascript:alert'],
  ['[docs](/thesis.pdf)', '[docs](/thesis.pdf)'],
];

test('finds the first broken link of a text', () => {
  expect(texts.map(([text]) => [text, findBrokenLink(text)])).toEqual(texts);
});

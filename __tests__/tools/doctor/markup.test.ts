/** @jest-environment node */
import { brokenLinks } from '@/tools/doctor/markup';

const page = 'https://example.org/page';

const texts: [text: string, ...links: string[]][] = [
  [`See [a](${page}) and [b](htp://x) and [c](x.org)`, '[b](htp://x)', '[c](x.org)'],
  [`[a](${page})`],
  ['handlers[event.type](event.target)'],
  ['[sic] (https://example.org)'],
  ['[sic](see: the docs)'],
  ['See [docs](htp://example.org) now', '[docs](htp://example.org)'],
  ['[docs](https://example.org and more)', '[docs](https://example.org'],
  ['[docs](https://user:password@example.org)', '[docs](https://user:password@example.org)'],
  ['[](https://example.org)', '[](https://example.org)'],
  ['[docs](javascript:alert(1))', '[docs](javascript:alert'],
  ['[docs](/thesis.pdf)', '[docs](/thesis.pdf)'],
];

test('finds the broken links of a text', () => {
  expect(texts.map(([text]) => [text, ...brokenLinks(text)])).toEqual(texts);
});

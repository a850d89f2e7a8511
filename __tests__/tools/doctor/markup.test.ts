/** @jest-environment node */
import { findBrokenLink } from '@/tools/doctor/markup';

const page = 'https://example.org/page';

test.each([
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
])('the broken link in %j is %j', (text, broken) => {
  expect(findBrokenLink(text)).toBe(broken);
});

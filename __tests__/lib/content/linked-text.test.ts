/** @jest-environment node */
import { findBrokenLink, splitAroundLinks, textParts } from '@/lib/content/linked-text';

const page = 'https://example.org/page';

test.each([
  ['one link', `See my [pull request](${page}).`, ['See my ', { 'pull request': page }, '.']],
  ['a link in parentheses', `Merged ([#12](${page})).`, ['Merged (', { '#12': page }, ').']],
  ['neighbouring links', `[a](${page})[b](${page})`, [{ a: page }, { b: page }]],
  [
    'parentheses in the address',
    'Wrote [C](https://example.org/C_(language)).',
    ['Wrote ', { C: 'https://example.org/C_(language)' }, '.'],
  ],
  [
    'a mail address',
    '[Write](mailto:a@example.org?subject=Hi)',
    [{ Write: 'mailto:a@example.org?subject=Hi' }],
  ],
  ['other scripts', `読む[記事](${page})。`, ['読む', { 記事: page }, '。']],
  ['a link after brackets', `a[0] and [b](${page})`, ['a[0] and ', { b: page }]],
] as const)('finds %s', (_, text, expected) => {
  const parts = expected.map((part) => {
    if (typeof part === 'string') return { text: part };
    return Object.entries(part).map(([label, href]) => ({ text: label, href }))[0];
  });
  expect(textParts(text)).toEqual(parts);
  expect(findBrokenLink(text)).toBeUndefined();
});

test.each([
  'array[0] (see docs)',
  'handlers[event.type](event.target)',
  'const f = table[key](row: Row)',
  '[sic] (https://example.org)',
  '[sic](see: the docs)',
  'a [b] and (c), [d](e)',
])('%j is plain text', (text) => {
  expect(textParts(text)).toEqual([{ text }]);
  expect(findBrokenLink(text)).toBeUndefined();
});

test.each([
  ['See [docs](htp://example.org) now', '[docs](htp://example.org)'],
  ['[docs](https://example.org and more)', '[docs](https://example.org'],
  ['[docs](https://user:password@example.org)', '[docs](https://user:password@example.org)'],
  ['[](https://example.org)', '[](https://example.org)'],
  ['[docs](javascript:alert(1))', '[docs](javascript:alert'],
  ['[docs](example.org)', '[docs](example.org)'],
  ['[docs](/thesis.pdf)', '[docs](/thesis.pdf)'],
  ['[docs](#skills)', '[docs](#skills)'],
])('%j is plain text that looks like a link', (text, broken) => {
  expect(textParts(text)).toEqual([{ text }]);
  expect(findBrokenLink(text)).toBe(broken);
});

test('finds a wrong link after a correct one', () => {
  expect(findBrokenLink(`[a](${page}), [b](htp://x)`)).toBe('[b](htp://x)');
});

test('a text is never split inside a link', () => {
  const text = `[• One • two](${page}?A.B!C) • three. [Read. This?](${page})  End.`;
  for (const end of [/(?<=\s)/, /(?<=[.!?]\s*)(?=\S)/, /(?=•)/]) {
    const pieces = splitAroundLinks(text, (masked) => masked.split(end));
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe(text);
    const links = pieces.flatMap(textParts).filter(({ href }) => href !== undefined);
    expect(links).toHaveLength(2);
  }
});

/** @jest-environment node */
import {
  findBrokenLink,
  maskLinks,
  plainText,
  splitAroundLinks,
  textParts,
  withoutBrokenLinks,
} from '@/lib/content/linked-text';

const page = 'https://example.org/page';

test.each([
  ['one link', `See my [pull request](${page}).`, ['See my ', { 'pull request': page }, '.']],
  ['nothing but a link', `[Docs](${page})`, [{ Docs: page }]],
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
  'handlers[0](event)',
  'handlers[event.type](event.target)',
  'const f = table[key](row: Row)',
  '[sic] (https://example.org)',
  '[sic](see: the docs)',
  'a [b] and (c), [d](e)',
  '**bold**, _thin_, `code`, # heading',
  '<https://example.org> https://example.org',
  '[a][b] [c]: d',
  '](',
  '',
])('%j is plain text', (text) => {
  expect(textParts(text)).toEqual(text === '' ? [] : [{ text }]);
  expect(findBrokenLink(text)).toBeUndefined();
});

test.each([
  ['See [docs](htp://example.org) now', '[docs](htp://example.org)'],
  ['[docs](https://example.org', '[docs](https://example.org'],
  ['[docs](https://example.org and more)', '[docs](https://example.org'],
  ['[docs](<https://example.org>)', '[docs](<https://example.org>)'],
  ['[docs](https://)', '[docs](https://)'],
  ['[docs](https://user:password@example.org)', '[docs](https://user:password@example.org)'],
  ['word[docs](htp://example.org)', '[docs](htp://example.org)'],
  ['[](https://example.org)', '[](https://example.org)'],
  ['[[1]](https://example.org)', '](https://example.org)'],
  ['[docs](javascript:alert(1))', '[docs](javascript:alert(1))'],
  ['[call](tel:+63)', '[call](tel:+63)'],
  ['[write](mailto:nobody)', '[write](mailto:nobody)'],
  ['[write](me@example.org)', '[write](me@example.org)'],
  ['[docs](example.org)', '[docs](example.org)'],
  ['[docs](/thesis.pdf)', '[docs](/thesis.pdf)'],
  ['[docs](#skills)', '[docs](#skills)'],
  [`[a](${page}), [b](htp://x)`, '[b](htp://x)'],
])('%j has a broken link', (text, broken) => {
  expect(findBrokenLink(text)).toBe(broken);
  const repaired = withoutBrokenLinks(text);
  expect(findBrokenLink(repaired)).toBeUndefined();
  expect(repaired.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});

describe('Any text', () => {
  const pieces = [
    'Word ',
    'a',
    'É',
    '👩‍💻',
    'שלום',
    '記事。',
    ' ',
    '  ',
    '\n',
    '. ',
    '? ',
    'e.g. ',
    '• ',
    '- ',
    '[',
    ']',
    '(',
    ')',
    '](',
    '[0]',
    '[x](',
    ':',
    '/',
    '#',
    '@',
    '\\',
    'www.example.org',
    'htp://',
    'javascript:1',
    'https://example.org',
    `[Docs](${page})`,
    `[Read. This?](${page}?A.B!C)`,
    '[• One • two](https://example.org/a_(b))',
    '[x.](mailto:a@example.org)',
    `[ pull ](${page})`,
  ];
  /** Park and Miller's generator: the same texts in each run. */
  let state = 1;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const texts = Array.from({ length: 1000 }, () =>
    Array.from({ length: 1 + random(12) }, () => pieces[random(pieces.length)]).join(''),
  );
  const linksIn = (text: string) => textParts(text).filter(({ href }) => href !== undefined);

  test('is the text of its parts', () => {
    for (const text of texts) {
      const sources = textParts(text).map((part) =>
        part.href === undefined ? part.text : `[${part.text}](${part.href})`,
      );
      expect(sources.join('')).toBe(text);
      expect(plainText(text)).toBe(
        textParts(text)
          .map((part) => part.text)
          .join(''),
      );
    }
    expect(texts.flatMap(linksIn).length).toBeGreaterThan(700);
  });

  test('links web and mail addresses only', () => {
    for (const { href = '' } of texts.flatMap(linksIn)) {
      expect(href).toMatch(/^(https?:\/\/|mailto:)[^\s]+$/);
    }
  });

  test('has no broken link after repair, and keeps its links', () => {
    for (const text of texts) {
      const repaired = withoutBrokenLinks(text);
      expect([text, findBrokenLink(repaired)]).toEqual([text, undefined]);
      expect(linksIn(repaired)).toEqual(expect.arrayContaining(linksIn(text)));
    }
  });

  test('is never split inside a link', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
    const ways = [
      (text: string) => text.split(/(?<=\s)/),
      (text: string) => text.split(/(?<=[.!?]\s*)(?=\S)/),
      (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment),
    ];
    for (const text of texts) {
      expect(maskLinks(text)).toHaveLength(text.length);
      for (const way of ways) {
        const split = splitAroundLinks(text, way);
        expect(split.join('')).toBe(text);
        expect(split.flatMap(linksIn)).toEqual(linksIn(text));
      }
    }
  });
});

import { graphemes } from '@/lib/content/text';

test.each([
  ['plain words', 'ab c', ['a', 'b', ' ', 'c']],
  ['marks, flags and families', 'e\u0301🇵🇭👩‍💻', ['e\u0301', '🇵🇭', '👩‍💻']],
  ['a mark on a space', 'a \u0301b', ['a', ' \u0301', 'b']],
  ['nothing', '', []],
])('%s', (_, text, expected) => {
  expect(graphemes(text)).toEqual(expected);
});

test('a text longer than the copies of it that would fit into memory', () => {
  expect(graphemes('many words '.repeat(50_000))).toHaveLength(550_000);
});

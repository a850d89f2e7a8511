import { graphemes, truncate } from '@/lib/text/text';

test('texts are counted and shortened by what readers see as one character', () => {
  expect(graphemes('ab e\u0301🇵🇭👩‍💻')).toEqual(['a', 'b', ' ', 'e\u0301', '🇵🇭', '👩‍💻']);
  const texts = [
    ['one two three', 13, 'one two three'],
    ['one two three', 12, 'one two…'],
    ['one two, three', 12, 'one two…'],
    ['one two – three', 12, 'one two…'],
    ['履歴書を読みます。', 5, '履歴書を…'],
    ['私は 履歴書を読みます。', 8, '私は 履歴書を…'],
    ['👩‍💻👩‍💻👩‍💻', 8, '👩‍💻…'],
  ] as const;
  expect(texts.map(([text, limit]) => [text, limit, truncate(text, limit)])).toEqual(texts);
});

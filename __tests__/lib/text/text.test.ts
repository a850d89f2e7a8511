import { graphemes, truncate, withoutBadBreaks } from '@/lib/text/text';

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

test('no line begins with a dash or a dot, and words with hyphens stay as they are', () => {
  expect(withoutBadBreaks('Coffee – a podcast - and — tea · now')).toBe(
    'Coffee\u00a0– a podcast\u00a0- and\u00a0— tea\u00a0· now',
  );
  const text = 'an e-mail to j-doe@mail.example, git checkout -b a-branch';
  expect(withoutBadBreaks(text)).toBe(text);
});

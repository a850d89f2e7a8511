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

test.each([
  ['Coffee – a podcast - and — tea', 'Coffee\u00a0– a podcast\u00a0- and\u00a0— tea'],
  ['an e-mail, X-ray, Wi-Fi, C-3, 2-D', 'an e-\u2060mail, X-\u2060ray, Wi-Fi, C-3, 2-D'],
])('no line of "%s" begins with a dash, or ends after one letter and a hyphen', (text, kept) => {
  expect(withoutBadBreaks(text)).toBe(kept);
});

import { firstSentences, graphemes, truncate } from '@/lib/text/text';

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

test('a longer text ends after a sentence, or after a word if its sentences are long or short', () => {
  const shortened = (text: string, limit = 30) => firstSentences(text, limit, 'en');
  expect(shortened('I build apps. I test them.')).toBe('I build apps. I test them.');
  expect(shortened('I build apps, I think. Then I test them.')).toBe('I build apps, I think.');
  expect(shortened('Hi! I build apps that are simple, fast and kind.')).toBe(
    'Hi! I build apps that are…',
  );
  expect(shortened('I build apps that are simple, fast and kind.')).toBe(
    'I build apps that are simple…',
  );
});

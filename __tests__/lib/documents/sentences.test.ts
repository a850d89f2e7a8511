import { firstSentences } from '@/lib/documents/sentences';

const first = (text: string, language = 'en', limit = 60) =>
  firstSentences(text, { language, limit, count: 1 });

test.each([
  ['en', 'I build apps, e.g. for the U.S. Army.', ' They last.'],
  ['en', 'Asks Dr. Who and Prof. Smith.', ' Then waits.'],
  ['de', 'Liest z. B. Bäume und Nr. Sieben.', ' Schnell.'],
  ['ja', '履歴書を読みます。', '速いです。'],
  ['es', '¿Quién lo usa?', ' Todos.'],
  ['en', 'Says [why. And how](https://page.example/?Is.it!so).', ' It is new.'],
])(
  'the first sentence ends at its end, not at an abbreviation or in a link (%s: %s)',
  (language, one, other) => {
    expect(first(one + other, language)).toBe(one);
  },
);

test('a sentence that is too long is left out, never cut', () => {
  expect(first('This sentence is longer than the limit that it has to respect here.')).toBe('');
});

test('contains as many sentences as fit', () => {
  const text = 'One two three. Four five six. Seven eight nine.';
  expect(firstSentences(text, { language: 'en', limit: 30 })).toBe('One two three. Four five six.');
});

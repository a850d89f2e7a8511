import { cutByPaste, isBlank, shownCount, spokenCount } from '@/lib/contact/message';
import { en } from '@/lib/words/en';

test.each(['', ' ', '\n\t\r\n', '\u00a0\u2003\u3000', '\u200b\u200d\ufeff', '\u2800', '\u3164'])(
  'nothing visible counts as empty: %j',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test.each(['.', ' a ', '\u200b!', '😀', '‏שלום', '\ud83d'])('a text: %j', (text) => {
  expect(isBlank(text)).toBe(false);
});

test('a paste is cut to the room that is left, with that of the text it replaces', () => {
  expect(cutByPaste(0, 0, 'a'.repeat(5000))).toBe(0);
  expect(cutByPaste(0, 0, 'a'.repeat(5001))).toBe(1);
  expect(cutByPaste(4990, 0, 'a'.repeat(30))).toBe(20);
  expect(cutByPaste(5000, 100, 'a'.repeat(101))).toBe(1);
});

test('a paste counts a line break once, and never loses half a character', () => {
  expect(cutByPaste(4998, 0, '\r\n\r\n')).toBe(0);
  expect(cutByPaste(4998, 0, '\r\n\n\r')).toBe(1);
  expect(cutByPaste(4999, 0, '😀')).toBe(2);
});

test('the counter is silent until 4,500 characters, and says when the message is full', () => {
  const shown = (length: number) => shownCount(length, en.form, 'en');
  const spoken = (length: number) => spokenCount(length, en.form, 'en');
  expect([shown(4499), spoken(4499)]).toEqual(['', '']);
  expect([shown(4500), spoken(4500)]).toEqual([
    '4,500 of 5,000 characters',
    'Up to 500 characters left',
  ]);
  expect([shown(5000), spoken(5000)]).toEqual([
    '5,000 of 5,000 characters',
    'Character limit reached',
  ]);
  expect(spoken(5012)).toBe('12 characters over the limit');
});

test('the counter is read out some ten times on the way, and never promises too little', () => {
  const lengths = Array.from({ length: 500 }, (_, index) => 4500 + index);
  const spoken = lengths.map((length) => spokenCount(length, en.form, 'en'));
  expect(new Set(spoken).size).toBeLessThanOrEqual(12);
  spoken.forEach((text, index) => {
    expect(Number(/\d+/.exec(text)?.[0])).toBeGreaterThanOrEqual(500 - index);
  });
});

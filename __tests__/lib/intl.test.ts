/** @jest-environment node */
import { directionOf, languageName } from '@/lib/intl';

test('a language has its own name, with its region or without, and a direction', () => {
  const names = [
    ['es-MX', false, 'Español'],
    ['old', false, undefined],
    ['pt-BR', true, 'Português (Brasil)'],
    ['zh-Hant', true, '繁體中文'],
  ] as const;
  expect(names.map(([tag, isFull]) => [tag, isFull, languageName(tag, isFull)])).toEqual(names);
  const directions = ['he-IL', 'pa', 'pa-Arab'].map((language) => directionOf(language));
  expect(directions).toEqual(['rtl', 'ltr', 'rtl']);
});

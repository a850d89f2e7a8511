/** @jest-environment node */
import { directionOf, languageName } from '@/lib/intl';

test.each([
  ['es-MX', false, 'Español'],
  ['old', false, undefined],
  ['pt-BR', true, 'Português (Brasil)'],
  ['zh-Hant', true, '繁體中文'],
])('the name of %s (with its region: %s) is %s', (tag, isFull, name) => {
  expect(languageName(tag, isFull)).toBe(name);
});

test.each([
  ['he-IL', 'rtl'],
  ['pa', 'ltr'],
  ['pa-Arab', 'rtl'],
])('the direction of %s is %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

/** @jest-environment <rootDir>/__tests__/support/zone-environment.ts */
import { directionOf, languageName, utcOffset } from '@/lib/intl';

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

test.each([
  ['Asia/Manila', '2026-11-20', 'UTC+8'],
  ['Europe/London', '2026-11-20', 'UTC+0/+1'],
  ['America/St_Johns', '2026-11-20', 'UTC−3:30/−2:30'],
  ['UTC', '2026-11-20', 'UTC'],
  ['Europe/Moscow', '2010-06-01', 'UTC+3/+4'],
])('the offset of %s in the year of %s is %s', (zone, day, expected) => {
  expect(utcOffset(zone, day)).toBe(expected);
});

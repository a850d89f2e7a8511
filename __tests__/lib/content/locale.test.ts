/** @jest-environment node */
import { directionOf, fallbacks, listOf } from '@/lib/content/locale';

it.each([
  ['en', 'ltr'],
  ['he-IL', 'rtl'],
  ['pa', 'ltr'],
  ['pa-Arab', 'rtl'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

it('languages fall back part by part, and old codes become today’s', () => {
  expect(fallbacks('zh-Hant-TW')).toEqual(['zh-Hant-TW', 'zh-Hant', 'zh']);
  expect(fallbacks('iw')).toEqual(['he']);
});

it('lists are written as the language does', () => {
  expect(listOf(['A', 'B', 'C'], 'en')).toBe('A, B, C');
  expect(listOf(['A', 'B', 'C'], 'es')).toBe('A, B y C');
});

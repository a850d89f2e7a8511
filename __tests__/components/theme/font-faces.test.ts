/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { moreRange } from '@/lib/design/typeface.json';

const characters = (file: string): number[] =>
  (create(readFileSync(`lib/design/fonts/${file}`)) as Font).characterSet;
const core = characters('typeface.woff2');
const more = characters('typeface-more.woff2');

const ranges = moreRange.split(',').map((range) => {
  const [from = '', to = from] = range.slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
});
const isInRange = (character: number) =>
  ranges.some(([from, to]) => character >= from && character <= to);
// A font's list may end with U+FFFF, which is not a character.
const write = (all: number[]) => String.fromCodePoint(...all.filter((each) => each < 0xffff));

test('unicode-range covers exactly the characters of the second file', () => {
  expect(write(core.filter(isInRange))).toBe('');
  expect(write(more.filter((character) => !isInRange(character)))).toBe('');
});

// loading.spec.ts tests that the first file is enough for an everyday page.
test('both files cover English, Filipino, Spanish, French, German and prices in euro', () => {
  const text =
    'The quick brown fox, “jumps” over—the lazy dog’s… 100 % © 2026 (a@b.co) ¿Niño? ¡Açaí! Œuvre Straße Ñ €20 • [1] {2} <3> #4 $5 "6" ~7';
  const all = [...core, ...more];
  expect([...text].filter((each) => !all.includes(each.codePointAt(0) ?? 0))).toEqual([]);
});

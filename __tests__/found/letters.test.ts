/** @jest-environment node */
import { content } from '@/lib/content';
import { letterNotes } from '@/scripts/build/before/letters';
import { hostileContent } from '../fixtures/content';

test('the owner is told which letters the CV cannot draw, and what to install', () => {
  expect(letterNotes(hostileContent)).toEqual([
    expect.stringMatching(
      /^Letters: no installed font draws 李 小 龍, .*@fontsource\/noto-sans-jp/,
    ),
  ]);
});

test('nothing is said when every letter has a font, broken content or not', () => {
  expect(letterNotes(content)).toEqual([]);
  expect(letterNotes({})).toEqual([]);
  expect(letterNotes({ owner: null, skills: [7, { name: undefined }] })).toEqual([]);
});

test('a content of hundreds of projects is read as well', () => {
  const projects = Array.from({ length: 1000 }, () => ({
    description: '3 naïve cafés '.repeat(20),
  }));
  expect(letterNotes({ projects })).toEqual([]);
});

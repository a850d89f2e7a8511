/** @jest-environment node */
import { content } from '@/lib/content';
import { letterNotes } from '@/scripts/build/before/letters';
import { hostileContent } from '../../fixtures/content';

test('the owner is told which letters the CV cannot draw, and what to install', async () => {
  expect(await letterNotes(hostileContent)).toEqual([
    expect.stringMatching(
      /^Letters: no installed font draws 李 小 龍, .*@expo-google-fonts\/noto-sans-jp/,
    ),
  ]);
});

test('nothing is said when every letter has a font, broken content or not', async () => {
  expect(await letterNotes(content)).toEqual([]);
  expect(await letterNotes({})).toEqual([]);
  expect(await letterNotes({ owner: null, skills: [7, { name: undefined }] })).toEqual([]);
});

test('a content of hundreds of projects is read as well', async () => {
  const projects = Array.from({ length: 1000 }, () => ({
    description: '3 naïve cafés '.repeat(20),
  }));
  expect(await letterNotes({ projects })).toEqual([]);
});

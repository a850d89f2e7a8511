import {
  cardRatioOf,
  isWholeIn,
  keepsForm,
  largeRatioOf,
} from '@/components/projects/picture-shapes';
import type { Picture } from '@/lib/profile/pictures';
import { preparedImage } from '../../support/images';

const picture = (ratio: number, changes: Partial<Picture> = {}): Picture => ({
  ...preparedImage('shot.png', { ratio }),
  src: 'shot.png',
  alt: 'A screenshot',
  ...changes,
});

const phone = picture(0.46);
const wholePage = picture(0.12);

test.each<[what: string, ratios: number[], frame: number]>([
  ['the middle one of its pictures', [1.6, 2.1, 1.5], 1.6],
  ['no wider than 2.2', [2.28, 2.28, 5], 2.2],
  ['no higher than 4:3', [0.8, 0.8, 0.8], 4 / 3],
  ['4:3 if most pictures are captures', [0.46, 0.12, 2], 4 / 3],
])('the ratio of a list of cards is %s', (_, ratios, frame) => {
  expect(cardRatioOf(ratios.map((ratio) => picture(ratio)))).toBe(frame);
});

test('a picture fills its frame, unless that would crop more than 30 %', () => {
  expect(isWholeIn(1.6, picture(2.2))).toBe(false);
  expect(isWholeIn(1.6, picture(2.3))).toBe(true);
  expect(isWholeIn(1.6, picture(1.15))).toBe(false);
  expect(isWholeIn(1.6, picture(1.1))).toBe(true);
  // A focus says which part matters.
  expect(isWholeIn(1.6, picture(1.1, { focus: 'top' }))).toBe(false);
});

test('the screen of a phone and what is transparent are whole; a whole page shows its top', () => {
  expect(isWholeIn(4 / 3, phone)).toBe(true);
  expect(isWholeIn(4 / 3, picture(1.3, { plate: 'light' }))).toBe(true);
  expect(isWholeIn(4 / 3, wholePage)).toBe(false);
});

test('a large picture has a frame of its own ratio; one that is nearly square shows its upper part', () => {
  expect([1.4, 2.2, 4].map((ratio) => largeRatioOf(picture(ratio)))).toEqual([1.4, 2.2, 4]);
  expect([0.12, 0.8, 1.2].map((ratio) => largeRatioOf(picture(ratio)))).toEqual(
    Array(3).fill(4 / 3),
  );
  expect(largeRatioOf(phone)).toBe(phone.ratio);
});

test('as a large picture, the screen of a phone and a small picture keep their form', () => {
  expect(keepsForm(phone)).toBe(true);
  expect(keepsForm(picture(1, { isSmall: true }))).toBe(true);
  expect(keepsForm(picture(0.8))).toBe(false);
  expect(keepsForm(wholePage)).toBe(false);
  expect(keepsForm(picture(0.12, { isSmall: true }))).toBe(false);
});

import { cardRatioOf, keepsForm, largeRatioOf } from '@/components/projects/picture-shapes';
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

test.each<[what: string, ratios: number[], frame: number | undefined]>([
  ['the middle one of its pictures', [1.6, 2.1, 1.5], 1.6],
  ['that of windows beside whole pages', [2.28, 0.46, 0.1, 0.2, 0.47, 1, 2.28], 2.28],
  ['a square for whole pages', [0.1, 0.2, 0.3], 1],
  ['no wider than 2.4', [2.6, 5], 2.4],
  ['no higher than a square', [0.8, 0.8, 0.8], 1],
  ['that of each picture, if most are screens of phones', [0.46, 0.5, 2], undefined],
])('the ratio of a list of cards is %s', (_, ratios, frame) => {
  expect(cardRatioOf(ratios.map((ratio) => picture(ratio)))).toBe(frame);
});

test('a large picture has a frame of its own ratio; one that is nearly square shows its upper part', () => {
  expect([1.4, 2.2, 4].map((ratio) => largeRatioOf(picture(ratio)))).toEqual([1.4, 2.2, 4]);
  expect([0.12, 0.9, 1.2].map((ratio) => largeRatioOf(picture(ratio)))).toEqual(
    Array(3).fill(4 / 3),
  );
  expect(largeRatioOf(phone)).toBe(phone.ratio);
});

test('as a large picture, the screen of a phone, a poster and a small picture keep their form', () => {
  expect(keepsForm(phone)).toBe(true);
  expect(keepsForm(picture(0.8))).toBe(true);
  expect(keepsForm(picture(1, { isSmall: true }))).toBe(true);
  expect(keepsForm(picture(0.9))).toBe(false);
  expect(keepsForm(wholePage)).toBe(false);
  expect(keepsForm(picture(0.12, { isSmall: true }))).toBe(false);
});

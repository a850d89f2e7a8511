import { cardRatioOf, edgeRatioOf, isShownWhole } from '@/components/projects/picture-ratios';
import type { Picture } from '@/lib/profile/pictures';
import { preparedImage } from '../../support/images';

const picture = (ratio: number, changes: Partial<Picture> = {}): Picture => ({
  ...preparedImage('shot.png', { ratio }),
  src: 'shot.png',
  alt: 'A screenshot',
  ...changes,
});

test.each<[what: string, ratios: number[], frame: number]>([
  ['the middle one of its pictures', [1.6, 2.1, 1.5], 1.6],
  ['a square for whole pages', [0.1, 0.2, 0.3], 1],
  ['no wider than 2.4', [2.6, 5], 2.4],
  ['that of posters', [0.8, 0.8, 0.8], 0.8],
  ['that of screens of phones, if most are', [0.46, 0.5, 2], 0.5],
])('the ratio of a list of cards is %s', (_, ratios, frame) => {
  expect(cardRatioOf(ratios.map((ratio) => picture(ratio)))).toBe(frame);
});

test('the frame of a large picture has its ratio; of a high one it shows the top', () => {
  const ratios = [1.4, 2.2, 4, 0.12, 0.9, 1.2];
  expect(ratios.map((ratio) => edgeRatioOf(picture(ratio)))).toEqual([
    ...[1.4, 2.2, 4],
    ...Array(3).fill(4 / 3),
  ]);
});

test('as a large picture, the screen of a phone, a poster and a small picture are whole', () => {
  expect(isShownWhole(picture(0.46))).toBe(true);
  expect(isShownWhole(picture(0.8))).toBe(true);
  expect(isShownWhole(picture(1, { isSmall: true }))).toBe(true);
  expect(isShownWhole(picture(0.9))).toBe(false);
  expect(isShownWhole(picture(0.12))).toBe(false);
  expect(isShownWhole(picture(0.12, { isSmall: true }))).toBe(false);
});

import { fitOf, frameRatioOf } from '@/components/projects/picture-ratios';
import { fillsFrame } from '@/lib/images/fill-frame';
import type { Picture } from '@/lib/profile/pictures';
import { preparedImage } from '../support/images';

const picture = (ratio: number, changes: Partial<Picture> = {}): Picture => ({
  ...preparedImage('shot.png', { ratio }),
  src: 'shot.png',
  alt: 'A screenshot',
  ...changes,
});

test.each<[what: string, ratios: number[], frame: number]>([
  ['the middle one of its pictures', [1.6, 2.1, 1.5], 1.6],
  ['4:3 for whole pages, posters and phones', [0.1, 0.8, 0.46], 4 / 3],
  ['that of its only picture, also of a wide one', [4], 4],
])('the ratio of the frames in a list is %s', (_, ratios, frame) => {
  expect(frameRatioOf(ratios)).toBe(frame);
});

test.each([
  ['the screen of a phone', 0.46, {}, 'phone'],
  ['such a screen with transparent corners', 0.41, { plate: 'dark' }, 'phone'],
  ['a poster', 0.8, {}, 'whole'],
  ['a square logo', 1, {}, 'whole'],
  ['a transparent picture', 2, { plate: 'dark' }, 'whole'],
  ['a picture of 4:3', 4 / 3, {}, 'fill'],
  ['a whole page', 0.12, {}, 'fill'],
] as const)('%s is whole, a phone or fills its frame: %#', (_, ratio, changes, fit) => {
  expect(fitOf(picture(ratio, changes))).toBe(fit);
});

test.each([
  ['a large photo', { width: 900, height: 900 }, undefined, true],
  ['a photo that is a third wider there', { width: 629, height: 882 }, undefined, true],
  ['a small photo', { width: 600, height: 600 }, 'top', false],
  ['a wide, low photo', { width: 1300, height: 600 }, 'top', false],
  ['a drawing', { width: 40, height: 40, isVector: true }, undefined, true],
  ['a round or cut-out one', { width: 900, height: 900, isOpaque: false }, undefined, false],
  ['a cut-out one with a focus', { width: 900, height: 900, isOpaque: false }, 'top', true],
])('%s fills the picture of Home, or is an island: %#', (_, facts, focus, expected) => {
  expect(fillsFrame({ ...preparedImage('me.jpg', facts), focus })).toBe(expected);
});

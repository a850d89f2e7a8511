import { portraitFrame } from '@/lib/design/portrait';
import { fillsFrame } from '@/lib/images/island';
import { preparedImage } from '../../support/images';

test.each([
  ['a large photo with a focus', { width: 1000, height: 1000 }, 'top', true],
  ['a large photo without a focus', { width: 1000, height: 1000 }, undefined, false],
  ['a small photo', { width: 900, height: 900 }, 'top', false],
  ['a wide, low photo', { width: 1600, height: 900 }, 'top', false],
  ['a drawing', { width: 40, height: 40, isVector: true }, 'top', true],
])('%s fills the picture of Home, or is an island: %#', (_, facts, focus, expected) => {
  expect(fillsFrame({ ...preparedImage('me.jpg', facts), focus }, portraitFrame)).toBe(expected);
});

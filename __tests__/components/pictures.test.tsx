import { fillsFrame } from '@/lib/images/fill-frame';
import { preparedImage } from '../support/images';

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

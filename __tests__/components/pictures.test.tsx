import { isIsland } from '@/lib/images/portrait';
import { preparedImage } from '../support/site';

test.each([
  ['a large photo', { width: 900, height: 900 }, undefined, false],
  ['a photo that is a third wider there', { width: 629, height: 882 }, undefined, false],
  ['a small photo', { width: 600, height: 600 }, 'top', true],
  ['a wide, low photo', { width: 1300, height: 600 }, 'top', true],
  ['a drawing', { width: 40, height: 40, isVector: true }, undefined, false],
  ['a round or cut-out one', { width: 900, height: 900, isOpaque: false }, undefined, true],
  ['a cut-out one with a focus', { width: 900, height: 900, isOpaque: false }, 'top', false],
])('%s fills the picture of Home, or is an island: %#', (_, facts, focus, expected) => {
  expect(isIsland({ ...preparedImage('me.jpg', facts), focus })).toBe(expected);
});

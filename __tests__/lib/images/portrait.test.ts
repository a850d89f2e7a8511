import { isIsland } from '@/lib/images/portrait';
import { preparedImage } from '../../support/images';

test.each([
  ['a large photo', 'fills the picture', { width: 900, height: 900 }],
  ['a photo that is a third wider there', 'fills the picture', { width: 629, height: 882 }],
  ['a small photo', 'is an island', { width: 600, height: 600, focus: 'top' }],
  ['a wide, low photo', 'is an island', { width: 1300, height: 600, focus: 'top' }],
  ['a drawing', 'fills the picture', { width: 40, height: 40, isVector: true }],
  ['a round or cut-out one', 'is an island', { width: 900, height: 900, isOpaque: false }],
  [
    'a cut-out one with a focus',
    'fills the picture',
    { width: 900, height: 900, isOpaque: false, focus: 'top' },
  ],
])('on Home, %s %s', (_, place, facts) => {
  const portrait = { ...preparedImage('me.jpg'), ...facts };
  expect(isIsland(portrait) ? 'is an island' : 'fills the picture').toBe(place);
});

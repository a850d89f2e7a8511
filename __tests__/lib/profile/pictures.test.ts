import type { Plate } from '@/lib/images/prepared-image';
import { withOnePlate } from '@/lib/profile/pictures';
import { preparedImage } from '../../support/images';

test.each<[plates: Plate[], shown: Plate[]]>([
  [
    ['dark', 'none', 'light', 'dark'],
    ['dark', 'none', 'dark', 'dark'],
  ],
  [
    ['dark', 'light'],
    ['light', 'light'],
  ],
])('of plates that are %s, all are that of most pictures: %s', (plates, shown) => {
  const pictures = plates.map((plate) => ({
    picture: { src: 'a.png', alt: '', ...preparedImage('a.png', { plate }) },
  }));
  const list = withOnePlate([...pictures, { picture: undefined }]);
  expect(list.map(({ picture }) => picture?.plate)).toEqual([...shown, undefined]);
});

import sharp from 'sharp';
import { portraitFrame } from '@/lib/design/portrait';
import { encode } from '@/lib/images/encode';
import { isIsland } from '@/lib/images/island';
import { inspectOriginal } from '@/lib/images/original';
import { plainPicture } from '../../support/plain-picture';

const circle = (size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%"/></svg>`,
  );

/** A person: transparent at the upper corners only. */
const cutOut = plainPicture(1200, 800)
  .png()
  .toBuffer()
  .then((body) =>
    sharp(body)
      .extend({ top: 700, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer(),
  );

test.each([
  ['a small photo', 'me.jpg', plainPicture(900, 900).jpeg().toBuffer(), true],
  ['a photo that is large enough', 'me.jpg', plainPicture(1000, 1000).jpeg().toBuffer(), false],
  ['a wide, low photo', 'me.jpg', plainPicture(1600, 900).jpeg().toBuffer(), true],
  ['a large round picture', 'me.png', sharp(circle(1400)).png().toBuffer(), true],
  ['a round drawing', 'me.svg', circle(40), true],
  ['a large cut-out person', 'me.png', cutOut, false],
])('%s (%s): an island? %#', async (_, name, bytes, expected) => {
  const original = await inspectOriginal(name, await bytes);
  const { image } = await encode(original, 'picture', 'me');
  expect(isIsland(image, portraitFrame)).toBe(expected);
});

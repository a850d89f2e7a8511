import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { encode } from '@/lib/images/encode';
import { inspectOriginal } from '@/lib/images/original';
import { makeFolder } from '../../support/folder';

// A difference is a mean of the 255 steps of a color. AVIF of quality 40, or with less chroma, has
// 1.4.
test.each([
  { format: 'avif', difference: 1.1, bytes: 14_500 },
  { format: 'jpeg', difference: 2.1, bytes: 32_000 },
])('a portrait for phones looks like its original, and has few bytes: $format', async (most) => {
  const original = await sharp('sample/public/images/portrait.png').resize(480).png().toBuffer();
  const file = path.join(makeFolder({}), 'portrait');
  await encode(await inspectOriginal('/images/portrait.png', original), 'picture', file);
  const image = readFileSync(`${file}-480.${most.format}`);
  const compared = sharp(image).composite([{ input: original, blend: 'difference' }]);
  const { channels } = await sharp(await compared.png().toBuffer()).stats();
  for (const { mean } of channels.slice(0, 3)) expect(mean).toBeLessThan(most.difference);
  expect(image.length).toBeLessThan(most.bytes);
});

import sharp from 'sharp';
import { encode } from '@/lib/images/encode';
import { inspectOriginal } from '@/lib/images/original';

// A difference is a mean of the 255 steps of a color. AVIF of quality 40, or with less chroma, has
// 1.4.
test.each([
  { format: 'avif', difference: 1.1, bytes: 14_500 },
  { format: 'jpeg', difference: 2.1, bytes: 32_000 },
])('a portrait for phones looks like its original, and has few bytes: $format', async (most) => {
  const original = await sharp('sample/content/pictures/portrait.png').resize(480).png().toBuffer();
  const { files } = await encode(await inspectOriginal('a.png', original), 'picture', 'a');
  const image = files[`a-480.${most.format}`] ?? Buffer.alloc(0);
  const compared = sharp(image).composite([{ input: original, blend: 'difference' }]);
  const { channels } = await sharp(await compared.png().toBuffer()).stats();
  for (const { mean } of channels.slice(0, 3)) expect(mean).toBeLessThan(most.difference);
  expect(image.length).toBeLessThan(most.bytes);
});

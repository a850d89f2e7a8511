import sharp from 'sharp';
import { encode } from '@/lib/images/encode';
import { inspectOriginal } from '@/lib/images/original';

const portrait = sharp('scripts/doctor/sample/content/pictures/portrait.png');

// A difference is a mean of the 255 steps of a color. AVIF of quality 40, or with less chroma, has
// 1.4.
test.each([
  { what: 'a phone', from: 1200, file: 'a-480.avif', difference: 1.1, bytes: 14_500 },
  { what: 'an old phone', from: 480, file: 'a-480.jpeg', difference: 2.1, bytes: 32_000 },
  // Of quality 50, it has 1.8.
  { what: 'an avatar', from: 280, file: 'a-280.avif', difference: 1.1, bytes: 11_000 },
])('a portrait for $what looks like its original, and has few bytes', async (most) => {
  const { from, file } = most;
  const original = await portrait.clone().resize(from).png().toBuffer();
  const { files } = await encode(await inspectOriginal('a.png', original), 'picture', 'a');
  const image = files[file] ?? Buffer.alloc(0);
  const { width } = await sharp(image).metadata();
  const expected = await sharp(original).resize(width).png().toBuffer();
  const compared = sharp(image).composite([{ input: expected, blend: 'difference' }]);
  const { channels } = await sharp(await compared.png().toBuffer()).stats();
  for (const { mean } of channels.slice(0, 3)) expect(mean).toBeLessThan(most.difference);
  expect(image.length).toBeLessThan(most.bytes);
});

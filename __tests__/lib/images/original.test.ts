import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { decodeOriginal, inspectOriginal } from '@/lib/images/original';

const unreadable =
  'is damaged or no picture; JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG can be read, but HEIC cannot';
const portrait = readFileSync('sample/public/images/portrait.png');
/** Two frames of 40 × 40 pixels. */
const animation = sharp(Buffer.alloc(40 * 80 * 3).fill(255, 40 * 40 * 3), {
  raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
});
const giant = '<svg xmlns="http://www.w3.org/2000/svg" width="15000" height="10000"/>';

test.each<[name: string, sentence: string, data: Buffer | Sharp]>([
  ['empty.png', unreadable, Buffer.alloc(0)],
  ['half.png', unreadable, portrait.subarray(0, 20_000)],
  ['heic.jpg', unreadable, Buffer.from(`\0\0\0\x18ftypheic${'\0'.repeat(99)}`)],
  ['photo.svg', 'is named .svg but is no SVG; give it the extension of its format', portrait],
  ['moving.gif', 'is animated, but the page shows still pictures', animation.gif()],
  ['giant.png', 'has more than 120 megapixels; save it smaller', Buffer.from(giant)],
])('%s is refused with one sentence', async (name, sentence, data) => {
  const bytes = Buffer.isBuffer(data) ? data : await data.toBuffer();
  const decode = async () => decodeOriginal(await inspectOriginal(`/images/${name}`, bytes), 100);
  await expect(decode()).rejects.toThrow(`public/images/${name}: ${sentence}`);
});

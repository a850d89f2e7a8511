import { readFileSync } from 'node:fs';
import { decodeOriginal, inspectOriginal } from '@/lib/images/original';

const unreadable =
  'is damaged, too large or no picture; JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG can be read, but HEIC cannot';
const portrait = readFileSync('sample/public/images/portrait.png');
const giant = '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>';

test.each<[name: string, sentence: string, data: Buffer]>([
  ['empty.png', unreadable, Buffer.alloc(0)],
  ['half.png', unreadable, portrait.subarray(0, 20_000)],
  ['heic.jpg', unreadable, Buffer.from(`\0\0\0\x18ftypheic${'\0'.repeat(99)}`)],
  ['photo.svg', 'is named .svg but is no SVG; give it the extension of its format', portrait],
  ['giant.png', unreadable, Buffer.from(giant)],
])('%s is refused with one sentence', async (name, sentence, bytes) => {
  const decode = async () => decodeOriginal(await inspectOriginal(`/images/${name}`, bytes), 100);
  await expect(decode()).rejects.toThrow(`public/images/${name} ${sentence}`);
});

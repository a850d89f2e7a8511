/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { takePhoto } from '@/scripts/import/photo';
import { makeFolder } from '../../support/folder';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } });

const take = async (name: string, bytes: Buffer | string) => {
  const dir = makeFolder({ [name]: bytes });
  return { dir, ...(await takePhoto(path.join(dir, name), dir)) };
};

test.each([
  [900, 1100, []],
  [90, 120, ['The photo is only 90 × 120 pixels; it looks sharp from 600 pixels in width']],
])('a photo of %d × %d pixels is taken, with the notes %j', async (width, height, notes) => {
  const taken = await take('Me.JPG', await picture(width, height).jpeg().toBuffer());
  expect(taken).toMatchObject({ src: '/images/portrait-of-owner.jpg', notes });
  expect(existsSync(path.join(taken.dir, 'public', taken.src))).toBe(true);
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
const frames = ['#111', '#eee'].map((background) =>
  sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer(),
);
const jpeg = picture(900, 1100).jpeg().toBuffer();

test.each([
  ['me.svg', async () => drawing, 'is a drawing (SVG); give a JPEG, PNG or WebP.'],
  ['me.heic', async () => '\0\0\0\x18ftypheic\0\0', 'is an HEIC photo, which most browsers cannot'],
  ['me.txt', async () => 'Ana', 'is damaged or no picture; JPEG, PNG'],
  ['half.jpg', async () => (await jpeg).subarray(0, 2000), 'is damaged or no picture'],
  [
    'me.gif',
    async () =>
      sharp(await Promise.all(frames), { join: { animated: true } })
        .gif()
        .toBuffer(),
    'is an animation, but pictures here stand still',
  ],
])('the photo %s is refused in a sentence', async (name, bytes, reason) => {
  await expect(take(name, await bytes())).rejects.toThrow(`${name} ${reason}`);
});

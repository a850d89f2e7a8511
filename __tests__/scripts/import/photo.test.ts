/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { takePhoto } from '@/scripts/import/photo';
import { plainPicture } from '../../fixtures/plain-picture';
import { makeFolder } from '../../support/folder';

const take = async (name: string, bytes: Buffer | string) => {
  const dir = makeFolder({ [name]: bytes });
  return { dir, ...(await takePhoto(path.join(dir, name), dir)) };
};

test.each([
  [900, 1100, []],
  [90, 120, ['The photo is only 90 × 120 pixels; it looks sharp from 600 pixels in width']],
])('imports a photo of %d × %d pixels with the notes %j', async (width, height, notes) => {
  const taken = await take('Me.JPG', await plainPicture(width, height).jpeg().toBuffer());
  expect(taken).toMatchObject({ src: '/images/portrait-of-owner.jpg', notes });
  expect(existsSync(path.join(taken.dir, 'public', taken.src))).toBe(true);
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';

// pictures.test.ts tests other unusable files.
test.each([
  ['me.svg', drawing, 'is a drawing (SVG); give a JPEG, PNG or WebP.'],
  ['me.txt', 'Ana', 'is damaged or no picture; JPEG, PNG'],
])('refuses the photo %s with a sentence', async (name, text, reason) => {
  await expect(take(name, text)).rejects.toThrow(`${name} ${reason}`);
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../lib/files/list-files';
import { everything } from '../contents/everything';
import { ownCv } from '../sites/everything-files';
import { expect, test } from '../support/browser/fixtures';
import { exportOf, siteUrl, subPath } from '../support/tested-sites';

const out = exportOf('everything');
const read = (name: string) => readFile(path.join(out, name), 'utf8');

// An original may contain the place where a photo was taken. One of them has a decomposed name.
test('the export contains no original of a photo, and the owner’s own CV', async () => {
  const shown = ['my photo ñ.jpg', 'phone.png', 'small.png', 'arabic.jpg', 'arabic-logo.png'];
  const originals = shown.map((name) => `images/${name}`);
  expect(listFiles(out).filter((name) => originals.includes(name.normalize()))).toEqual([]);
  expect(await read('cv.pdf')).toBe(ownCv);
});

test('every generated file contains only the published address', async () => {
  const texts = listFiles(out).filter((file) => /\.(html|txt|xml|json|vcf)$/.test(file));
  // Neither the host without the path nor the address of content/site.ts.
  const astray = new RegExp(`${siteUrl}(?!${subPath})[^\\s"'<>)]*|${everything.site.url}`, 'g');
  for (const name of texts) expect((await read(name)).match(astray) ?? [], name).toEqual([]);
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../lib/files/owners-files';
import { everything } from '../contents/everything';
import { camera, ownCv } from '../sites/everything-files';
import { expect, onSite, test } from '../support/browser/fixtures';
import { exportOf, siteUrl, subPath } from '../support/tested-sites';

test.use({ siteName: 'everything' });

const out = exportOf('everything');
const read = (name: string) => readFile(path.join(out, name), 'utf8');

// An original may contain the place where a photo was taken. Nobody shows one of them.
test('no file of the export is an original of a picture, or hidden; the owner’s own CV is there', async () => {
  const files = listFiles(out);
  const texts = await Promise.all(files.map((file) => readFile(path.join(out, file), 'latin1')));
  expect(files.filter((_, index) => texts[index]?.includes(camera))).toEqual([]);
  expect(files.filter((file) => /(^|\/)\.|Thumbs/.test(file))).toEqual([
    '.nojekyll',
    '.well-known/security.txt',
  ]);
  expect(await read('cv.pdf')).toBe(ownCv);
});

test('every generated file contains only the published address', async () => {
  const texts = listFiles(out).filter((file) => /\.(html|txt|xml|json|vcf)$/.test(file));
  // Neither the host without the path nor the address of content/site.ts.
  const astray = new RegExp(`${siteUrl}(?!${subPath})[^\\s"'<>)]*|${everything.site.url}`, 'g');
  for (const name of texts) expect((await read(name)).match(astray) ?? [], name).toEqual([]);
});

/** The tags of a page's `<head>` on lines of their own, without the styles and without hashes. */
const headOf = (html: string): string =>
  html
    .replace(/.*<head>(.*?)<\/head>.*/s, '$1')
    .replace(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1')
    .replaceAll('><', '>\n<')
    .replace(/'sha256-[^']*'/g, "'sha256-HASH'")
    .replace(/\.[\w-]+(?=\.woff2")/g, '.HASH');

for (const [site, file] of [
  ['sample', 'index.html'],
  ['sample', '404.html'],
  ['everything', 'ar-EG/index.html'],
] as const) {
  onSite(site, () => {
    test(`browsers and networks find the same tags in the head of ${file} as before`, async () => {
      const html = await readFile(path.join(exportOf(site), file), 'utf8');
      const name = `${site}-${file}`.replace('/', '-').replace('.html', '.txt');
      expect(`${headOf(html)}\n`).toMatchSnapshot(['golden', 'head', name]);
    });
  });
}

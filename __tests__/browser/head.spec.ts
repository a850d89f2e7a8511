import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../support/browser/fixtures';
import { exportOf } from '../support/tested-sites';

/** The tags of a page's `<head>` on lines of their own, without the styles and without hashes. */
const headOf = (html: string): string =>
  html
    .replace(/.*<head>(.*?)<\/head>.*/s, '$1')
    .replace(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1')
    .replaceAll('><', '>\n<')
    .replace(/'sha256-[^']*'/g, "'sha256-HASH'")
    .replace(/\.[\w-]+(?=\.woff2")/g, '.HASH')
    .replace(/(?<=og\.png\?v=)\w+/g, 'HASH')
    .replace(/[\w-]+(?=\.css")/g, 'HASH');

for (const [site, file] of [
  ['sample', 'index.html'],
  ['sample', '404.html'],
  ['everything', 'ar/index.html'],
] as const) {
  test(`browsers and networks find the same tags in the head of ${file} of "${site}" as before`, async () => {
    const html = await readFile(path.join(exportOf(site), file), 'utf8');
    const name = `${site}-${file}`.replace('/', '-').replace('.html', '.txt');
    expect(`${headOf(html)}\n`).toMatchSnapshot(['golden', 'head', name]);
  });
}

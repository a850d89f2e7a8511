import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '../../lib/files/list-files';
import { encodePath } from '../../lib/hosting/urls';
import type { Sites } from '../../lib/site/make-sites';
import { expect, test, withMotion } from '../browser/support/fixtures';
import { addressesIn, htmlErrors } from '../browser/support/html';
import { exportOf, projectOf, publicFilesOf } from '../support/sites';

test.use(withMotion);

/** The HTML files of the export, with the site in the language of each. */
const pagesOf = (sites: Sites) => [
  ...sites.map((site) => ({ file: path.posix.join(site.folder, 'index.html'), site })),
  { file: '404.html', site: sites[0] },
];

test('the export consists of a page in each language, the error page and files of public/', async ({
  sites,
  siteName,
}) => {
  const pages = pagesOf(sites).map(({ file }) => file);
  const owned = publicFilesOf(siteName).filter((file) => file.endsWith('.html'));
  const files = listFiles(exportOf(siteName)).filter((file) => file.endsWith('.html'));
  expect(files, 'HTML files of the export').toEqual([...pages, ...owned].sort());
  for (const file of owned) {
    const original = await readFile(path.join(projectOf(siteName), 'public', file), 'utf8');
    expect(await readFile(path.join(exportOf(siteName), file), 'utf8'), file).toBe(original);
  }
});

test('the export has no source map and no path of the machine that built it', async ({
  siteName,
}) => {
  const dir = exportOf(siteName);
  const project = path.dirname(dir);
  // A folder at the root, like "/app" in a container, may be the beginning of an address.
  const machinePaths =
    path.dirname(project) === path.parse(project).root
      ? ['components', 'lib', 'node_modules'].map((folder) => path.join(project, folder))
      : [project];
  const texts = listFiles(dir).filter((file) => /\.(html|js|css|json|txt|map)$/.test(file));
  const maps = texts.filter((file) => file.endsWith('.map'));
  expect(maps, 'source maps').toEqual([]);
  for (const file of texts) {
    const text = await readFile(path.join(dir, file), 'utf8');
    const leaks = ['sourceMappingURL', ...machinePaths].filter((each) => text.includes(each));
    expect(leaks, `${file}: a source map, or the path of the machine`).toEqual([]);
  }
});

/** What no page contains. */
const forbidden = [
  'img:not([width])',
  'img:not([height])',
  'a[target]:not([rel~=noopener])',
  // Search engines count it as a link that they cannot follow.
  'a:not([href])',
  'a[hreflang]:not([lang])',
  // Screen readers skip drawings.
  'svg:not([aria-hidden=true])',
  // Everything else is in the order of the page.
  '[tabindex]:not([tabindex="-1"])',
  // Only the first screen loads its pictures at once.
  'main > section:not(#home) img:not([loading=lazy])',
  '#home img[loading=lazy]',
  // Safari drops the role of a list without markers.
  ':is(main, footer) :is(ul, ol):not([role=list])',
  // Nothing is empty, except where texts appear later.
  ...'ul ol dl dt dd li p h1 h2 h3 h4 a button summary label legend'
    .split(' ')
    .map((name) => `${name}:empty:not([role], [aria-live])`),
];

/** The values of an attribute in all elements that match a selector. */
const attributesOf = (page: Page, selector: string, attribute: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, attribute) => elements.map((each) => each.getAttribute(attribute) ?? ''),
      attribute,
    );

test.describe('as exported', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is valid, and has no broken reference', async ({
    page,
    site: { url },
    sites,
    siteName,
  }) => {
    for (const { file, site } of pagesOf(sites)) {
      const errors = await htmlErrors(path.join(exportOf(siteName), file));
      expect.soft(errors, `${file}: errors of the validator`).toEqual([]);
      await page.goto(`${url}/${file}`);
      const styles = page.locator('head > style');
      await expect.soft(styles, `${file}: style elements`).toHaveCount(1);
      const found = await page
        .locator('html')
        .evaluate((root, all) => all.filter((each) => root.querySelector(each)), forbidden);
      expect.soft(found, `${file}: what no page contains`).toEqual([]);
      // Screen readers would read the same text twice.
      const pictures = await page.locator('main img').evaluateAll((all) =>
        all.map((image) => {
          const around = image.closest('li, section');
          const title = around?.querySelector('h2, h3, h4')?.textContent ?? '';
          return { alt: image.getAttribute('alt') ?? '', title: title.trim() };
        }),
      );
      const repeated = pictures.filter(({ alt, title }) => alt !== '' && alt.trim() === title);
      expect.soft(repeated, `${file}: pictures that repeat the heading next to them`).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', site.locale.language);

      const ids = await attributesOf(page, '[id]', 'id');
      const fragments = await attributesOf(page, 'a[href^="#"], use[href^="#"]', 'href');
      expect(fragments.length, `${file}: links within the page`).toBeGreaterThan(0);
      const targets = fragments.map((fragment) => decodeURIComponent(fragment.slice(1)));
      const missing = targets.filter((id) => !ids.includes(id));
      expect(missing, `${file}: missing targets of links within the page`).toEqual([]);

      const newTabs = await page.locator('a[target=_blank]').allTextContents();
      const unannounced = newTabs.filter((text) => !text.endsWith(` ${site.locale.words.newTab}`));
      expect(unannounced, `${file}: links that do not announce a new tab`).toEqual([]);
    }
  });
});

test('every file that a page refers to exists', async ({ request, sites, siteName }) => {
  // The owner may link to a file of any type.
  const owned = publicFilesOf(siteName).map((file) => `/${encodePath(file)}`);
  for (const { file, site } of pagesOf(sites)) {
    const { content } = site;
    const html = await readFile(path.join(exportOf(siteName), file), 'utf8');
    const linked = addressesIn(html);
    const addresses = [
      ...linked,
      // Absolute addresses for link previews and search engines, also in the structured data.
      ...html.split(/["\\]/).filter((text) => text.startsWith(`${content.site.url}/`)),
    ];
    const written = JSON.stringify(content);
    const local = addresses
      // An absolute address in the content may be another page of the same host.
      .filter((address) => address.startsWith('/') || !written.includes(JSON.stringify(address)))
      .map((address) => address.replace(content.site.url, ''))
      .filter((address) => address.startsWith('/'));
    expect(local.length, `${file}: addresses of the site`).toBeGreaterThan(10);

    const missing: string[] = [];
    for (const address of new Set(local)) {
      const [target = '', id] = address.split('#');
      const response = await request.get(target, { failOnStatusCode: false });
      const type = response.headers()['content-type'];
      const hasId = !target.endsWith('.svg') || !id || (await response.text()).includes(`"${id}"`);
      const hasType =
        !type?.includes('octet-stream') || owned.some((file) => target.endsWith(file));
      if (response.status() !== 200 || !hasType || !hasId) {
        missing.push(`${address}: ${response.status()} ${type}`);
      }
    }
    expect(missing, `${file}: addresses without a file`).toEqual([]);
    // The owner may link to a page without TLS.
    const isOwners = (address: string) => /^http:/i.test(address) && written.includes(address);
    const schemes = addresses.filter(
      (address) => /^(javascript|data|http):/i.test(address) && !isOwners(address),
    );
    expect(schemes, `${file}: forbidden kinds of addresses`).toEqual([]);
  }
});

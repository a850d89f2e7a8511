import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { encodePath } from '../../lib/addresses/urls';
import { listFiles } from '../../lib/files/owners-files';
import { expect, onEachSite, test } from '../support/browser/fixtures';
import { exportOf, pagesOf, projectOf, publicFilesOf } from '../support/tested-sites';

onEachSite(() => {
  test('the export has all pages and the owner’s', async ({ localizedSites, siteName }) => {
    const pages = pagesOf(localizedSites).map(({ file }) => file);
    const owned = publicFilesOf(siteName).filter((file) => file.endsWith('.html'));
    const files = listFiles(exportOf(siteName)).filter((file) => file.endsWith('.html'));
    expect(files, 'HTML files of the export').toEqual([...pages, ...owned].sort());
    for (const file of owned) {
      const original = await readFile(path.join(projectOf(siteName), 'public', file), 'utf8');
      expect(await readFile(path.join(exportOf(siteName), file), 'utf8'), file).toBe(original);
    }
  });

  test('the export has no path of the machine that built it', async ({ siteName }) => {
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
});

/** The addresses in the attributes of a page: links, files, and pictures in every size. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/ (?:href|src|srcSet|action)="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.replaceAll('&amp;', '&').split(/ \d+w,?/),
  );

onEachSite(() => {
  test('every file that a page refers to exists', async ({ request, localizedSites, siteName }) => {
    // The owner may link to a file of any type.
    const owned = publicFilesOf(siteName).map((file) => `/${encodePath(file)}`);
    for (const { file, site } of pagesOf(localizedSites)) {
      const { content } = site;
      const html = await readFile(path.join(exportOf(siteName), file), 'utf8');
      const addresses = [
        ...addressesIn(html),
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
        const hasId =
          !target.endsWith('.svg') || !id || (await response.text()).includes(`"${id}"`);
        const hasType =
          !type?.includes('octet-stream') || owned.some((file) => target.endsWith(file));
        if (response.status() !== 200 || !hasType || !hasId) {
          missing.push(`${address}: ${response.status()} ${type}`);
        }
      }
      expect(missing, `${file}: addresses without a file`).toEqual([]);
    }
  });
});

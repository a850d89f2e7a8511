import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { editionOf } from '../../../lib/content';
import { shownSections } from '../../../lib/content/derived';
import { expect, test, withMotion } from '../support/fixtures';
import { htmlFaults } from '../support/html';
import { hydrated } from '../support/look';

const { content, words } = editionOf();

test.use(withMotion);

const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

test('the export is the page and the page of errors', () => {
  expect(pages.sort()).toEqual(['404.html', 'index.html']);
});

/** What of this kind stands in the page. */
const all = (page: Page, selector: string, attribute: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, attribute) => elements.map((each) => each.getAttribute(attribute) ?? ''),
      attribute,
    );

const twice = (list: string[]) => list.filter((each, index) => list.indexOf(each) !== index);

test.describe('as exported', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of pages) {
    test(`${name} is valid, outlined, and refers to nothing that is not in it`, async ({
      page,
    }) => {
      expect.soft(await htmlFaults(path.join('out', name))).toEqual([]);
      await page.goto(`/${name}`);
      for (const [selector, count] of Object.entries({
        ...{ h1: 1, main: 1, 'head style': 1, 'body style': 0, '[style]': 0 },
        'img:not([width]), img:not([height])': 0,
        'a[target]:not([rel~=noopener])': 0,
      })) {
        await expect.soft(page.locator(selector), selector).toHaveCount(count);
      }
      await expect(page.locator('html')).toHaveAttribute('lang', content.site.language);
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect.soft(skipped, 'levels of headings that skip one').toEqual([]);

      const ids = await all(page, '[id]', 'id');
      expect.soft(twice(ids), 'ids that stand twice').toEqual([]);
      const references: string[] = [];
      for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']) {
        const lists = await all(page, `[${attribute}]`, attribute);
        references.push(...lists.flatMap((list) => list.split(' ')));
      }
      references.push(...(await all(page, '[popovertarget]', 'popovertarget')));
      const fragments = await all(page, 'a[href^="#"], use[href^="#"]', 'href');
      expect(fragments.length).toBeGreaterThan(0);
      references.push(...fragments.map((fragment) => decodeURIComponent(fragment.slice(1))));
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    });

    test(`every file, drawing and page that ${name} names is there`, async ({ page, request }) => {
      await page.goto(`/${name}`);
      const sets = await all(page, '[srcset]', 'srcset');
      const html = await readFile(path.join('out', name), 'utf8');
      const { icons } = await (await request.get('/manifest.webmanifest')).json();
      const addresses = [
        ...(await all(page, 'a[href], link[href], use[href]', 'href')),
        ...(await all(page, '[src]', 'src')),
        ...sets.flatMap((set) => set.split(',').map((each) => each.trim().split(' ')[0] ?? '')),
        ...icons.map(({ src }: { src: string }) => src),
        // For link previews and search engines: in full, also within the structured data.
        ...html.split(/["\\]/).filter((text) => text.startsWith(`${content.site.url}/`)),
      ];
      const written = JSON.stringify(content);
      const local = addresses
        // What the owner wrote in full may be another page of the same host.
        .filter((address) => address.startsWith('/') || !written.includes(JSON.stringify(address)))
        .map((address) => address.replace(content.site.url, ''))
        .filter((address) => address.startsWith('/'));
      expect(local.length).toBeGreaterThan(10);

      const missing: string[] = [];
      for (const address of new Set(local)) {
        const [file = '', id] = address.split('#');
        const answer = await request.get(file, { failOnStatusCode: false });
        const type = answer.headers()['content-type'];
        const holdsIt = !file.endsWith('.svg') || !id || (await answer.text()).includes(`"${id}"`);
        if (answer.status() !== 200 || type?.includes('octet-stream') || !holdsIt) {
          missing.push(`${address}: ${answer.status()} ${type}`);
        }
      }
      expect(missing).toEqual([]);
      const schemes = addresses.filter((address) => /^(javascript|data|http):/i.test(address));
      expect(schemes).toEqual([]);
    });
  }

  test('fragments that lead to another page lead to something', async ({ page }) => {
    await page.goto('/404.html');
    const links = (await all(page, 'a[href*="/#"]', 'href')).map((href) => href.split('#')[1]);
    expect(new Set(links)).toEqual(new Set(shownSections(content, words).map(({ id }) => id)));
    await page.goto('/');
    for (const id of links) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  });
});

test('once scripts have run there is no style block in the body, and no id twice', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('body style')).toHaveCount(0);
  expect(twice(await all(page, '[id]', 'id'))).toEqual([]);
});

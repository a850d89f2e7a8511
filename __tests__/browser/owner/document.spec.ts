import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { editionOf } from '../../../lib/content';
import { expect, test, withMotion } from '../support/fixtures';
import { htmlFaults } from '../support/html';
import { open } from '../support/page';

const { content } = editionOf();

test.use(withMotion);

const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

test('the export consists of the page and the error page', () => {
  expect(pages.sort()).toEqual(['404.html', 'index.html']);
});

/** The values of an attribute in all elements that match a selector. */
const attributesOf = (page: Page, selector: string, attribute: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, attribute) => elements.map((each) => each.getAttribute(attribute) ?? ''),
      attribute,
    );

const duplicates = (list: string[]) => list.filter((each, index) => list.indexOf(each) !== index);

test.describe('as exported', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of pages) {
    test(`${name} is valid, with an outline and no broken reference`, async ({ page }) => {
      expect.soft(await htmlFaults(path.join('out', name))).toEqual([]);
      await page.goto(`/${name}`);
      for (const selector of ['h1', 'main', 'head style']) {
        await expect.soft(page.locator(selector), selector).toHaveCount(1);
      }
      const forbidden =
        'body style, [style], img:not([width]), img:not([height]), a[target]:not([rel~=noopener])';
      await expect.soft(page.locator(forbidden)).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', content.site.language);
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect.soft(skipped, 'levels of headings that skip one').toEqual([]);

      const ids = await attributesOf(page, '[id]', 'id');
      expect.soft(duplicates(ids), 'duplicate ids').toEqual([]);
      const references: string[] = [];
      for (const attribute of 'aria-labelledby aria-describedby aria-controls for popovertarget'.split(
        ' ',
      )) {
        const lists = await attributesOf(page, `[${attribute}]`, attribute);
        references.push(...lists.flatMap((list) => list.split(' ')));
      }
      const fragments = await attributesOf(page, 'a[href^="#"], use[href^="#"]', 'href');
      expect(fragments.length).toBeGreaterThan(0);
      references.push(...fragments.map((fragment) => decodeURIComponent(fragment.slice(1))));
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    });

    test(`every file that ${name} refers to exists`, async ({ page, request }) => {
      await page.goto(`/${name}`);
      const sets = await attributesOf(page, '[srcset]', 'srcset');
      const html = await readFile(path.join('out', name), 'utf8');
      const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
      const { icons } = await (await request.get(String(manifest))).json();
      const addresses = [
        ...(await attributesOf(page, 'a[href], link[href], use[href]', 'href')),
        ...(await attributesOf(page, '[src]', 'src')),
        ...sets.flatMap((set) => set.split(',').map((each) => each.trim().split(' ')[0] ?? '')),
        ...icons.map(({ src }: { src: string }) => src),
        // Absolute addresses for link previews and search engines, also in the structured data.
        ...html.split(/["\\]/).filter((text) => text.startsWith(`${content.site.url}/`)),
      ];
      const written = JSON.stringify(content);
      const local = addresses
        // An absolute address in the content may be another page of the same host.
        .filter((address) => address.startsWith('/') || !written.includes(JSON.stringify(address)))
        .map((address) => address.replace(content.site.url, ''))
        .filter((address) => address.startsWith('/'));
      expect(local.length).toBeGreaterThan(10);

      const missing: string[] = [];
      for (const address of new Set(local)) {
        const [file = '', id] = address.split('#');
        const answer = await request.get(file, { failOnStatusCode: false });
        const type = answer.headers()['content-type'];
        const hasId = !file.endsWith('.svg') || !id || (await answer.text()).includes(`"${id}"`);
        if (answer.status() !== 200 || type?.includes('octet-stream') || !hasId) {
          missing.push(`${address}: ${answer.status()} ${type}`);
        }
      }
      expect(missing).toEqual([]);
      const schemes = addresses.filter((address) => /^(javascript|data|http):/i.test(address));
      expect(schemes).toEqual([]);
    });
  }

  test('both pages link to each section, in the order of the sections', async ({ page }) => {
    await page.goto('/');
    const sections = await attributesOf(page, 'main > section', 'id');
    for (const address of ['/', '/404.html']) {
      await page.goto(address);
      const hrefs = await attributesOf(page, 'header a[href*="#"]:not([href="#main"])', 'href');
      const links = new Set(hrefs.map((href) => href.split('#')[1]));
      expect([address, ...links]).toEqual([address, ...sections]);
    }
  });
});

test('after hydration the body contains no style element and no duplicate id', async ({ page }) => {
  await open(page);
  await expect(page.locator('body style')).toHaveCount(0);
  expect(duplicates(await attributesOf(page, '[id]', 'id'))).toEqual([]);
});

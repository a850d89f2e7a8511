import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { content } from '../../../lib/content';
import { shownSections } from '../../../lib/content/derived';
import { expect, test, withMotion } from '../support/fixtures';
import { htmlFaults } from '../support/html';
import { hydrated } from '../support/look';

test.use(withMotion);

const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

test('the export is the page and the page of errors', () => {
  expect(pages.sort()).toEqual(['404.html', 'index.html']);
});

for (const name of pages) {
  test(`${name} is valid HTML`, async () => {
    expect(await htmlFaults(path.join('out', name))).toEqual([]);
  });
}

/** What of this kind stands in the page as it was exported. */
const all = (page: Page, selector: string, attribute: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, attribute) => elements.map((each) => each.getAttribute(attribute) ?? ''),
      attribute,
    );

test.describe('as exported', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of pages) {
    test(`${name} has one h1, one style block in its head, and no style of its own`, async ({
      page,
    }) => {
      await page.goto(`/${name}`);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main')).toHaveCount(1);
      await expect(page.locator('head style')).toHaveCount(1);
      await expect(page.locator('body style')).toHaveCount(0);
      await expect(page.locator('[style]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', content.site.language);
    });

    test(`${name} refers to nothing that is not in it`, async ({ page }) => {
      await page.goto(`/${name}`);
      const ids = await all(page, '[id]', 'id');
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);

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

    test(`${name} takes its drawings from files that hold them`, async ({ page, request }) => {
      await page.goto(`/${name}`);
      const drawings = [...new Set(await all(page, 'use', 'href'))];
      expect(drawings.length).toBeGreaterThan(0);
      for (const drawing of drawings) {
        const [file = '', id] = drawing.split('#');
        expect(await (await request.get(file)).text(), drawing).toContain(`id="${id}"`);
      }
    });

    test(`every file and page that ${name} names is there`, async ({ page, request }) => {
      await page.goto(`/${name}`);
      const sets = await all(page, '[srcset]', 'srcset');
      const addresses = [
        ...(await all(page, 'a[href], link[href]', 'href')),
        ...(await all(page, '[src]', 'src')),
        ...(await all(page, 'meta[property="og:image"], meta[property="og:url"]', 'content')),
        ...sets.flatMap((set) => set.split(',').map((each) => each.trim().split(' ')[0] ?? '')),
      ];
      const local = addresses
        .map((address) => address.replace(content.site.url, ''))
        .map((address) => address.replace(/#.*$/, ''))
        .filter((address) => address.startsWith('/'));
      expect(local.length).toBeGreaterThan(10);

      const missing: string[] = [];
      for (const address of new Set(local)) {
        const { status, headers } = await request
          .get(address, { failOnStatusCode: false })
          .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
        if (status !== 200 || headers['content-type']?.includes('octet-stream')) {
          missing.push(`${address}: ${status} ${headers['content-type']}`);
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
    expect(new Set(links)).toEqual(new Set(shownSections(content)));
    await page.goto('/');
    for (const id of links) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  });

  test('headings go down one level at a time', async ({ page }) => {
    await page.goto('/');
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index] ?? 0) + 1);
    });
  });
});

test('once scripts have run there is no second style block in the body, and no id twice', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('body style')).toHaveCount(0);
  const ids = await all(page, '[id]', 'id');
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

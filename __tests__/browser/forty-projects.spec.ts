import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { everything } from '../contents/everything';
import { expect, test } from '../support/browser/fixtures';
import { overflowOf } from '../support/browser/overflow';
import { boxOf, hold, opacityOf, open, waitForHydration } from '../support/browser/page';
import { exportOf } from '../support/tested-sites';

test.use({ siteName: 'everything' });

const projectHeadings = (page: Page) =>
  page.locator('#projects').getByRole('listitem').getByRole('heading');
const lastProject = (page: Page) => projectHeadings(page).filter({ hasText: 'Night bus' });

test('all further projects appear after a click or a key press, and the focus stays', async ({
  page,
  server,
}) => {
  await open(page, `${server.url}/`);
  const visible = projectHeadings(page).filter({ visible: true });
  const before = await visible.count();
  expect(before).toBeLessThan(everything.projects.length);
  const showMore = page.locator('#projects summary').filter({ hasText: /\d/ }).last();
  await showMore.click();
  await expect(visible, 'after a click').toHaveCount(everything.projects.length);
  await showMore.press('Enter');
  await expect(visible, 'after Enter').toHaveCount(before);
  await showMore.press('Enter');
  await expect(showMore, 'the focus stays').toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#projects details :focus'), 'the next stop').toBeVisible();
  await expect(showMore).not.toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links take a second row of the header, and all projects are there', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${server.url}/`);
    expect(await overflowOf(page)).toEqual({ scroll: 0, texts: [] });
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    for (const link of await links.filter({ visible: true }).all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.emulateMedia({ media: 'print' });
    await expect(lastProject(page)).toBeVisible();
  });
});

test('a link to a project far down opens the list and shows the project', async ({
  page,
  server,
}) => {
  const html = await readFile(path.join(exportOf('everything'), 'index.html'), 'utf8');
  const [, id] = /id="(project-[^"]*night-bus[^"]*)"/.exec(html) ?? [];
  // Pictures that moved the page when they load would carry the project out of sight.
  const pictures = await hold(page, '**/_next/static/images/**');
  await page.goto(`${server.url}/#${id}`, { waitUntil: 'commit' });
  await waitForHydration(page);
  await expect(lastProject(page)).toBeInViewport();
  await expect.poll(() => opacityOf(lastProject(page)), 'opacity of the project').toBe(1);
  const { top } = await boxOf(lastProject(page));
  pictures.letThrough();
  await page.locator('main img').evaluateAll(async (all) => {
    for (const each of all as HTMLImageElement[]) each.loading = 'eager';
    await Promise.all((all as HTMLImageElement[]).map((each) => each.decode()));
  });
  expect((await boxOf(lastProject(page))).top, 'after loading').toBeCloseTo(top, -1);
});

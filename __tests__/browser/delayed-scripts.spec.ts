import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { content } from '../../lib/content';
import { expect, test, withMotion } from './support/fixtures';
import { allScriptsRun, hydrated } from './support/look';

test.use(withMotion);

test('no script is asked for before the page is on the screen', async ({ page }) => {
  await page.goto('/');
  await allScriptsRun(page);
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js$/.test(name));
    return {
      count: scripts.length,
      early: scripts.filter((each) => each.startTime < (paint?.startTime ?? 0)),
    };
  });
  expect(early.count).toBeGreaterThan(5);
  expect(early.early).toEqual([]);
});

test('each script is asked for once, though React and Turbopack know them as well', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.goto('/#contact');
  await allScriptsRun(page);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked).toEqual([...new Set(asked)]);
});

test('a picture that never comes does not keep the scripts away', async ({ page, allow }) => {
  allow(/ERR_/);
  await page.route('**/pictures/**', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
});

test('the page comes alive in a browser that keeps no notes of painting', async ({ page }) => {
  await page.addInitScript('delete window.PerformanceObserver');
  await page.goto('/');
  await hydrated(page);
});

test('a page that something has changed before React came keeps its words', async ({
  page,
  serve,
  allow,
}) => {
  // React says that the page is not the one it expected, and builds it anew.
  allow(/React error #418/);
  const dir = test.info().outputPath('site');
  await cp('out', dir, { recursive: true });
  const file = path.join(dir, 'index.html');
  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replace(/<main[^>]*>/, '$&<aside></aside>'));
  for (const copy of ['index.html.br', 'index.html.gz']) await rm(path.join(dir, copy));
  const { url } = await serve({ dir });
  await page.goto(url);
  await expect(page.locator('aside')).toHaveCount(0);

  for (const { title } of content.projects) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeAttached();
  }
  await expect(page.getByRole('meter')).toHaveCount(content.skills.length);
  const icon = page.getByRole('contentinfo').locator('use').first();
  expect((await icon.boundingBox())?.width).toBeGreaterThan(5);
  await allScriptsRun(page);
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '../../../scripts/build/after/export-files';
import { SUB_PATH as base, exportOf, SUB_PATH_HOST as host } from '../../fixtures/sites';
import { expect, test, withMotion } from '../support/fixtures';

const out = exportOf('stress');

// With all of the page's scripts.
test.use(withMotion);

/** All addresses that the page's elements name, as they are written. */
function addresses(page: Page): Promise<string[]> {
  // Next's `preconnect` names the host alone, and asks it for nothing.
  const named = '[href]:not([rel=preconnect]), [src], [srcset], [action], [content]';
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((each) => {
        const sources = each.getAttribute('srcset')?.split(',') ?? [];
        const named = ['href', 'src', 'action'].map((name) => each.getAttribute(name));
        const content = each.getAttribute('content') ?? '';
        return [
          ...sources.map((source) => source.trim().split(' ')[0] ?? ''),
          ...named.filter((value) => value !== null),
          ...(/^(https?:\/)?\//.test(content) ? [content] : []),
        ];
      }),
    named,
  );
}

for (const [name, address] of [
  ['The page', '/'],
  ['The page for wrong addresses', '/not/there'],
] as const) {
  test(`${name} asks for nothing outside ${base}, and finds all it asks for`, async ({
    page,
    serve,
    allow,
  }) => {
    if (address !== '/') allow(/status of 404/);
    const { url, port } = await serve({ dir: out, basePath: base });
    const failed: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 400 || !pathname.startsWith(`${base}/`)) {
        failed.push(`${response.status()} ${pathname}`);
      }
    });
    await page.goto(`${url}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Nothing stays lazy when all of it is on the screen.
    await page.setViewportSize({ width: 1280, height: 12_000 });
    await page.waitForLoadState('networkidle');
    expect(failed).toEqual(address === '/' ? [] : [`404 ${base}${address}`]);

    const here = `http://127.0.0.1:${port}`;
    for (const each of await addresses(page)) {
      const target = new URL(each, page.url());
      if (![here, host].includes(target.origin)) continue;
      expect(`${target.pathname}/`, each).toMatch(new RegExp(`^${base}/`));
      const answer = await page.request.get(`${here}${target.pathname}`);
      expect(answer.status(), each).toBe(
        target.pathname === `${base}${address}` ? (address === '/' ? 200 : 404) : 200,
      );
    }
  });
}

test('links to sections, the CV and back home stay under the sub-path', async ({ page, serve }) => {
  const { url } = await serve({ dir: out, basePath: base });
  await page.goto(`${url}/`);
  await page.getByRole('link', { name: 'View My Work' }).click();
  await expect(page).toHaveURL(`${url}/#projects`);
  await expect(page.getByRole('link', { name: 'Download CV' }).first()).toHaveAttribute(
    'href',
    `${base}/cv.pdf`,
  );
});

test('every generated file speaks of the sub-path', async () => {
  const read = (name: string) => readFile(path.join(out, name), 'utf8');
  const manifest = JSON.parse(await read('manifest.webmanifest'));
  expect(manifest.start_url).toBe(`${base}/`);
  for (const { src } of manifest.icons) expect(src).toMatch(new RegExp(`^${base}/`));

  // A web address of this site without the sub-path leads nowhere.
  const astray = new RegExp(`${host}(?!${base})[^\\s"'<>)]*`, 'g');
  for (const name of (await listFiles(out)).filter((file) =>
    /\.(html|txt|xml|json|vcf|webmanifest)$/.test(file),
  )) {
    expect((await read(name)).match(astray) ?? [], name).toEqual([]);
  }
});

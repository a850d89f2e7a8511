import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '../../lib/files/list-files';
import { madeUp as words } from '../fixtures/content';
import { everything, vietnamese } from '../fixtures/everything';
import { ownCv } from '../sites/everything-files';
import { exportOf, SITE_URL, SUB_PATH } from '../support/sites';
import { expect, test } from './support/fixtures';
import { everyFrame } from './support/frames';
import { addressesIn } from './support/html';
import { menuOf } from './support/menu';
import { misplacedInHeader, overflowOf } from './support/overflow';
import { boxOf, hold, opacityOf, open, scrollIntoPlace, waitForHydration } from './support/page';
import { untranslatedIn } from './support/untranslated';

// Forty projects, hostile and very long texts, no form, a language from right to left, published
// below a path. The rules for any content run on this site, too.

test.use({ siteName: 'everything' });

let url = '';
test.beforeEach(({ site }) => {
  url = site.url;
});

const out = exportOf('everything');
const read = (name: string) => readFile(path.join(out, name), 'utf8');
const projectHeadings = (page: Page) =>
  page.locator('#projects').getByRole('listitem').getByRole('heading');
const lastProject = (page: Page) => projectHeadings(page).filter({ hasText: 'Night bus' });

// An original may contain the place where a photo was taken. One of them has a decomposed name.
test('the export contains no original of a photo, and the owner’s own CV', async () => {
  const shown = ['my photo ñ.jpg', 'phone.png', 'small.png', 'arabic.jpg', 'arabic-logo.png'];
  const originals = shown.map((name) => `images/${name}`);
  expect(listFiles(out).filter((name) => originals.includes(name.normalize()))).toEqual([]);
  expect(await read('cv.pdf')).toBe(ownCv);
});

test('no text runs as code, and each page is in its language', async ({ page }) => {
  await open(page, `${url}/`);
  expect(await page.evaluate(() => window.attacked), 'set by a text').toBeUndefined();
  const active =
    'iframe, object, embed, base, plaintext, textarea:not([name]), [http-equiv=refresh]';
  await expect(page.locator(active)).toHaveCount(0);
  const handlers = await page
    .locator('body *')
    .evaluateAll((all) =>
      all.flatMap((each) => each.getAttributeNames()).filter((name) => name.startsWith('on')),
    );
  expect(handlers, 'event handlers').toEqual([]);
  expect(await untranslatedIn(page)).toEqual([]);
  await open(page, `${url}/404.html`);
  await expect(page.getByText(words.notFound.title).first()).toBeAttached();
  expect(await untranslatedIn(page), 'error page').toEqual([]);
});

test('the owner’s first theme is there from the first frame', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const frames = await everyFrame(page, () => getComputedStyle(document.body).backgroundColor);
  await open(page, `${url}/`);
  expect(new Set(await frames()).size, 'background colors during the visit').toBe(1);
  const scheme = await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme);
  expect(scheme).toContain('dark');
});

test('links that do not fit into the header are in the menu from the first frame on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const frames = await everyFrame(page, () => {
    const nav = document.querySelector('header nav');
    return nav === null ? undefined : getComputedStyle(nav).display;
  });
  await open(page, `${url}/`);
  expect(await misplacedInHeader(page)).toEqual([]);
  const forms = (await frames()).filter((display) => display !== undefined);
  expect([...new Set(forms)], 'display of the links in each frame').toEqual(['none']);
  const { hamburger, links } = menuOf(page, words);
  await hamburger.click();
  await expect(links.first()).toBeFocused();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  // A wider window has room for the row.
  await page.setViewportSize({ width: 1920, height: 800 });
  await expect(hamburger).toBeHidden();
  await expect(links.first()).toBeInViewport({ ratio: 1 });
  expect(await misplacedInHeader(page)).toEqual([]);
});

test('all further projects appear after a click or a key press, and the focus stays', async ({
  page,
}) => {
  await open(page, `${url}/`);
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

  test('links take a second row of the header, and all projects are there', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${url}/`);
    expect(await overflowOf(page)).toEqual({ scroll: 0, texts: [] });
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    for (const link of await links.filter({ visible: true }).all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.emulateMedia({ media: 'print' });
    await expect(lastProject(page)).toBeVisible();
  });

  test('a legal text appears when a link leads to it, one at a time', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${url}/`);
    const titles = page.getByRole('contentinfo').getByRole('heading');
    await expect(titles).toHaveCount(0);
    const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
    await link('Imprint').press('Enter');
    await expect(titles).toHaveText(['‹Imprint›']);
    await expect(titles).toBeInViewport();
    await link('Privacy').press('Enter');
    await expect(titles).toHaveText(['‹Privacy </script>›']);
    await page.goBack();
    await expect(titles).toHaveText(['‹Imprint›']);
    await page.emulateMedia({ media: 'print' });
    await expect(titles).toBeHidden();
  });
});

test('a section appears although a tenth of it does not fit on the screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 500 });
  await open(page, `${url}/`);
  const section = page.locator('#projects');
  const heading = section.getByRole('heading', { level: 2 });
  await expect.poll(() => opacityOf(heading), 'opacity out of sight').toBe(0);
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
  const screens = () => section.evaluate((each) => each.clientHeight / innerHeight);
  expect(await screens(), 'screens that the section fills').toBeGreaterThan(10);
  await scrollIntoPlace(section, 0);
  await expect.poll(() => opacityOf(heading), 'opacity in sight').toBe(1);
});

test('a link to a project far down opens the list and shows the project', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const [, id] = /id="(project-[^"]*night-bus[^"]*)"/.exec(await read('index.html')) ?? [];
  // Pictures that moved the page when they load would carry the project out of sight.
  const pictures = await hold(page, '**/_next/static/pictures/**');
  await page.goto(`${url}/#${id}`, { waitUntil: 'commit' });
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

test('the language link leads to the same section', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, `${url}/#contact`);
  const menu = page.locator('header > details > summary');
  await menu.click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`${url}/ar/#contact`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // Back with the keyboard, which presses no pointer.
  await waitForHydration(page);
  await menu.press('Enter');
  await page.getByRole('link', { name: 'Ελληνικά' }).press('Enter');
  await expect(page).toHaveURL(`${url}/#contact`);
});

test('letters outside of Latin-1 are drawn with the typeface, in files that load when needed', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, `${url}/ar/`);
  await expect(page.locator('head link[rel=preload][href*=vietnamese]')).toHaveCount(0);
  requested.length = 0;
  await open(page, `${url}/`);
  await page.getByText(vietnamese).scrollIntoViewIfNeeded();
  await expect
    .poll(() => requested.filter((address) => address.includes('/text-vietnamese.')).length)
    .toBe(1);
});

// The browser reports requested files that are missing.
test('every address in a page is below its path, and leads to a file', async () => {
  for (const page of ['index.html', 'ar/index.html', '404.html']) {
    const local = [...new Set(addressesIn(await read(page)))]
      .filter((each) => /^\/[^/]/.test(each))
      .map((each) => decodeURI(each.replace(/[?#].*/, '')).replace(/\/$/, '/index.html'));
    expect(local.length, `${page}: addresses of the site`).toBeGreaterThan(10);
    const isBelow = (each: string) => each.startsWith(`${SUB_PATH}/`);
    const isFile = (each: string) => existsSync(path.join(out, each.slice(SUB_PATH.length)));
    const astray = local.filter((each) => !isBelow(each) || !isFile(each));
    expect(astray, `${page}: addresses that are not below the path, or have no file`).toEqual([]);
  }
});

test('every generated file contains only the published address', async () => {
  const home = `${SITE_URL}${SUB_PATH}`;
  const robots = `User-Agent: *\nAllow: /\n\nSitemap: ${home}/sitemap.xml\n`;
  expect(await read('robots.txt')).toBe(robots);
  const texts = listFiles(out).filter((file) => /\.(html|txt|xml|json|vcf)$/.test(file));
  // Neither the host without the path nor the address of content/site.ts.
  const astray = new RegExp(`${SITE_URL}(?!${SUB_PATH})[^\\s"'<>)]*|${everything.site.url}`, 'g');
  for (const name of texts) expect((await read(name)).match(astray) ?? [], name).toEqual([]);
});

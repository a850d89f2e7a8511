import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '../../../lib/files/list-files';
import { madeUp as words } from '../../fixtures/content';
import { everything } from '../../fixtures/everything';
import { axeViolations } from '../../owner/browser/support/axe';
import { visibleTexts } from '../../owner/browser/support/content-texts';
import { expect, test } from '../../owner/browser/support/fixtures';
import { addressesIn, htmlErrors } from '../../owner/browser/support/html';
import { misplacedInHeader, overflowOf } from '../../owner/browser/support/overflow';
import {
  boxOf,
  hold,
  opacityOf,
  open,
  scrollIntoPlace,
  waitForHydration,
  waitForPrintStyles,
  waitForTypeface,
} from '../../owner/browser/support/page';
import { readPdf } from '../../owner/support/pdf-reader';
import { exportOf } from '../../owner/support/sites';
import { SITE_URL, SUB_PATH, served } from '../../sites/site-facts';
import { everyFrame } from '../support/frames';
import { menuOf } from '../support/menu';

// Thirty projects, hostile and very long texts, a language from right to left, published below a
// path.

const out = exportOf('everything');
const read = (name: string) => readFile(path.join(out, name), 'utf8');
const cardHeadings = (page: Page) =>
  page.locator('#projects').getByRole('listitem').getByRole('heading');
const lastCardHeading = (page: Page) => cardHeadings(page).filter({ hasText: 'Night bus' });

let url = '';
test.beforeEach(async ({ serve }) => {
  ({ url } = await serve(served('everything')));
});

const openSite = (page: Page, address = '/') => open(page, `${url}${address}`);

/** Words in letters that the only font of the tests' browser has. */
const legibleWordsIn = (text: string) =>
  text.normalize('NFKC').match(/[\p{Script=Latin}\p{Script=Hebrew}\p{N}]{3,}/gu) ?? [];

// An original may contain the place where a photo was taken. One of them has a decomposed name.
test('the export contains no original of a photo', () => {
  const images = listFiles(out).filter((name) => name.startsWith('images/'));
  expect(images.filter((name) => !/\.svg(\.br|\.gz)?$/.test(name))).toEqual([]);
});

test('the page fits every screen, is accessible, runs no text, and prints every text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const frames = await everyFrame(page, () => {
    const nav = document.querySelector('header nav');
    return nav === null ? undefined : getComputedStyle(nav).display;
  });
  await openSite(page);

  await test.step('links that do not fit into the header are in the menu from the first frame on', async () => {
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

  await test.step('no text runs as code', async () => {
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
  });

  await test.step('the page fits on every screen, is accessible and valid', async () => {
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflowOf(page), `${width} px`).toEqual({ scroll: 0, texts: [] });
    }
    await page.setViewportSize({ width: 360, height: 780 });
    expect.soft(await axeViolations(page), 'violations at 360 px').toEqual([]);
    for (const file of ['index.html', 'ar/index.html']) {
      expect.soft(await htmlErrors(path.join(out, file)), file).toEqual([]);
    }
  });

  await test.step('every text is on paper, and inside the sheet', async () => {
    await waitForPrintStyles(page);
    const pdf = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pdf).toHaveProperty('isWithinPage', true);
    // Lines on paper wrap within words.
    const printed = pdf.text.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
    // A greeting is for the screen only.
    const texts = visibleTexts({ ...everything, owner: { ...everything.owner, greeting: '' } });
    const written = texts.flatMap(legibleWordsIn);
    const countOf = (word: string) => written.filter((each) => each === word).length;
    const missing = [...new Set(written)].filter(
      (word) => printed.split(word).length <= countOf(word),
    );
    expect(written.length, 'words of the content').toBeGreaterThan(500);
    expect(missing, 'words that are not on paper').toEqual([]);
    // The address of a mail link follows its text.
    expect(printed).toContain('mailtoaexamplecom');
  });
});

test('the form leads to the privacy policy and back, and a click shows further projects', async ({
  page,
}) => {
  await openSite(page);

  await test.step('the form leads to the privacy policy, and back', async () => {
    const message = page.getByRole('textbox', { name: words.form.message });
    await message.fill('Hello');
    await page.locator('#contact form').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { name: 'Privacy' })).toBeInViewport();
    await page.goBack();
    await expect(message).toHaveValue('Hello');
    await expect(page.getByRole('heading', { name: 'Privacy' })).toBeHidden();
  });

  await test.step('all further projects appear after a click or a key press, and the focus stays', async () => {
    const featured = everything.projects.filter((each) => each.featured).length;
    const visibleCards = cardHeadings(page).filter({ visible: true });
    await expect(visibleCards, 'at first').toHaveCount(featured + 20);
    const showMore = page.locator('#projects summary');
    await showMore.click();
    await expect(visibleCards, 'after a click').toHaveCount(everything.projects.length);
    const list = page.locator('#projects summary ~ div').first();
    const gap = (await boxOf(list)).top - (await boxOf(showMore)).bottom;
    expect(gap, 'pixels between "Show less" and the list').toBeCloseTo(32, 0);
    await showMore.press('Enter');
    await expect(visibleCards, 'after Enter').toHaveCount(featured + 20);
    await showMore.press('Enter');
    await expect(showMore, 'the focus stays').toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#projects details :focus'), 'the next stop').toBeVisible();
    await expect(showMore).not.toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links take a second row of the header, and a legal text appears when a link leads to it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`${url}/`);
    expect(await overflowOf(page)).toEqual({ scroll: 0, texts: [] });
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    for (const link of await links.filter({ visible: true }).all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }

    await test.step('a legal text appears when a link leads to it, one at a time', async () => {
      await page.setViewportSize({ width: 360, height: 780 });
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
      expect((await overflowOf(page)).scroll, 'pixels beyond the edge').toBe(0);
      await page.emulateMedia({ media: 'print' });
      await expect(titles).toBeHidden();
      // Without scripts "Show more" is open.
      await expect(lastCardHeading(page)).toBeVisible();
    });
  });
});

test('a long section appears, and links lead to a far project and to another language', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  await test.step('a section appears although a tenth of it does not fit on the screen', async () => {
    await page.setViewportSize({ width: 360, height: 500 });
    await openSite(page);
    const section = page.locator('#projects');
    const heading = section.getByRole('heading', { level: 2 });
    await expect.poll(() => opacityOf(heading), 'opacity out of sight').toBe(0);
    await page.locator('details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
    const screens = () => section.evaluate((each) => each.clientHeight / innerHeight);
    expect(await screens(), 'screens that the section fills').toBeGreaterThan(10);
    // The section has grown since it was first measured.
    await page.setViewportSize({ width: 360, height: 499 });
    await scrollIntoPlace(section, 0);
    await expect.poll(() => opacityOf(heading), 'opacity in sight').toBe(1);
  });

  // From another page, because a fragment alone would not load the page again.
  await page.goto('about:blank');
  await test.step('a link to a project far down opens the list and shows the project', async () => {
    const [, id] = /id="(project-[^"]*night-bus[^"]*)"/.exec(await read('index.html')) ?? [];
    // Pictures that moved the page when they load would carry the project out of sight.
    const pictures = await hold(page, '**/_next/static/pictures/**');
    await page.goto(`${url}/#${id}`, { waitUntil: 'commit' });
    await waitForHydration(page);
    await waitForTypeface(page);
    await expect(lastCardHeading(page)).toBeInViewport();
    await expect.poll(() => opacityOf(lastCardHeading(page)), 'opacity of the project').toBe(1);
    const images = page.locator('main img');
    /** The sizes of all pictures that take room, in whole pixels. Others are laid over a frame. */
    const sizes = () =>
      images.evaluateAll((all) =>
        all
          .filter((each) => getComputedStyle(each).position !== 'absolute')
          .map((each) => {
            const { width, height } = each.getBoundingClientRect();
            return `${each.getAttribute('src')}: ${Math.round(width)} × ${Math.round(height)}`;
          }),
      );
    const before = await sizes();
    expect(before.length, 'count of pictures').toBeGreaterThan(20);
    pictures.letThrough();
    await images.evaluateAll(async (all) => {
      for (const each of all as HTMLImageElement[]) each.loading = 'eager';
      await Promise.all((all as HTMLImageElement[]).map((each) => each.decode()));
    });
    expect(await sizes(), 'sizes after loading').toEqual(before);
    await expect(lastCardHeading(page)).toBeInViewport();
  });

  await test.step('the language link leads to the same section', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 780 });
    await openSite(page, '/#contact');
    const menu = page.locator('header > details > summary');
    await menu.click();
    await page.locator('header nav summary').click();
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(`${url}/ar/#contact`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // Back with the keyboard, which presses no pointer.
    await waitForHydration(page);
    await menu.press('Enter');
    await page.locator('header nav summary').press('Enter');
    await page.getByRole('link', { name: 'עברית' }).press('Enter');
    await expect(page).toHaveURL(`${url}/#contact`);
  });
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

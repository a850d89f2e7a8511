import type { Page } from '@playwright/test';
import { vietnamese } from '../contents/hostile';
import { madeUp as words } from '../contents/minimal';
import { untranslated } from '../support/made-up-language';
import { expect, test } from './support/fixtures';
import { everyFrame } from './support/frames';
import { menuOf } from './support/menu';
import { misplacedInHeader } from './support/overflow';
import { open } from './support/page';

// Forty projects, hostile and very long texts, no form, a language from right to left, published
// below a path. The rules for any content run on this site, too.

test.use({ siteName: 'everything' });

let url = '';
test.beforeEach(({ site }) => {
  url = site.url;
});

/** All texts of a page, visible or not: text nodes, names, descriptions, titles. */
async function allTextsOf(page: Page): Promise<string> {
  const texts = await page.locator('html *:not(script, style)').evaluateAll((all) => {
    const names = ['alt', 'title', 'aria-label', 'aria-description', 'aria-valuetext'];
    const metas = '[name="description"], [property$=title], [property$=":alt"]';
    return all.flatMap((each) => [
      // Where scripts run, the content of <noscript> is one text with tags.
      ...[...each.childNodes]
        .filter((node) => node instanceof Text)
        .map(({ data }) => data.replace(/<[^>]*>/g, ' ')),
      ...(each.matches(metas) ? [...names, 'content'] : names).map((name) =>
        each.getAttribute(name),
      ),
    ]);
  });
  return texts.filter(Boolean).join('\n');
}

/**
 * The texts of a page in a made-up language that are not in it: they are written in the code.
 */
const untranslatedIn = async (page: Page) => untranslated(await allTextsOf(page));

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a legal text appears when a link leads to it, one at a time', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${url}/`);
    const titles = page.getByRole('contentinfo').getByRole('heading');
    await expect(titles).toHaveCount(0);
    const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
    await link('Imprint').press('Enter');
    await expect(titles).toHaveText(['‹Imprint›']);
    await expect(titles).toBeInViewport();
    const address = page.getByText('Maria Clara').filter({ hasText: 'Harbour' });
    expect((await address.innerText()).split('\n'), 'lines of the address').toHaveLength(3);
    await link('Privacy').press('Enter');
    await expect(titles).toHaveText(['‹Privacy </script>›']);
    await page.goBack();
    await expect(titles).toHaveText(['‹Imprint›']);
    await page.emulateMedia({ media: 'print' });
    await expect(titles).toBeHidden();
  });
});

test('the language link leads to the same section', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, `${url}/#contact`);
  await page.locator('header > details > summary').click();
  await page.getByRole('link', { name: 'العربية' }).press('Enter');
  await expect(page).toHaveURL(`${url}/ar/#contact`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
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

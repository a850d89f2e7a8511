import type { Page } from '@playwright/test';
import { family } from '../../lib/typeface';
import { expect, test, withMotion } from './support/fixtures';
import { allScriptsRun, hydrated, twoFrames } from './support/look';

test.use(withMotion);

/** Keeps the addresses of this ending that a page asks for from now on. */
function requestsFor(page: Page, ending: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(ending)) asked.push(request.url());
  });
  return asked;
}

test('scripts come once, after the first paint, and hold no content, schema or icon set', async ({
  page,
}) => {
  const asked = requestsFor(page, '.js');
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    // The page's own data, from which React takes the page over, is in a file beside them.
    if (response.url().includes('/_next/static/chunks/')) texts.push(response.text());
  });
  await page.goto('/');
  await allScriptsRun(page);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked, 'scripts asked for').toEqual([...new Set(asked)]);
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.js$/.test(name) && startTime < (paint?.startTime ?? 0));
  });
  expect(early, 'scripts asked for before the first paint').toEqual([]);
  const scripts = (await Promise.all(texts)).join('');
  expect(scripts.length).toBeGreaterThan(100_000);
  expect(scripts).not.toMatch(/ZodError|_zod|tabler|devicon|iconify|oklch|Reads a CV/i);
});

test('the page comes alive though a picture never comes, and where no paint is reported', async ({
  page,
  allow,
}) => {
  allow(/ERR_/);
  await page.route('**/_next/static/pictures/**', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('about:blank');
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
});

/** Runs in the page: notes how wide the first heading is once this typeface is there. */
function watchTypeface(family: string) {
  const seen: Window['typeface'] = { widths: [], loads: [] };
  window.typeface = seen;
  document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
    const own = fontfaces.filter(({ family }) => !/Fallback/.test(family));
    seen.loads.push(
      ...own.map(({ family, weight, unicodeRange }) => `${family} ${weight} ${unicodeRange}`),
    );
  });
  requestAnimationFrame(function look() {
    const title = document.querySelector('h2');
    const font = title && `${getComputedStyle(title).fontWeight} 1em "${family}"`;
    if (title?.nextSibling && font && document.fonts.check(font)) {
      const range = document.createRange();
      range.selectNodeContents(title);
      const { width } = range.getBoundingClientRect();
      if (seen.widths.at(-1) !== width) seen.widths.push(width);
    }
    requestAnimationFrame(look);
  });
}

test('the typeface loads once and stays while the page hydrates; rarer letters when used', async ({
  page,
}) => {
  const asked = requestsFor(page, '.woff2');
  // Slow enough for a flash to last a frame.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(watchTypeface, family);
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await twoFrames(page);
  expect(asked, 'one file for texts, one for titles').toHaveLength(2);
  const preload = page.locator('head link[rel=preload][as=font][crossorigin]');
  const hrefs = await preload.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(hrefs.sort()).toEqual(asked.map((each) => new URL(each).pathname).sort());
  const loads = await page.evaluate(() => window.typeface.loads);
  expect(loads, 'faces that loaded').toHaveLength(asked.length);
  expect(loads).toEqual([...new Set(loads)]);
  expect(await page.evaluate(() => window.typeface.widths.length), 'widths of the heading').toBe(1);

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await allScriptsRun(page);
  expect(asked, 'one file for texts, one for titles').toHaveLength(2);
  const arrives = page.waitForResponse(/typeface-more\.[^/]*woff2$/);
  await page.getByRole('textbox', { name: 'Name' }).fill('José Núñez');
  expect((await arrives).status()).toBe(200);
});

import type { Page } from '@playwright/test';
import { content } from '../../content';
import { vietnamese } from '../contents/hostile';
import { visibleTexts } from '../support/browser/content-texts';
import { expect, onSite, test, withMotion } from '../support/browser/fixtures';
import { watchShifts } from '../support/browser/frames';
import {
  hold,
  open,
  typefaceFiles,
  waitForHydration,
  waitForTypeface,
  waitTwoFrames,
} from '../support/browser/page';

test.use(withMotion);

/** Appears when the last script, that of the headline, has run. */
const pauseButton = (page: Page) => page.locator('#home button');

/** A name in typewriter-effect, which types the headline. */
const typingLibrary = /Typewriter__cursor/g;

function requestsFor(page: Page, ending: string): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(ending)) requested.push(request.url());
  });
  return requested;
}

/**
 * Records the files of a page that have this part in their address.
 * @returns a function that joins their texts
 */
function textsOf(page: Page, part: string): () => Promise<string> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes(part)) texts.push(response.text());
  });
  return async () => (await Promise.all(texts)).join('');
}

test('scripts load once, after the first paint, without content', async ({ page }) => {
  const requested = requestsFor(page, '.js');
  const fonts = requestsFor(page, '.woff2');
  // Without the file of the page's own data, with which React hydrates.
  const loadedScripts = textsOf(page, '/_next/static/chunks/');
  // Half a second after the load event the scripts start, painted or not. A slow machine may not
  // have painted by then, so this picture delays the event.
  const { letThrough } = await hold(page, '**/_next/static/images/**');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(pauseButton(page)).toBeAttached();
  letThrough();
  expect(requested.length, 'count of scripts').toBeGreaterThan(5);
  expect(requested, 'scripts').toEqual([...new Set(requested)]);
  // If React does not find the element of a script, it adds another one, without a second request.
  const elements = page.locator('script[src]');
  const started = await elements.evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  expect(started, 'started scripts').toEqual([...new Set(started)]);
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint');
    if (!paint) throw new Error('The browser reports no paint.');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.js$/.test(name) && startTime < paint.startTime)
      .map(({ name }) => name);
  });
  // Only the small one that starts all others may come before. On a slow machine, it comes later.
  const isOfPage = (name: string) => name.includes('/_next/static/pages/');
  expect(requested.filter(isOfPage), 'the starter and the data of the page').toHaveLength(2);
  expect(early.filter(isOfPage).length, 'the starter').toBeLessThanOrEqual(1);
  const others = early.filter((name) => !isOfPage(name));
  expect(others, 'scripts requested before the first paint').toEqual([]);
  const scripts = await loadedScripts();
  expect(scripts.length, 'characters in all scripts').toBeGreaterThan(100_000);
  expect(scripts.match(typingLibrary), 'loaded after the others').not.toBeNull();
  const codeOfTheBuild = /ZodError|_zod|tabler|devicon|iconify|oklch/gi;
  expect(scripts.match(codeOfTheBuild) ?? [], 'words of the build in scripts').toEqual([]);
  // Parts without characters that scripts escape, and so long that they are in no code by chance.
  const parts = visibleTexts(content).flatMap((text) => text.match(/[\w ,.:]{16,}/g) ?? []);
  expect(parts.length, 'texts of the content').toBeGreaterThan(30);
  const found = parts.filter((part) => scripts.includes(part));
  expect(found, 'texts of the content in scripts').toEqual([]);

  await waitForTypeface(page);
  await page.waitForLoadState('networkidle');
  expect(fonts.sort(), 'a file for titles, and one for texts').toEqual([
    expect.stringContaining('/display-basic.'),
    expect.stringContaining('/text-basic.'),
  ]);
});

test('visitors who ask for less motion do not load the library that types', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const loadedScripts = textsOf(page, '.js');
  await open(page);
  await page.waitForLoadState('networkidle');
  const scripts = await loadedScripts();
  expect(scripts.match(typingLibrary) ?? [], 'imported at once').toEqual([]);
});

test('the page hydrates if pictures stall, or no paint is reported', async ({ page, allow }) => {
  allow(/ERR_/);
  await page.clock.install();
  await hold(page, '**/_next/static/images/**');
  const expectHydrated = async () => {
    await page.goto('about:blank');
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    await page.clock.fastForward(4000);
    await waitForHydration(page);
  };
  await expectHydrated();
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await expectHydrated();
});

onSite('everything', () => {
  test('letters outside of Latin-1 load when needed', async ({ page, server }) => {
    const fonts = requestsFor(page, '.woff2');
    await open(page, `${server.url}/`);
    await page.getByText(vietnamese).scrollIntoViewIfNeeded();
    const vietnameseFonts = () => fonts.filter((address) => address.includes('/text-vietnamese.'));
    await expect.poll(vietnameseFonts).toHaveLength(1);
  });
});

/** The distances of the first lines of texts and titles from the tops of their elements. */
const baselinesOf = (page: Page) =>
  page.locator('main :is(h2, h3, p)').evaluateAll((all) =>
    all.map((each) => {
      // An empty box stands on the baseline.
      const probe = document.createElement('span');
      probe.style.display = 'inline-block';
      each.prepend(probe);
      const baseline = probe.getBoundingClientRect().bottom - each.getBoundingClientRect().top;
      probe.remove();
      return { text: each.textContent, baseline };
    }),
  );

for (const width of [360, 1440]) {
  test(`at ${width} px nothing moves while the page and its typeface load`, async ({ page }) => {
    test.skip(process.platform !== 'linux', 'tests choose the fonts of a browser by fontconfig');
    await page.setViewportSize({ width, height: 800 });
    const { letThrough } = await hold(page, typefaceFiles);
    const shifts = await watchShifts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await waitForHydration(page);
    await expect(pauseButton(page)).toBeVisible();
    await waitTwoFrames(page);
    expect(await shifts(), 'before the typeface').toEqual([]);
    const baselines = await baselinesOf(page);
    letThrough();
    await waitForTypeface(page);
    await waitTwoFrames(page);
    const all = await shifts();
    const sum = all.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(all, null, 1)).toBeLessThanOrEqual(0.01);
    const moved = (await baselinesOf(page)).flatMap(({ text, baseline }, index) => {
      const pixels = baseline - (baselines[index]?.baseline ?? Number.NaN);
      return Math.abs(pixels) <= 1 ? [] : [`${pixels} px: ${text}`];
    });
    expect(moved, 'texts that moved up or down in their lines').toEqual([]);
  });
}

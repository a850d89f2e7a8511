import type { Page } from '@playwright/test';
import { displayWeight } from '../../lib/design/typeface';
import { content } from '../../sample/content';
import { visibleTexts } from './support/content-texts';
import { expect, test, withMotion } from './support/fixtures';
import { everyFrame } from './support/frames';
import { hold, open, waitForHydration } from './support/page';

test.use(withMotion);

/** Appears when the last script, that of the headline, has run. */
const pauseButton = (page: Page) => page.locator('#home button');

/** A name in typewriter-effect, which types the headline. */
const typingLibrary = /Typewriter__cursor/g;

/** Records the requests of a page for addresses with this ending. */
function requestsFor(page: Page, ending: string): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(ending)) requested.push(request.url());
  });
  return requested;
}

test('scripts load once, after the first paint, and contain no content', async ({ page }) => {
  const requested = requestsFor(page, '.js');
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    // Without the file of the page's own data, with which React hydrates.
    if (response.url().includes('/_next/static/chunks/')) texts.push(response.text());
  });
  // Half a second after the load event the scripts start, painted or not. A slow machine may not
  // have painted by then, so this picture delays the event.
  const { letThrough } = await hold(page, '**/_next/static/pictures/**');
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
  const scripts = (await Promise.all(texts)).join('');
  expect(scripts.length, 'characters in all scripts').toBeGreaterThan(100_000);
  expect(scripts.match(typingLibrary), 'loaded after the others').not.toBeNull();
  const codeOfTheBuild = /ZodError|_zod|tabler|devicon|iconify|oklch/gi;
  expect(scripts.match(codeOfTheBuild) ?? [], 'words of the build in scripts').toEqual([]);
  // Parts without characters that scripts escape, and so long that they are in no code by chance.
  const parts = visibleTexts(content).flatMap((text) => text.match(/[\w ,.:]{16,}/g) ?? []);
  expect(parts.length, 'texts of the content').toBeGreaterThan(30);
  const found = parts.filter((part) => scripts.includes(part));
  expect(found, 'texts of the content in scripts').toEqual([]);
});

test('visitors who ask for less motion do not load the library that types', async ({
  newContext,
}) => {
  const page = await (await newContext({ reducedMotion: 'reduce' })).newPage();
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text());
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  const scripts = (await Promise.all(texts)).join('');
  expect(scripts.match(typingLibrary) ?? [], 'imported at once').toEqual([]);
});

test('the page hydrates if pictures stall, no paint is reported, or inline scripts throw', async ({
  page,
  allow,
}) => {
  allow(/ERR_|is not a (function|constructor)/);
  await page.clock.install();
  await hold(page, '**/_next/static/pictures/**');
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
  // The early script uses the first of these, and the start of the scripts the second.
  await page.addInitScript(() => {
    Object.assign(Element.prototype, { toggleAttribute: undefined });
    Object.assign(window, { PerformanceObserver: undefined });
  });
  await expectHydrated();
});

/** Runs in the page: the width of the first title once its typeface has loaded, 0 before. */
function widthOfTitle(): number {
  // Before the element after it, it may not be complete.
  const title = document.querySelector('h2:not(:last-child)');
  if (title === null) return 0;
  const { fontWeight, fontFamily } = getComputedStyle(title);
  const [typeface] = fontFamily.split(',');
  if (!document.fonts.check(`${fontWeight} 1em ${typeface}`)) return 0;
  const range = document.createRange();
  range.selectNodeContents(title);
  return range.getBoundingClientRect().width;
}

test('the typeface loads once, and rarer letters load when used', async ({ page }) => {
  const requested = requestsFor(page, '.woff2');
  // A slow processor makes a flash last at least a frame.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const frames = await everyFrame(page, widthOfTitle);
  await open(page);
  const preload = page.locator('head link[rel=preload][as=font][crossorigin]');
  const hrefs = await preload.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  const files = requested.map((each) => new URL(each).pathname);
  expect(hrefs.sort(), 'preloaded files').toEqual(files.sort());
  const widths = async () => [...new Set(await frames())].filter((width) => width > 0);
  await expect.poll(widths, 'widths of the title').not.toEqual([]);

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(pauseButton(page)).toBeAttached();
  expect(await widths(), 'widths of the title').toHaveLength(1);
  expect(requested, 'one file for texts, one for titles').toHaveLength(2);
  const weights = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => !family.includes('Fallback') && status === 'loaded')
      .map(({ weight }) => weight),
  );
  expect(weights.sort(), 'weights that have loaded').toEqual(['400 700', `${displayWeight}`]);
  const response = page.waitForResponse(/text-latin\.[^/]*woff2$/);
  await page.getByRole('textbox', { name: 'Name' }).fill('José Núñez');
  expect((await response).status(), 'status of the file for rarer letters').toBe(200);
});

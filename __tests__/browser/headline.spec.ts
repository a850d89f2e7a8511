import type { Page } from '@playwright/test';
import { templateContent as content } from '../../lib/content/template';
import { expect, test, withMotion } from './support/fixtures';
import { hold, hydrated, twoFrames, typefaceLoaded, watchShifts } from './support/look';

/** Keeps in `calls` by what name the page asked to have code run later. */
const countCalls = `
  window.calls = [];
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval', 'requestIdleCallback']) {
    const original = window[name];
    window[name] = (...args) => { calls.push(name); return original.apply(window, args); };
  }
`;

// That it types, erases and pauses as fast as it should is held by typed-headline.test.ts.

test.use(withMotion);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page) => page.getByRole('button', { name: /animation/ });

/** Opens the page with the clock in our hands and the headline ready to type. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  await expect(button(page)).toBeVisible();
}

test('what is typed changes for the eye, and never for who hears it', async ({ page }) => {
  await open(page);
  await heading(page).evaluate((element) => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const typed = element.querySelector('[aria-hidden="true"]:not([data-text]) > span');
      seen.add(typed?.textContent ?? '');
    }).observe(element, { childList: true, subtree: true, characterData: true });
  });
  for (let second = 0; second < 30; second++) {
    await page.clock.runFor(1000);
    await expect(heading(page)).toHaveAccessibleName(
      'Juan Dela Cruz, a Full Stack Developer, and a Tech Enthusiast',
    );
  }
  const seen = await page.evaluate('[...window.seen]');
  const wanted = ['a Full Stack Dev', 'a Full Stack Developer', 'a Tech Enth', 'Juan Del'];
  expect(seen).toEqual(expect.arrayContaining(wanted));
});

for (const width of [360, 768, 1440]) {
  test(`${width} px wide, neither loading nor typing moves anything`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    // Whether the typeface comes before the first frame is chance; loading.spec.ts holds its shift.
    const letThrough = await hold(page, 'typeface');
    await open(page);
    await twoFrames(page);
    expect(await shifts(), 'while it loads').toEqual([]);
    letThrough();
    await typefaceLoaded(page);
    await twoFrames(page);
    await shifts();
    const intro = page.getByText(content.owner.intro);
    const place = await intro.boundingBox();
    for (let round = 0; round < 30; round++) {
      await page.clock.runFor(500);
      expect(await intro.boundingBox()).toEqual(place);
    }
    expect(await shifts(), 'while it types').toEqual([]);
  });
}

const setHidden = (isHidden: boolean) => `
  Object.defineProperty(document, 'hidden', { value: ${isHidden}, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
`;
const press = 'document.querySelector("h1 + button").click()';

test('paused, hidden or out of sight, the page runs no timer and animates nothing', async ({
  page,
}) => {
  await page.clock.install();
  // After the clock, which puts its own timers in place of these.
  await page.addInitScript(countCalls);
  await page.goto('/');
  await hydrated(page);
  await expect(button(page)).toBeVisible();
  for (const [name, rest, end] of [
    [
      'while the headline is out of sight',
      'scrollTo({ top: 3000, behavior: "instant" })',
      'scrollTo({ top: 0, behavior: "instant" })',
    ],
    ['while the tab is hidden', setHidden(true), setHidden(false)],
    ['while the headline is paused', press, press],
  ] as const) {
    await test.step(name, async () => {
      await page.evaluate('calls.length = 0');
      await expect
        .poll(async () => {
          await page.clock.runFor(1000);
          return page.evaluate('calls.length');
        }, 'it types before')
        .toBeGreaterThan(0);

      await page.evaluate(rest);
      // What scrolling into sight has started comes to its end.
      await page.clock.runFor(5000);
      await expect.poll(() => page.evaluate('document.getAnimations().length')).toBe(0);
      await page.evaluate('calls.length = 0');
      await page.clock.runFor(30_000);
      expect(await page.evaluate('calls'), 'timers and frames asked for').toEqual([]);
      await page.evaluate(end);
    });
  }
});

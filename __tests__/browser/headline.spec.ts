import type { Page } from '@playwright/test';
import { templateContent as content } from '../../lib/content/template';
import { expect, test, withMotion } from './support/fixtures';
import { hold, hydrated, twoFrames, typefaceLoaded, watchShifts } from './support/look';

// What is typed and how fast, typed-headline.test.ts holds.

test.use(withMotion);

for (const width of [360, 768, 1440]) {
  test(`${width} px wide, neither loading nor typing moves anything`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.install();
    const shifts = await watchShifts(page);
    // Whether the typeface comes before the first frame is chance; typeface.spec.ts holds its shift.
    const letThrough = await hold(page, 'typeface');
    await page.goto('/', { waitUntil: 'commit' });
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();
    await twoFrames(page);
    expect(await shifts(), 'while it loads').toEqual([]);
    letThrough();
    await typefaceLoaded(page);
    await twoFrames(page);
    await shifts();

    const intro = page.getByText(content.owner.intro);
    const place = await intro.boundingBox();
    const typed = page.locator('h1 [dir] > span').first();
    const seen = new Set<string | null>();
    for (let round = 0; round < 30; round++) {
      await page.clock.runFor(500);
      expect(await intro.boundingBox()).toEqual(place);
      seen.add(await typed.textContent());
    }
    expect([...seen].join().replaceAll('\n', ' '), 'what is typed').toContain('a Full Stack D');
    expect(await shifts(), 'while it types').toEqual([]);

    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Juan Dela Cruz, a Full Stack Developer, and a Tech Enthusiast',
    );
  });
}

/** Runs in the page: keeps in `calls` by what name the page asked to have code run later. */
function countCalls() {
  window.calls = [];
  const timers = [
    ...['requestAnimationFrame', 'setTimeout', 'setInterval', 'requestIdleCallback'],
  ] as 'setTimeout'[];
  for (const name of timers) {
    window[name] = new Proxy(window[name], {
      apply(original, _, args: Parameters<typeof setTimeout>) {
        window.calls.push(name);
        return original.apply(window, args);
      },
    });
  }
}

const scroll = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
// Not by Playwright's click, which would scroll and wait for frames.
const press = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('#home button')?.click());

test('paused, hidden or out of sight, the page runs no timer and animates nothing', async ({
  page,
}) => {
  await page.clock.install();
  // After the clock, which puts its own timers in place of these.
  await page.addInitScript(countCalls);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();
  for (const [name, rest, end] of [
    ['out of sight', () => scroll(page, 3000), () => scroll(page, 0)],
    ['hidden', () => setHidden(page, true), () => setHidden(page, false)],
    ['paused', () => press(page), () => press(page)],
  ] as const) {
    await test.step(name, async () => {
      await page.evaluate(() => void window.calls.splice(0));
      await expect
        .poll(async () => {
          await page.clock.runFor(1000);
          return page.evaluate(() => window.calls.length);
        }, 'it types before')
        .toBeGreaterThan(0);

      await rest();
      // What scrolling into sight has started comes to its end.
      await page.clock.runFor(5000);
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      await page.evaluate(() => void window.calls.splice(0));
      await page.clock.runFor(30_000);
      expect(await page.evaluate(() => window.calls), 'timers and frames asked for').toEqual([]);
      await end();
    });
  }
});

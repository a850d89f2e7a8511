import { countCalls } from '../../scripts/bench/page-state';
import { expect, test, withMotion } from './support/fixtures';
import { hydrated } from './support/look';

test.use(withMotion);

const setHidden = (isHidden: boolean) => `
  Object.defineProperty(document, 'hidden', { value: ${isHidden}, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
`;
const press = 'document.querySelector("h1 + button").click()';

test('at rest the page runs no timer and no frame, and animates nothing', async ({ page }) => {
  // Before the counting: it puts its own clock in place of these.
  await page.clock.install();
  await page.addInitScript(countCalls);
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();

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
        })
        .toBeGreaterThan(0);

      await page.evaluate(rest);
      // What scrolling into sight has started comes to its end.
      await page.clock.runFor(5000);
      await expect.poll(() => page.evaluate('document.getAnimations().length')).toBe(0);
      await page.evaluate('calls.length = 0');
      await page.clock.runFor(30_000);
      expect(await page.evaluate('calls')).toEqual([]);
      await page.evaluate(end);
    });
  }
});

import { countCalls } from '../../scripts/bench/page-state';
import { expect, test, withMotion } from './support/fixtures';
import { hydrated } from './support/look';

test.use(withMotion);

test.beforeEach(async ({ page }) => {
  // Before the counting: it puts its own clock in place of these.
  await page.clock.install();
  await page.addInitScript(countCalls);
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();
  await page.clock.runFor(5000);
  expect(await page.evaluate('calls.length')).toBeGreaterThan(0);
});

for (const [name, rest] of Object.entries({
  'the headline is out of sight': 'scrollTo({ top: 3000, behavior: "instant" })',
  'the tab is hidden': `
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `,
  'the headline is paused': 'document.querySelector("h1 + button").click()',
})) {
  test(`while ${name}, the page runs no timer and no frame, and animates nothing`, async ({
    page,
  }) => {
    await page.evaluate(rest);
    // What scrolling into sight has started comes to its end.
    await page.clock.runFor(5000);
    await expect.poll(() => page.evaluate('document.getAnimations().length')).toBe(0);
    await page.evaluate('calls.length = 0');
    await page.clock.runFor(30_000);
    expect(await page.evaluate('calls')).toEqual([]);
  });
}

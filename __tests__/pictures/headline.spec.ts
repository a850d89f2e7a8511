import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { open } from '../support/browser/page';
import { expectPicture, openForPicture } from '../support/browser/stored-pictures';

// What visitors see while the headline types, at moments of a held clock.

test.use({ ...withMotion, viewport: { width: 390, height: 664 } });

const boxOfHeadline = (page: Page) => page.locator('#home div:has(> h1)');

for (const [direction, siteName, address] of [
  ['left to right', 'sample', '/'],
  ['right to left', 'everything', '/ar-EG/'],
] as const) {
  test.describe(() => {
    test.use({ siteName });

    test(`the cursor is where typing ends, from ${direction}`, async ({
      page,
      server,
      pauseClock,
    }) => {
      await page.clock.install({ time: new Date('2026-11-23') });
      await open(page, server.url + address);
      await pauseClock(new Date('2026-11-24'));
      const headline = boxOfHeadline(page);
      const missingAfter = async (time: number) => {
        await page.clock.runFor(time);
        return headline.locator('h1 [data-shown=true] > span').last().textContent();
      };
      const options = { intervals: [0], timeout: 30_000 };
      // Less than the 60 ms for which each part is shown, so none is passed over.
      await expect.poll(() => missingAfter(50), options).toHaveLength(2);
      await expectPicture(headline, `headline/part-${siteName}`);
      await expect.poll(() => missingAfter(100), options).toBe('');
      await expectPicture(headline, `headline/whole-${siteName}`);
    });
  });
}

test('a paused headline has no cursor, and a button', async ({ page, server }) => {
  await openForPicture(page, `${server.url}/`);
  const button = page.locator('#home').getByRole('button');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 600);
  await expectPicture(boxOfHeadline(page), 'headline/paused');
});

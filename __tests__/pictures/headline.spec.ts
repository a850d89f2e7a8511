import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { hold, open, scriptFiles, typefaceFiles, waitTwoFrames } from '../support/browser/page';
import { expectPicture, expectPictureFile } from '../support/browser/stored-pictures';

// What visitors see at first, and while the headline types, at a moment of a held clock.

test.use({ ...withMotion, viewport: { width: 390, height: 664 } });

for (const [direction, siteName, address] of [
  ['left to right', 'sample', '/'],
  ['right to left', 'everything', '/ar-EG/'],
] as const) {
  test.describe(() => {
    test.use({ siteName });

    test(`the cursor is where typing ends, until it is paused, from ${direction}`, async ({
      page,
      server,
      pauseClock,
    }) => {
      await page.clock.install({ time: new Date('2026-11-23') });
      await open(page, server.url + address);
      await pauseClock(new Date('2026-11-24'));
      const headline = page.locator('#home div:has(> h1)');
      const missingAfter = async (time: number) => {
        await page.clock.runFor(time);
        return headline.locator('h1 [data-shown=true] > span').last().textContent();
      };
      // Less than the 60 ms for which each part is shown, so none is passed over.
      await expect
        .poll(() => missingAfter(50), { intervals: [0], timeout: 30_000 })
        .toHaveLength(2);
      await expectPicture(headline, `headline/part-${siteName}`);
      await headline.getByRole('button').click();
      await page.mouse.move(0, 600);
      await expectPicture(headline, `headline/paused-${siteName}`);
    });
  });
}

/** Whether `icons.svg` has arrived, from which the icons in view are drawn. */
const hasIcons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('header svg:has(use), #home svg:has(use)')]
      .filter((each) => each.checkVisibility())
      .every((each) => each.getBBox().width > 0),
  );

test('before typeface, scripts and portrait arrive, the first screen looks as before', async ({
  page,
  allow,
}) => {
  allow(/request failed|Failed to load resource/);
  // Not held, because Playwright waits for fonts before it takes a picture.
  await page.route(typefaceFiles, (route) => route.abort());
  const held = [await hold(page, scriptFiles), await hold(page, '**/images/**')];
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => hasIcons(page)).toBe(true);
  await waitTwoFrames(page);
  // Not with `expectPicture`, which waits for all pictures.
  const picture = await page.screenshot({ animations: 'disabled' });
  expectPictureFile(picture, 'first-screen/first-paint');
  for (const { letThrough } of held) letThrough();
});

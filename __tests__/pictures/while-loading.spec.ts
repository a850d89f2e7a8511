import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/browser/fixtures';
import {
  hold,
  scriptFiles,
  typefaceFiles,
  waitForHydration,
  waitForTypeface,
  waitTwoFrames,
} from '../support/browser/page';
import { expectPictureFile, preparePicture } from '../support/browser/stored-pictures';

// The first screen of a visitor whose typeface, scripts or pictures have not arrived.

test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

/** Whether `icons.svg` has arrived, from which the icons in view are drawn. */
const hasIcons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('header svg:has(use), #home svg:has(use)')]
      .filter((each) => each.checkVisibility())
      .every((each) => each.getBBox().width > 0),
  );

/** Not with `expectPicture`, which waits for all pictures. */
async function expectWindow(page: Page, name: string): Promise<void> {
  await expect.poll(() => hasIcons(page)).toBe(true);
  await waitTwoFrames(page);
  expectPictureFile(await page.screenshot({ animations: 'disabled' }), `while-loading/${name}`);
}

const decodePortrait = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLImageElement>('#home picture img')?.decode());

test('without the typeface the first screen looks as before', async ({
  page,
  allow,
  pauseClock,
}) => {
  allow(/request failed|Failed to load resource/);
  await preparePicture(page);
  // Not held, because Playwright waits for fonts before it takes a picture.
  await page.route(typefaceFiles, (route) => route.abort());
  // The headline waits for the clock.
  await pauseClock(new Date('2026-11-24'));
  await page.goto('/');
  await waitForHydration(page);
  await decodePortrait(page);
  await expectWindow(page, 'typeface');
});

test('before scripts run the first screen looks as before', async ({ page }) => {
  await preparePicture(page);
  const { letThrough } = await hold(page, scriptFiles);
  await page.goto('/', { waitUntil: 'commit' });
  await waitForTypeface(page);
  await decodePortrait(page);
  await expectWindow(page, 'scripts');
  letThrough();
});

test('before the portrait arrives the first screen looks as before', async ({
  page,
  pauseClock,
}) => {
  await preparePicture(page);
  const { letThrough } = await hold(page, '**/images/**');
  await pauseClock(new Date('2026-11-24'));
  await page.goto('/', { waitUntil: 'commit' });
  await waitForTypeface(page);
  await waitForHydration(page);
  await expectWindow(page, 'pictures');
  letThrough();
});

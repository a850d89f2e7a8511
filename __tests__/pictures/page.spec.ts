import { fixDate } from '../browser/support/date';
import { test } from '../owner/browser/support/fixtures';
import { open, scrollTo } from '../owner/browser/support/page';
import { expectPicture, withFlatImages } from './support/picture';

// The template's page from top to bottom. One picture has the size of the screen. Half the size is
// enough to see the layout of the others, and each clone of the repository has all pictures.

test('the dark page of a phone looks as before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await fixDate(page);
  await withFlatImages(page);
  await open(page);
  await expectPicture(page, 'page/390-dark');
});

test.describe('at half the size', () => {
  test.use({ deviceScaleFactor: 0.5 });

  test('the page looks as before on each kind of screen', async ({ page }) => {
    await fixDate(page);
    await withFlatImages(page);
    await open(page);
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1024, 768],
      [2560, 1440],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectPicture(page, `page/${width}-light`);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectPicture(page, 'page/1440-dark');
  });

  test('portrait, logos and screenshots look as before in both themes', async ({ page }) => {
    await open(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await scrollTo(page, 0);
      await expectPicture(page, `page/portrait-${colorScheme}`, { window: true });
      for (const [name, selector] of [
        ['logos', '#skills ul'],
        ['screenshot', '#project-arkha'],
      ] as const) {
        await expectPicture(page.locator(selector), `page/${name}-${colorScheme}`);
      }
    }
  });
});

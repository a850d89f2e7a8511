import { test } from '../browser/support/fixtures';
import { open } from '../browser/support/page';
import { expectPicture, withFlatImages } from './support/picture';

// The template's page from top to bottom. One picture has the size of the screen. Half the size is
// enough to see the layout of the others, and all pictures together have at most 6 MB.

for (const { width, height, theme, scale } of [
  { width: 360, height: 740, theme: 'light', scale: 0.5 },
  { width: 390, height: 844, theme: 'dark', scale: 1 },
  { width: 768, height: 1024, theme: 'light', scale: 0.5 },
  { width: 1024, height: 768, theme: 'light', scale: 0.5 },
  { width: 1440, height: 900, theme: 'light', scale: 0.5 },
  { width: 1440, height: 900, theme: 'dark', scale: 0.5 },
  { width: 2560, height: 1440, theme: 'light', scale: 0.5 },
] as const) {
  test.describe(`${width} px wide, ${theme}: `, () => {
    test.use({ viewport: { width, height }, colorScheme: theme, deviceScaleFactor: scale });

    test('the page', async ({ page }) => {
      await withFlatImages(page);
      await open(page);
      await expectPicture(page, `page/${width}-${theme}`);
    });
  });
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`${theme}: `, () => {
    test.use({ colorScheme: theme, deviceScaleFactor: 0.5 });

    test('portrait, logos and screenshots', async ({ page }) => {
      await open(page);
      await expectPicture(page, `page/portrait-${theme}`, { window: true, photos: true });
      await expectPicture(page.locator('#skills ul'), `page/logos-${theme}`, { photos: true });
      await expectPicture(page.locator('#project-arkha'), `page/screenshot-${theme}`, {
        photos: true,
      });
    });
  });
}

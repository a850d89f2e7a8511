import { test } from '../browser/support/fixtures';
import { open } from '../browser/support/page';
import { expectPicture, withFlatImages } from './support/picture';

// The template's page from top to bottom.

for (const { width, height, theme, photos } of [
  { width: 360, height: 740, theme: 'light', photos: false },
  { width: 390, height: 844, theme: 'dark', photos: false },
  { width: 768, height: 1024, theme: 'light', photos: false },
  { width: 1024, height: 768, theme: 'light', photos: false },
  { width: 1440, height: 900, theme: 'light', photos: false },
  { width: 1440, height: 900, theme: 'dark', photos: false },
  { width: 2560, height: 1440, theme: 'light', photos: false },
] as const) {
  test(`the page is ${width} px wide in the ${theme} theme`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    if (!photos) await withFlatImages(page);
    await open(page);
    await expectPicture(page, `page/${width}-${theme}`);
  });
}

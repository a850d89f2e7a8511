import { test } from '../support/browser/fixtures';
import { expectPicture, openForPicture, showTheme } from '../support/browser/stored-pictures';

// Each section, made smaller: of the sample in both themes on a laptop, and of the other site in
// its first theme on a phone.

for (const { siteName, width, themes } of [
  { siteName: 'sample', width: 1440, themes: ['light', 'dark'] },
  { siteName: 'everything', width: 390, themes: ['dark'] },
] as const) {
  test.describe(() => {
    test.use({ siteName, deviceScaleFactor: 0.5, viewport: { width, height: 4200 } });

    test(`each section of "${siteName}" looks as before at ${width} px`, async ({
      page,
      server,
    }) => {
      await openForPicture(page, `${server.url}/`);
      // The header would cover the top of each section.
      await page.locator('header').evaluate((header) => {
        header.style.position = 'absolute';
      });
      // windows.spec.ts has Home, which is as high as the window on a phone.
      const sections = await page.locator('main > section:not(#home), footer').all();
      for (const theme of themes) {
        await showTheme(page, theme);
        for (const section of sections) {
          const id = (await section.getAttribute('id')) ?? 'footer';
          await expectPicture(section, `${siteName}/${id}-${theme}`);
        }
      }
    });
  });
}

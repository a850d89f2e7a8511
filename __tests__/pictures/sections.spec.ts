import { test } from '../support/browser/fixtures';
import { expectPicture, openForPicture, showTheme } from '../support/browser/stored-pictures';

// Each section, made smaller: of the sample in both themes on a laptop, and of the other site in
// its first theme on a phone. Contact has another form on a phone.

const all = 'main > section:not(#home), footer';

for (const { folder, siteName, width, themes, parts } of [
  { folder: 'sample', siteName: 'sample', width: 1440, themes: ['light', 'dark'], parts: all },
  { folder: 'phone', siteName: 'sample', width: 390, themes: ['light'], parts: '#contact' },
  { folder: 'everything', siteName: 'everything', width: 390, themes: ['dark'], parts: all },
] as const) {
  test.describe(() => {
    test.use({ siteName, deviceScaleFactor: 0.5, viewport: { width, height: 4200 } });

    test(`"${parts}" of "${siteName}" is as before at ${width} px`, async ({ page, server }) => {
      await openForPicture(page, `${server.url}/`);
      // The header would cover the top of each section.
      await page.locator('header').evaluate((header) => {
        header.style.position = 'absolute';
      });
      // windows.spec.ts has Home, which is as high as the window on a phone.
      const sections = await page.locator(parts).all();
      for (const theme of themes) {
        await showTheme(page, theme);
        for (const section of sections) {
          const id = (await section.getAttribute('id')) ?? 'footer';
          await expectPicture(section, `${folder}/${id}-${theme}`);
        }
      }
    });
  });
}

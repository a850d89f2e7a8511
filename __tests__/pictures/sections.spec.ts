import { test } from '../support/browser/fixtures';
import { expectPicture, openForPicture, showTheme } from '../support/browser/stored-pictures';

// Each section of both sites in both themes, made smaller. One is as wide as a laptop, the other
// one as a phone.

for (const { siteName, width } of [
  { siteName: 'sample', width: 1440 },
  { siteName: 'everything', width: 390 },
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
      for (const theme of ['light', 'dark'] as const) {
        await showTheme(page, theme);
        for (const section of sections) {
          const id = (await section.getAttribute('id')) ?? 'footer';
          await expectPicture(section, `${siteName}/${id}-${theme}`);
        }
      }
    });
  });
}

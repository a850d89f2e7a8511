import { expect, test, withMotion } from '../support/browser/fixtures';
import { readPdf } from '../support/pdf-reader';

// A picture shows the printed page.

test.use(withMotion);

test('a visitor prints the same in any theme, upright or across', async ({ page }) => {
  // Programs that save pages as PDF do not wait for scripts.
  await page.goto('/');
  await page.emulateMedia({ colorScheme: 'dark' });
  const { text, isWithinPage } = await readPdf(await page.pdf());
  expect(isWithinPage).toBe(true);
  // Wider than a window with the layout of desktops.
  const across = await readPdf(await page.pdf({ landscape: true }));
  expect(across.pages, 'sheets across').toHaveLength(4);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect((await readPdf(await page.pdf())).text).toBe(text);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('#contact')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

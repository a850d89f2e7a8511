import type { Page } from '@playwright/test';
import { fixDate, fixDateOfBuild } from '../browser/support/date';
import { menuOf } from '../browser/support/menu';
import { test } from '../owner/browser/support/fixtures';
import { open, scrollTo } from '../owner/browser/support/page';
import { expectPicture, withFlatImages } from './support/picture';

// What visitors see who have asked their system or browser for something. All other pictures,
// except those of states, show the page with less motion. pictures/sites/ has pages from right to
// left.

const usual = { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' } as const;

/** What the visitor has asked for. */
const modes = {
  'more-contrast-light': { contrast: 'more' },
  'more-contrast-dark': { contrast: 'more', colorScheme: 'dark' },
  'forced-colors-light': { forcedColors: 'active' },
  'forced-colors-dark': { forcedColors: 'active', colorScheme: 'dark' },
} as const;

/** Opens the page, and brings it into one mode after the other. */
async function inEachMode(page: Page, expectMode: (mode: string) => Promise<void>): Promise<void> {
  await fixDate(page);
  await withFlatImages(page);
  await open(page);
  for (const [mode, media] of Object.entries(modes)) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ ...usual, ...media });
    await test.step(mode, () => expectMode(mode));
  }
}

/** Asks for less transparency, which Playwright cannot. */
async function reduceTransparency(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // These replace the features that Playwright has set.
  const names = ['prefers-reduced-transparency', 'prefers-reduced-motion'];
  const features = names.map((name) => ({ name, value: 'reduce' }));
  await session.send('Emulation.setEmulatedMedia', { features });
}

/** Compares the parts of the page that have controls. */
async function expectParts(page: Page, mode: string): Promise<void> {
  await expectPicture(page.locator('form'), `modes/${mode}/form`);
  const { hamburger, menu, expectOpen } = menuOf(page);
  await scrollTo(page, 1000);
  await hamburger.click();
  await expectOpen();
  await expectPicture(menu, `modes/${mode}/menu`);
  await hamburger.click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await scrollTo(page, 1000);
  await expectPicture(page.getByRole('banner'), `modes/${mode}/header`);
}

test('header, menu and form look as before in each mode', async ({ page }) => {
  await inEachMode(page, (mode) => expectParts(page, mode));
});

test.describe(() => {
  test.use({ deviceScaleFactor: 0.5 });

  test('the page looks as before in each mode', async ({ page }) => {
    await inEachMode(page, (mode) => expectPicture(page, `modes/${mode}/page`));
  });
});

test('the header looks as before with less transparency', async ({ page }) => {
  await withFlatImages(page);
  await open(page);
  await reduceTransparency(page);
  await scrollTo(page, 1000);
  await expectPicture(page.getByRole('banner'), 'modes/less-transparency/header');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, deviceScaleFactor: 0.5 });

  test('the page looks as before', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await fixDateOfBuild(page);
    await withFlatImages(page);
    await page.goto('/');
    await expectPicture(page, 'modes/without-scripts/page');
  });
});

// A setting of the browser, which a page cannot change.
test('page, form, menu and header look as before with large letters', async ({
  playwright,
  launchOptions,
  contextOptions,
  baseURL,
}) => {
  // The other settings are those that Playwright gives to a browser without windows.
  const settings =
    'defaultFontSize=24,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
  const args = [...(launchOptions.args ?? []), `--blink-settings=${settings}`];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  for (const deviceScaleFactor of [0.5, 1]) {
    const page = await browser.newPage({
      ...contextOptions,
      baseURL,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor,
    });
    await fixDate(page);
    await withFlatImages(page);
    await open(page);
    if (deviceScaleFactor === 1) await expectParts(page, 'large-letters');
    else await expectPicture(page, 'modes/large-letters/page');
  }
  await browser.close();
});

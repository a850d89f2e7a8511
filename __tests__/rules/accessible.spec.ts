import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { localizedPath } from '../../lib/files/generated-names';
import type { LocalizedSite } from '../../lib/site/localized-site';
import { faintTexts } from '../support/browser/faint-texts';
import { expect, test } from '../support/browser/fixtures';
import { onEachSite, onSite } from '../support/browser/on-sites';
import {
  cutOffTexts,
  misplacedInHeader,
  overflowOf,
  textsOnCoast,
} from '../support/browser/overflow';
import { breakpoints, open } from '../support/browser/page';
import { forcePointer } from '../support/browser/pointer';
import { showTheme } from '../support/browser/stored-pictures';

/**
 * One line for each text that runs over the page's edge or is too near to the coast, and for each
 * control that does not fit into the header. The owner's text may be too long.
 */
async function misfits(page: Page): Promise<string[]> {
  const { scroll, texts } = await overflowOf(page);
  const isWider = scroll > 0 && texts.length === 0;
  return [
    ...texts.map((text) => `"${text}" does not fit.`),
    ...(isWider ? [`Something is ${scroll} px wider than the screen.`] : []),
    ...(await misplacedInHeader(page)).map((text) => `"${text}" does not fit into the header.`),
    ...(await textsOnCoast(page)).map((text) => `The coast is nearer than 8 px to "${text}".`),
  ];
}

const rules = {
  // For criteria of WCAG A and AA that axe checks only on request.
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'css-orientation-lock': { enabled: true },
  // `faintTexts` checks more texts.
  'color-contrast': { enabled: false },
};

/**
 * Checks the page by all rules of axe but that for contrast: WCAG 2.0 to 2.2, A and AA, and best
 * practices.
 * @returns one line for each violation
 * @throws Error if so few rules apply that axe has not found the page
 */
async function axeViolations(page: Page) {
  const builder = new AxeBuilder({ page })
    .options({ rules, resultTypes: ['violations'] })
    // Opens no second page to merge the results of frames; this page has none.
    .setLegacyMode();
  const { passes, violations } = await builder.analyze();
  if (passes.length < 10) throw new Error(`Only ${passes.length} rules of axe apply here.`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** The widths that have the least room for their layout, the first one of each; and common ones. */
const allWidths = [320, 390, ...breakpoints, 1440, 1920, 2560];

/** Enough for pages that share layout or header with the first page, and differ in their texts. */
const widthsOfOtherPages = [320, 1024];

/** Runs in the page: sets the spacing that WCAG 1.4.12 lets visitors choose. */
function widenSpacing(isWide: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important }
    * { word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`);
  document.adoptedStyleSheets = isWide ? [sheet] : [];
}

async function expectContrast(
  page: Page,
  themes: ('dark' | 'light')[],
  { folder, content }: LocalizedSite,
): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    // With a first theme of the owner's, the page does not follow the system.
    if (content.look?.theme) await showTheme(page, theme);
    expect(await faintTexts(page), `/${folder} in the ${theme} theme`).toEqual([]);
  }
}

// Screenshots of half the size take half the time, and have the same colors.
test.use({ deviceScaleFactor: 1 / 2 });

// Opening a page takes longer than most of the steps, so all of them are in one test.
onEachSite(() => {
  test('each page fits on any screen, with text of any size, has enough contrast in both themes, and axe finds no violation', async ({
    page,
    server: { url },
    localizedSites,
    siteName,
  }) => {
    const session = await page.context().newCDPSession(page);
    // Equals the browser's own setting for the font size.
    const setFontSize = (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard, fixed: (standard * 13) / 16 } });

    const expectRoom = async (address: string, widths: number[], how = '') => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await misfits(page), `${address} at ${width} px${how}`).toEqual([]);
      }
    };

    const pages = localizedSites.map((site) => ({
      address: localizedPath(site.folder, '/'),
      site,
    }));
    for (const [index, { address, site }] of [
      ...pages,
      { address: '/404.html', site: localizedSites[0] },
    ].entries()) {
      const isHomePage = address !== '/404.html';
      // A window of 1280 × 1024 zoomed to 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      await open(page, `${url}${address}`);
      await test.step(`${address}: no horizontal scrolling at 400 % zoom or on any screen`, async () => {
        expect(await misfits(page), `${address} at 320 × 256 px`).toEqual([]);
        await expectRoom(address, index === 0 ? allWidths : widthsOfOtherPages);
      });

      if (isHomePage) {
        await test.step(`${address}: text of double size`, async () => {
          await setFontSize(32);
          const size = await page.evaluate(
            () => getComputedStyle(document.documentElement).fontSize,
          );
          expect(size, 'size of the letters').toBe('32px');
          await expectRoom(address, [360, 1280], ', text of double size');
          await setFontSize(16);
        });

        await test.step(`${address}: text with more spacing`, async () => {
          await page.evaluate(widenSpacing, true);
          for (const width of [320, 1280]) {
            await expectRoom(address, [width], ', text with more spacing');
            expect(await cutOffTexts(page), `${address} at ${width} px`).toEqual([]);
          }
          await page.evaluate(widenSpacing, false);
        });

        await test.step(`${address}: contrast of texts and icons with what is behind them`, async () => {
          await page.setViewportSize({ width: 1440, height: 900 });
          // Each language has the same colors.
          await expectContrast(page, index === 0 ? ['dark', 'light'] : ['light'], site);
        });
      }

      await test.step(`${address}: axe, on a phone with the menu open, and on a desktop`, async () => {
        // Other languages have the same layout, and the error page has the same header. At this
        // width, the sites differ only in their texts.
        if (index === 0 && siteName === 'own') {
          await page.setViewportSize({ width: 1440, height: 900 });
          expect(await axeViolations(page), `${address} at 1440 px`).toEqual([]);
        }
        await page.setViewportSize({ width: 360, height: 900 });
        const where = `${address} at 360 px`;
        if (!isHomePage) expect(await faintTexts(page), where).toEqual([]);
        const { header } = site.locale.words;
        await page.locator('header summary', { hasText: header.menu }).first().click();
        const menu = page.getByRole('navigation');
        await expect(menu).toBeVisible();
        expect(await axeViolations(page), where).toEqual([]);
        expect(await faintTexts(page, menu), `menu of ${where}`).toEqual([]);
      });
    }
  });
});

onSite('own', () => {
  test('links and buttons can be read while a visitor presses them, and move nothing', async ({
    page,
  }) => {
    await open(page);
    const places = () =>
      page
        .locator('body *')
        .evaluateAll((all) =>
          all.map((each) => `${each.tagName} ${JSON.stringify(each.getBoundingClientRect())}`),
        );
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // The menu of a phone.
      if (width === 390) await page.locator('header summary').first().click();
      const part = page.locator(width === 390 ? 'header nav' : 'body');
      const before = await places();
      const release = await forcePointer(page, ['hover', 'active']);
      expect(await places(), `at ${width} px`).toEqual(before);
      for (const theme of ['light', 'dark'] as const) {
        await showTheme(page, theme);
        expect(await faintTexts(page, part), `at ${width} px, ${theme}`).toEqual([]);
      }
      await release();
    }
  });
});

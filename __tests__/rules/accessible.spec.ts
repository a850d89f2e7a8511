import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { faintTexts } from '../support/browser/faint-texts';
import { expect, onEachSite, test } from '../support/browser/fixtures';
import { misplacedInHeader, overflowOf, textsOnCoast } from '../support/browser/overflow';
import { addStyles, breakpoints, open } from '../support/browser/page';
import { showTheme } from '../support/browser/stored-pictures';
import { addressesOf } from '../support/tested-sites';

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

/** The spacing that WCAG 1.4.12 lets visitors choose. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important }
  * { word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

// Screenshots of half the size take half the time, and have the same colors.
test.use({ deviceScaleFactor: 1 / 2 });

onEachSite((siteName) => {
  // The error page has texts of the owner in its header only.
  for (const address of [...addressesOf(siteName), ...(siteName === 'own' ? [] : ['/404.html'])]) {
    test(`any visitor can use ${address}`, async ({ page, server }) => {
      await open(page, server.url + address);
      const expectRoom = async (widths: number[], height = 800) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          expect(await misfits(page), `at ${width} px`).toEqual([]);
        }
      };

      await test.step('it fits into any window, also at a zoom of 400 %', async () => {
        await expectRoom([320], 256);
        await expectRoom(address === '/' ? allWidths : widthsOfOtherPages);
      });

      await test.step('axe finds no violation, also in the open menu', async () => {
        // Other languages have the same layout, and the error page has the same header. At this
        // width, the sites differ only in their texts.
        if (siteName === 'own' && address === '/') {
          await page.setViewportSize({ width: 1440, height: 900 });
          expect(await axeViolations(page), 'at 1440 px').toEqual([]);
        }
        await page.setViewportSize({ width: 360, height: 900 });
        if (address === '/404.html') expect(await faintTexts(page)).toEqual([]);
        await page.locator('header summary').filter({ visible: true }).first().click();
        const menu = page.getByRole('navigation');
        await expect(menu).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
        expect(await faintTexts(page, menu), 'menu').toEqual([]);
        await page.keyboard.press('Escape');
      });

      if (address === '/404.html') return;

      await test.step('it fits with text of double size', async () => {
        const session = await page.context().newCDPSession(page);
        // Equals the browser's own setting for the font size.
        const setFontSize = (standard: number) =>
          session.send('Page.setFontSizes', {
            fontSizes: { standard, fixed: (standard * 13) / 16 },
          });
        await setFontSize(32);
        await expect(page.locator('html')).toHaveCSS('font-size', '32px');
        await expectRoom([360, 1280]);
        await setFontSize(16);
      });

      await test.step('texts and icons have enough contrast', async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        // Each language has the same colors.
        for (const theme of address === '/' ? (['dark', 'light'] as const) : (['light'] as const)) {
          await showTheme(page, theme);
          expect(await faintTexts(page), theme).toEqual([]);
        }
      });

      await test.step('it fits with more space between letters, words and lines', async () => {
        await addStyles(page, wideSpacing);
        await expectRoom([320, 1280]);
      });
    });
  }
});

import type { Page } from '@playwright/test';
import { localizedPath } from '../../../lib/hosting/urls';
import type { LocalizedSite } from '../../../lib/site/localized-site';
import { expectNoFaults, fieldsContaining } from '../support/content-faults';
import { expect, test } from './support/fixtures';
import { cutOffTexts, misplacedInHeader, overflowOf } from './support/overflow';
import { breakpoints, open } from './support/page';

/**
 * One sentence for each text that runs over the page's edge, with its field of the content, and for
 * each control that does not fit into the header.
 */
async function faults(page: Page, where: string, { content }: LocalizedSite): Promise<string[]> {
  const { scroll, texts } = await overflowOf(page);
  const misplaced = await misplacedInHeader(page);
  const inHeader = misplaced.map((text) => `${where}: "${text}" does not fit into the header.`);
  if (scroll === 0 && texts.length === 0) return inHeader;
  const wide = texts.map((text) => {
    const [field] = fieldsContaining(text, content);
    const todo = field === undefined ? 'it is not a text of the content' : `shorten ${field}`;
    return `${where}: "${text}" does not fit; ${todo}.`;
  });
  const rest = `${where}: something is ${scroll} px wider than the screen; look at the sizes in components/theme/custom-properties.ts.`;
  return [...inHeader, ...(wide.length > 0 ? wide : [rest])];
}

/** The widths that have the least room for their layout: the first and last one of each. */
const widths = [320, ...breakpoints.flatMap((first) => [first - 1, first]), 1920];

test('needs no horizontal scrolling at 400 % zoom or on any screen', async ({ page, sites }) => {
  const pages = sites.map((site) => ({ address: localizedPath(site.folder, '/'), site }));
  for (const { address, site } of [...pages, { address: '/404.html', site: sites[0] }]) {
    // A window of 1280 × 1024 zoomed to 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, address);
    expectNoFaults(await faults(page, `${address} at 320 × 256 px`, site));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expectNoFaults(await faults(page, `${address} at ${width} px`, site));
    }
  }
});

test('text of double size fits on a phone and on a desktop', async ({ page, sites }) => {
  const session = await page.context().newCDPSession(page);
  // Equals the browser's own setting for the font size.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const site of sites) {
    const address = localizedPath(site.folder, '/');
    await open(page, address);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('32px');
    for (const width of [360, 1280]) {
      const where = `${address} at ${width} px, text of double size`;
      await page.setViewportSize({ width, height: 800 });
      expectNoFaults(await faults(page, where, site));
    }
  }
});

/** Runs in the page: sets the spacing that WCAG 1.4.12 lets visitors choose. */
function widenSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important }
    * { word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}

test('text with more spacing fits on a phone and on a desktop', async ({ page, sites }) => {
  for (const site of sites) {
    const address = localizedPath(site.folder, '/');
    await open(page, address);
    await page.evaluate(widenSpacing);
    for (const width of [320, 1280]) {
      const where = `${address} at ${width} px, text with more spacing`;
      await page.setViewportSize({ width, height: 800 });
      expectNoFaults(await faults(page, where, site));
      const misplaced = await misplacedInHeader(page);
      const cut = await cutOffTexts(page);
      expectNoFaults([...misplaced, ...cut].map((text) => `${where}: "${text}" does not fit.`));
    }
  }
});

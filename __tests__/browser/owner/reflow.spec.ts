import type { Page } from '@playwright/test';
import { editionOf } from '../../../lib/content';
import { expectNoFaults, fieldsContaining } from '../../support/content-faults';
import { expect, test } from '../support/fixtures';
import { overflowOf } from '../support/page';

const { content } = editionOf();

/** One sentence for each text that runs over the page's edge, with its field of the content. */
async function faults(page: Page, where: string): Promise<string[]> {
  const { scroll, texts } = await overflowOf(page);
  if (scroll === 0 && texts.length === 0) return [];
  const wide = texts.map((text) => {
    const [own = text] = text.split(/ \(-?[\d.]+ to /);
    const [field] = fieldsContaining(own, content);
    return `${where}: "${own}" does not fit; ${field ? `shorten ${field}` : 'it is not a text of the content'}.`;
  });
  const rest = `${where}: something is ${scroll} px wider than the screen; look at the sizes in components/theme/custom-properties.ts.`;
  return wide.length > 0 ? wide : [rest];
}

test('needs no horizontal scrolling at 400 % zoom or from 320 to 1920 px', async ({ page }) => {
  // A window of 1280 × 1024 zoomed to 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of ['/404.html', '/']) {
    await page.goto(address);
    expectNoFaults(await faults(page, `${address}, 320 × 256 px`));
  }
  for (let width = 320; width <= 1920; width += width < 1200 ? 40 : 240) {
    await page.setViewportSize({ width, height: 800 });
    expectNoFaults(await faults(page, `${width} px`));
  }
});

test('text of double size fits on a phone and on a desktop', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  // Equals the browser's own setting for the font size.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    expectNoFaults(await faults(page, `${width} px, text of double size`));
    const header = page.getByRole('banner');
    const outside = await header.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      return [...element.querySelectorAll('a, button')]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > bottom)
        .map(({ textContent }) => textContent);
    });
    expectNoFaults(outside.map((text) => `${width} px: "${text}" does not fit into the header.`));
  }
});

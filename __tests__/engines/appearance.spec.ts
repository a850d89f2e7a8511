import type { Locator } from '@playwright/test';
import { faintTexts } from '../support/browser/faint-texts';
import { expect, test } from '../support/browser/fixtures';
import { overflowOf } from '../support/browser/overflow';
import { opacityOf, scrollTo, waitForHydration } from '../support/browser/page';

// Every browser engine of this machine runs this test, except the current Chromium: the oldest one
// runs it. It compares parts of one page with each other, never with a stored picture, because each
// machine draws letters and lines in its own way.

test.use({ viewport: { width: 1280, height: 900 } });

/** One drawing of each kind. */
const drawings = {
  icon: 'main svg:has(use)',
  'coast of the skills': '#skills [data-drawing] svg',
  'shore of a section': 'section:not(#home) > svg[data-drawing]',
  contours: '#contact div[data-drawing]',
};

/** Whether a drawing looks different from the same place without it. */
async function isPainted(drawing: Locator): Promise<boolean> {
  const shown = await drawing.screenshot();
  const setOpacity = (opacity: string) =>
    drawing.evaluate((each: SVGElement, value) => {
      each.style.opacity = value;
    }, opacity);
  await setOpacity('0');
  const hidden = await drawing.screenshot();
  await setOpacity('');
  return !shown.equals(hidden);
}

test('texts are readable, drawings are painted, and nothing scrolls sideways', async ({
  page,
  server,
  allow,
}) => {
  // For a screenshot in Firefox, Playwright inserts a style, which the page's policy forbids.
  allow(/style-src-elem/);
  // WebKit warns about a directive that it does not know.
  allow(/Unrecognized Content-Security-Policy directive/);
  await page.goto(server.url);
  await waitForHydration(page);
  for (const title of await page.getByRole('heading', { level: 2 }).all()) {
    await title.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => opacityOf(title), 'opacity of a title').toBe(1);
  }
  expect(await overflowOf(page)).toEqual({ scroll: 0, texts: [] });
  await scrollTo(page, 0);
  expect(await faintTexts(page)).toEqual([]);

  for (const [name, selector] of Object.entries(drawings)) {
    const drawing = page.locator(selector).filter({ visible: true }).first();
    expect(await isPainted(drawing), name).toBe(true);
  }
});

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { faintTexts } from '../browser/support/contrast';
import { expect, test } from '../browser/support/fixtures';
import { overflowOf } from '../browser/support/overflow';
import { opacityOf, scrollTo, waitForHydration } from '../browser/support/page';

// Every browser engine of this machine runs this test, except the current Chromium: the oldest one
// runs it. It compares parts of one page with each other, never with a stored picture, because each
// machine draws letters and lines in its own way.

test.use({ viewport: { width: 1280, height: 900 } });

/** One drawing of each kind. */
const drawings = {
  icon: 'main svg:has(use)',
  'bar of a skill': '[role=meter] div',
  'shore of a section': 'section:not(#home) [data-edge] path',
  contours: '[data-area]',
};

/** The side of each square that `showAllIcons` draws, in pixels. */
const SQUARE = 32;

/**
 * Covers the window with rows of squares on white, one for each icon of the page's file, because
 * some icons are on the page only at times.
 * @returns the icons' names, and how many are in a row
 */
const showAllIcons = (page: Page) =>
  page
    .locator('svg:has(use)')
    .first()
    .evaluate(async (icon, side) => {
      const [file = ''] = icon.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
      const text = await (await fetch(file)).text();
      const names = [...text.matchAll(/<symbol id="([^"]*)"/g)].map(([, id = '']) => id);
      const perRow = Math.floor(innerWidth / side);
      const sheet = document.createElement('div');
      sheet.style.cssText = 'position: fixed; inset: 0; background: #fff; color: #000; z-index: 99';
      for (const [index, name] of names.entries()) {
        const copy = icon.cloneNode(true) as SVGElement;
        copy.querySelector('use')?.setAttribute('href', `${file}#${name}`);
        const [left, top] = [side * (index % perRow), side * Math.floor(index / perRow)];
        copy.style.cssText = `position: absolute; left: ${left}px; top: ${top}px;
          width: ${side}px; height: ${side}px; padding: 4px; opacity: 1`;
        sheet.append(copy);
      }
      document.body.append(sheet);
      return { names, perRow };
    }, SQUARE);

type IconSheet = Awaited<ReturnType<typeof showAllIcons>>;

/** The icons of `showAllIcons` that are now a square of one color. */
async function blankIcons(page: Page, { names, perRow }: IconSheet): Promise<string[]> {
  const picture = await page.screenshot();
  const isBlank = async (index: number) => {
    const left = SQUARE * (index % perRow);
    const top = SQUARE * Math.floor(index / perRow);
    const square = sharp(picture).extract({ left, top, width: SQUARE, height: SQUARE });
    const { channels } = await sharp(await square.toBuffer()).stats();
    return channels.every(({ min, max }) => min === max);
  };
  const blank = await Promise.all(names.map((_, index) => isBlank(index)));
  return names.filter((_, index) => blank[index]);
}

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
  site,
  allow,
}) => {
  // For a screenshot in Firefox, Playwright inserts a style, which the page's policy forbids.
  allow(/style-src-elem/);
  // WebKit warns about a directive that it does not know.
  allow(/Unrecognized Content-Security-Policy directive/);
  await page.goto(site.url);
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
  // A new icon is blank until the browser has read the page's file of icons for it.
  const sheet = await showAllIcons(page);
  await expect.poll(() => blankIcons(page, sheet), 'icons that are not painted').toEqual([]);
});

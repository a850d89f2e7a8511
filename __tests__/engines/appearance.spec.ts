import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { faintTexts } from '../browser/support/contrast';
import { coveredTexts } from '../browser/support/covered-texts';
import { opacityOf, overflowOf, scrollTo, waitForHydration } from '../browser/support/page';
import { changedPixels, pixelsOf } from '../browser/support/pixels';
import { expect, test } from './support/fixtures';

// Every browser engine of this machine runs this test, except the current Chromium: the oldest one
// runs it. It compares parts of one page with each other, never with a stored picture, because each
// machine draws letters and lines in its own way.

test.use({ viewport: { width: 1280, height: 900 } });

/** Drawings that do not overlap, and the least number of pixels that each of them paints. */
const drawings = [
  { name: 'icon', selector: 'svg:has(use)', least: 20 },
  { name: 'bar of a skill', selector: '[role=meter] div', least: 100 },
  { name: 'shore of a section', selector: 'section:not(#home) [data-edge] path', least: 20 },
  { name: 'contours', selector: '[data-place]', least: 1000 },
];

const setOpacity = (elements: Locator, opacity: string) =>
  elements.evaluateAll((all, opacity) => {
    for (const each of all as SVGElement[]) each.style.opacity = opacity;
  }, opacity);

/** Adds each icon of the page's file to its end, because some are on the page only at times. */
const showAllIcons = (page: Page) =>
  page
    .locator('svg:has(use)')
    .first()
    .evaluate(async (icon) => {
      const [file = ''] = icon.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
      const text = await (await fetch(file)).text();
      for (const [, id] of text.matchAll(/<symbol id="([^"]*)"/g)) {
        const copy = icon.cloneNode(true) as Element;
        copy.querySelector('use')?.setAttribute('href', `${file}#${id}`);
        document.body.append(copy);
      }
    });

/** One line for each drawing that the browser does not paint: no pixel changes if it is hidden. */
async function blankDrawings(page: Page): Promise<string[]> {
  const screenshot = async () => pixelsOf(await page.screenshot({ fullPage: true }));
  const shown = await screenshot();
  const all = page
    .locator(drawings.map(({ selector }) => selector).join())
    .filter({ visible: true });
  await setOpacity(all, '0');
  const hidden = await screenshot();
  await setOpacity(all, '');
  const blank: string[] = [];
  for (const { name, selector, least } of drawings) {
    const boxes = await page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll((each) =>
        each.map((drawing) => {
          const { left, top, width, height } = drawing.getBoundingClientRect();
          const file = drawing.querySelector('use')?.getAttribute('href') ?? '';
          return { file, left, top: top + scrollY, width, height };
        }),
      );
    expect(boxes.length, name).toBeGreaterThan(1);
    for (const { file, ...box } of boxes) {
      const count = changedPixels(shown, hidden, box);
      if (count < least) blank.push(`${name} ${file}: ${count} pixels`);
    }
  }
  return blank;
}

/** The number of pixels that the faintest of these lines paints in the window. */
async function faintestLine(page: Page, lines: Locator): Promise<number> {
  const screenshot = async () => pixelsOf(await page.screenshot());
  const shown = await screenshot();
  await setOpacity(lines.last(), '0');
  const count = changedPixels(shown, await screenshot());
  await setOpacity(lines.last(), '');
  return count;
}

/** The mean of all channels of all pixels, 0 to 255. */
async function brightnessOf(picture: Locator): Promise<number> {
  await picture.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.complete)).toBe(true);
  const { channels } = await sharp(await picture.screenshot()).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

test('texts are readable, drawings are painted, and pictures are darker in the dark theme', async ({
  page,
  site,
  allow,
}) => {
  // For a screenshot in Firefox, Playwright inserts a style, which the page's policy forbids.
  allow(/style-src-elem/);
  await page.goto(site.url);
  await waitForHydration(page);
  // Not every engine can ask for less motion.
  const pause = page.locator('#home button');
  if (await pause.isVisible()) await pause.click();
  for (const title of await page.getByRole('heading', { level: 2 }).all()) {
    await title.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => opacityOf(title), 'opacity of a title').toBe(1);
  }
  expect(await page.evaluate(coveredTexts)).toEqual([]);
  expect(await overflowOf(page)).toEqual({ scroll: 0, texts: [] });
  await scrollTo(page, 0);
  expect(await faintTexts(page)).toEqual([]);
  await showAllIcons(page);
  expect(await blankDrawings(page)).toEqual([]);
  const lines = page.locator('#home [data-edge] path').filter({ visible: true });
  await expect(lines, 'the shore and its depth lines').toHaveCount(5);
  expect(await faintestLine(page, lines), 'pixels of the faintest line').toBeGreaterThan(200);

  const picture = page.getByRole('region', { name: 'Projects' }).getByRole('img').first();
  const brightness = await brightnessOf(picture);
  await scrollTo(page, 0);
  await page.getByRole('radio', { name: 'Dark theme' }).click();
  const share = (await brightnessOf(picture)) / brightness;
  expect(share, 'brightness of a picture in the dark theme').toBeGreaterThan(0.7);
  expect(share, 'brightness of a picture in the dark theme').toBeLessThan(0.97);
});

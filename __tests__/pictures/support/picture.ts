import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { plainPicture } from '../../fixtures/plain-picture';
import { waitForTypeface, waitTwoFrames } from '../../owner/browser/support/page';

// The pinned browser draws the same pixels on each machine. The stored pictures differ a little
// from them, because they have a palette of 256 colors: all pictures would otherwise have 20 MB.
// The palette contains the colors of areas and letters, and changes some of the pixels at their
// edges.

/** A smaller difference of a color is ignored: eight of 255 levels of gray. */
const threshold = 0.03;

/**
 * So many pixels may differ by more, because the palette changes them: at most 127 of a page, 23 of
 * a part, and with photos 1759 and 725.
 */
const maxDiffPixels = {
  page: { flat: 160, photos: 2000 },
  part: { flat: 30, photos: 900 },
};

/** How far around an element its picture reaches, in pixels, so that it shows focus and shadows. */
const MARGIN = 12;

/** Other browsers than the pinned one run some of the tests, for the trees in them. */
const comparesPictures = () => test.info().project.name === 'pictures';

/**
 * Compares what the browser shows with `__tests__/pictures/NAME.png`. `npm test -- --update` writes
 * the file. A difference does not end the test, so that it hides no other.
 * @param shown the page from top to bottom, or an element with what is around it
 * @param name may begin with folders: 'page/1440-light'
 * @param options `window` takes only the part of the page that the window shows; `photos` says that
 *   the picture has photos, screenshots or logos
 */
export async function expectPicture(
  shown: Page | Locator,
  name: string,
  { window = false, photos = false } = {},
): Promise<void> {
  if (!comparesPictures()) return;
  const file = `${name}.png`.split('/');
  const page = 'goto' in shown ? shown : shown.page();
  await waitForPaint(page);
  if ('goto' in shown && !window) {
    await expect.soft(page).toHaveScreenshot(file, {
      fullPage: true,
      // As large as the screen draws it: a test may halve the size.
      scale: 'device',
      threshold,
      maxDiffPixels: maxDiffPixels.page[photos ? 'photos' : 'flat'],
      // A picture of a long page takes seconds on a busy machine. A wrong one fails without
      // waiting.
      timeout: 60_000,
    });
  } else {
    const clip = 'goto' in shown ? undefined : await clipAround(shown);
    await expect.soft(page).toHaveScreenshot(file, {
      clip,
      scale: 'device',
      threshold,
      maxDiffPixels: maxDiffPixels.part[photos ? 'photos' : 'flat'],
    });
  }
  await reduceColorsOfNew(file);
}

/** Like `expectPicture`, for a PNG that a file contains. */
export async function expectPictureFile(picture: Buffer, name: string): Promise<void> {
  const file = `${name}.png`.split('/');
  expect(picture).toMatchSnapshot(file, { threshold, maxDiffPixels: maxDiffPixels.part.photos });
  await reduceColorsOfNew(file);
}

/** Takes a picture of an element and what is around it, for a sheet. */
export async function takePicture(shown: Locator): Promise<Buffer> {
  await waitForPaint(shown.page());
  return shown.page().screenshot({ clip: await clipAround(shown), animations: 'disabled' });
}

/**
 * Compares pictures without photos, one below the other, with one file: `expectPicture` describes
 * it.
 */
export async function expectSheet(pictures: readonly Buffer[], name: string): Promise<void> {
  if (!comparesPictures()) return;
  let height = 0;
  let width = 0;
  const placed: { input: Buffer; left: number; top: number }[] = [];
  for (const input of pictures) {
    const size = await sharp(input).metadata();
    placed.push({ input, left: 0, top: height });
    height += size.height;
    width = Math.max(width, size.width);
  }
  const ground = { create: { width, height, channels: 3, background: '#808080' } } as const;
  const sheet = await sharp(ground).composite(placed).png().toBuffer();
  const file = `${name}.png`.split('/');
  expect.soft(sheet).toMatchSnapshot(file, { threshold, maxDiffPixels: maxDiffPixels.page.flat });
  await reduceColorsOfNew(file);
}

/** Scrolls an element into the window, and returns the part of the window around it. */
async function clipAround(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  await waitTwoFrames(element.page());
  const box = await element.boundingBox();
  const window = element.page().viewportSize();
  if (box === null || window === null) throw new Error(`${element} is not visible.`);
  const x = Math.max(0, Math.floor(box.x - MARGIN));
  const y = Math.max(0, Math.floor(box.y - MARGIN));
  return {
    x,
    y,
    width: Math.min(window.width, Math.ceil(box.x + box.width + MARGIN)) - x,
    height: Math.min(window.height, Math.ceil(box.y + box.height + MARGIN)) - y,
  };
}

/** Waits for the typeface and for all pictures, also those that load only when they are near. */
async function waitForPaint(page: Page): Promise<void> {
  await waitForTypeface(page);
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const each of images) each.loading = 'eager';
    // A picture that cannot be decoded is shown as its text.
    await Promise.all(images.map((each) => each.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

/** Gives a stored picture a palette if this run may have written it. */
async function reduceColorsOfNew(name: string[]): Promise<void> {
  const info = test.info();
  if (info.config.updateSnapshots === 'none') return;
  const file = info.snapshotPath(...name);
  const picture = await readFile(file);
  const { isPalette } = await sharp(picture).metadata();
  if (isPalette) return;
  await writeFile(file, await sharp(picture).png({ palette: true, dither: 0 }).toBuffer());
}

/**
 * Replaces photos, screenshots and logos by flat gray. Pictures are then small files, whose palette
 * has room for the colors of the page.
 */
export async function withFlatImages(page: Page): Promise<void> {
  const body = await plainPicture(8, 8, '#999').png().toBuffer();
  await page.route(/\/(pictures|images|icons)\//, (route) =>
    route.fulfill({ contentType: 'image/png', body }),
  );
}

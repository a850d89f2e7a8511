import { readFile } from 'node:fs/promises';
import {
  expect,
  type Locator,
  type Page,
  type PageScreenshotOptions,
  test,
} from '@playwright/test';
import sharp from 'sharp';
import { waitForTypeface, waitTwoFrames } from '../../owner/browser/support/page';
import { plainPicture } from '../../support/plain-picture';
import { areEqual, keptColors, pixelsOf, pngOf, simplified } from './simplified';

/** The pinned browser draws the same pixels on each machine, except for single ones. */
const maxDiffPixels = 20;

/** The blur behind the header differs by one step of a color from run to run: nobody sees it. */
const threshold = 0.02;

/** How far around an element its picture reaches, in pixels, so that it shows focus and shadows. */
const MARGIN = 12;

/** Other browsers than the pinned one run some of the tests, for the trees in them. */
const comparesPictures = () => test.info().project.name === 'pictures';

/** If each of so many pictures differs from the one before, the page never comes to rest. */
const MAX_PICTURES = 30;

/** A part of the window. */
type Clip = NonNullable<PageScreenshotOptions['clip']>;

interface PictureOptions {
  /** Takes only the part of the page that the window shows. */
  window?: boolean;
  /** How many pixels may differ. */
  maxDiffPixels?: number;
}

/**
 * Compares what the browser shows with `__tests__/pictures/NAME.png`. `npm test -- --update` writes
 * the file. A difference does not end the test, so that it hides no other.
 * @param shown the page from top to bottom, or an element with what is around it
 * @param name may begin with folders: 'page/1440-light'
 */
export async function expectPicture(
  shown: Page | Locator,
  name: string,
  { window = false, ...options }: PictureOptions = {},
): Promise<void> {
  if (!comparesPictures()) return;
  const isPage = 'goto' in shown;
  const page = isPage ? shown : shown.page();
  await waitForPaint(page);
  const clip = isPage ? undefined : await clipAround(shown);
  const fullPage = isPage && !window;
  const take = () => page.screenshot({ clip, fullPage, animations: 'disabled' });
  await expectStored(take, name, options);
}

/** Like `expectPicture`, for a PNG that a file contains. */
export async function expectPictureFile(picture: Buffer, name: string): Promise<void> {
  if (comparesPictures()) await expectStored(async () => picture, name);
}

/**
 * @param take takes the picture. A page may still change, so a picture that differs counts only if
 *   the next one is the same.
 */
async function expectStored(take: () => Promise<Buffer>, name: string, options = {}) {
  const file = `${name}.png`.split('/');
  const info = test.info();
  const isUpdated = info.config.updateSnapshots !== 'none';
  const stored = await readFile(info.snapshotPath(...file)).then(pixelsOf, () => undefined);
  const kept = stored && !isUpdated ? keptColors(stored) : undefined;
  const takeSimplified = async () => simplified(await pixelsOf(await take()), kept);
  let before = stored;
  let picture = await takeSimplified();
  for (let count = 1; before === undefined || !areEqual(picture, before); count += 1) {
    if (count === MAX_PICTURES) throw new Error(`${name} changes in each of ${count} pictures.`);
    before = picture;
    picture = await takeSimplified();
  }
  // Usually they are equal, and no PNG is needed.
  if (stored && areEqual(picture, stored)) return;
  // A check rounds each color that the stored picture does not have, so it notices a smaller
  // difference than the threshold. An update must write that difference, too.
  const limits = { threshold: isUpdated ? 0 : threshold, maxDiffPixels, ...options };
  expect.soft(await pngOf(picture)).toMatchSnapshot(file, limits);
}

/** Takes a picture of a part of the window, for a sheet, after `waitForPaint`. */
export const takePicture = (page: Page, clip: Clip): Promise<Buffer> =>
  page.screenshot({ clip, animations: 'disabled' });

/**
 * Compares pictures, one below the other, with one file: `expectPicture` describes it.
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
  // As many single pixels as a few pictures together.
  await expectStored(async () => sheet, name, { maxDiffPixels: 3 * maxDiffPixels });
}

/** Scrolls an element into the window, and returns the part of the window around it. */
export async function clipAround(element: Locator): Promise<Clip> {
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
export async function waitForPaint(page: Page): Promise<void> {
  await waitForTypeface(page);
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const each of images) each.loading = 'eager';
    // A picture that cannot be decoded is shown as its text.
    await Promise.all(images.map((each) => each.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

/** Gray pictures by their size. Encoding one takes longer than drawing it. */
const flatPictures = new Map<string, Promise<Buffer>>();

function flatPicture(width: number, height: number): Promise<Buffer> {
  const size = `${width}x${height}`;
  const known = flatPictures.get(size);
  if (known) return known;
  const flat = plainPicture(width, height, '#999').png().toBuffer();
  flatPictures.set(size, flat);
  return flat;
}

/**
 * Replaces photos, screenshots and logos by gray ones of the same size. Pictures of the page then
 * do not depend on how the build encodes photos.
 */
export async function withFlatImages(page: Page): Promise<void> {
  await page.route(/\/(pictures|images|icons)\//, async (route) => {
    // `route.fetch` would send the file from process to process.
    const response = await fetch(route.request().url());
    // A missing file stays missing, so that the test names it.
    if (!response.ok) return route.continue();
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    await route.fulfill({ contentType: 'image/png', body: await flatPicture(width, height) });
  });
}

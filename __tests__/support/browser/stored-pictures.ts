import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { open } from './page';

/**
 * Compares what the browser shows with `__tests__/pictures/NAME.png`, in the pinned browser, which
 * draws the same pixels on each machine, except for single ones. A difference does not end the
 * test, so that it hides no other.
 * @param shown the window, or an element that fits into it. For a picture of what does not fit,
 *   Chromium changes the size of the window twice, after which it sometimes shows no more frames.
 */
export async function expectPicture(shown: Page | Locator, name: string): Promise<void> {
  const page = 'goto' in shown ? shown : shown.page();
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const each of images) each.loading = 'eager';
    // A picture that cannot be decoded is shown as its text.
    await Promise.all(images.map((each) => each.decode().catch(() => {})));
    await document.fonts.ready;
  });
  // The types of Playwright allow a page or a locator, but not either. It wants a path in parts.
  await expect.soft(shown as Page).toHaveScreenshot(`pictures/${name}.png`.split('/'), {
    animations: 'disabled',
    scale: 'device',
    maxDiffPixels: 20,
    threshold: 0.02,
  });
}

/**
 * Compares what assistive technology reads with `__tests__/golden/trees/NAME.aria.yml`: roles,
 * names, states, addresses of links, and the order.
 *
 * The texts are compared, because `toMatchAriaSnapshot` accepts states that are not in the file,
 * and writes a pattern for each number, so that any year and any level would match.
 */
export async function expectTree(part: Locator, name: string): Promise<void> {
  const tree = await part.ariaSnapshot();
  expect.soft(`${tree}\n`).toMatchSnapshot(['golden', 'trees', `${name}.aria.yml`]);
}

export const expectPictureFile = (picture: Buffer, name: string): void =>
  expect.soft(picture).toMatchSnapshot(`pictures/${name}.png`.split('/'), { maxDiffPixels: 20 });

const imageFiles = /\/(images|icons)\//;

/**
 * A gray picture of this size with a mark in the middle and corners of four colors, which show how
 * a page crops, stretches or mirrors it.
 */
const markedPicture = (width: number, height: number) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    viewBox="0 0 100 100" preserveAspectRatio="none">
    <path fill="#999" d="M0 0h100v100H0z"/>
    <path fill="#b55" d="M0 0h25v25H0z"/>
    <path fill="#5a5" d="M75 0h25v25H75z"/>
    <path fill="#55b" d="M0 75h25v25H0z"/>
    <path fill="#bb5" d="M75 75h25v25H75z"/>
    <circle fill="#555" cx="50" cy="50" r="12"/>
  </svg>`;

/**
 * Opens a page with a fixed date, and replaces photos, screenshots and logos by marked ones of the
 * same size: pictures of the page then do not depend on how the build encodes photos.
 */
export async function openForPicture(page: Page, address: string): Promise<void> {
  // The footer shows the year. Timers still run.
  await page.clock.setFixedTime(new Date('2026-11-23'));
  await page.route(imageFiles, async (route) => {
    // `route.fetch` would send the file from process to process.
    const response = await fetch(route.request().url());
    // A missing file stays missing, so that the test names it.
    if (!response.ok) return route.continue();
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    await route.fulfill({ contentType: 'image/svg+xml', body: markedPicture(width, height) });
  });
  await open(page, address);
}

/** Chooses a theme in the page's own way, so that it is shown on any system. */
export const showTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, theme);

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fixDate } from '../../browser/support/date';
import { expectTree } from '../../browser/support/tree';
import { test } from '../../owner/browser/support/fixtures';
import { open } from '../../owner/browser/support/page';
import { exportOf } from '../../owner/support/sites';
import { served } from '../../sites/site-facts';
import {
  clipAround,
  expectPicture,
  expectPictureFile,
  expectSheet,
  takePicture,
  waitForPaint,
  withFlatImages,
} from '../support/picture';

// The sites of other owners: what assistive technology reads, and pictures, made smaller, which
// show where texts and images of any length stand.

async function expectPictures(page: Page, name: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectPicture(page, `sites/${name}/${width}`);
  }
}

/** How much smaller the pictures are, because each clone of the repository has them. */
const scales = { half: 1 / 2, 'two fifths': 2 / 5 };

for (const { name, site, address, widths, scale } of [
  { name: 'bare', site: 'bare', address: '/', widths: [390, 800, 1440], scale: 'half' },
  { name: 'bare-he', site: 'bare', address: '/he/', widths: [390, 1440], scale: 'half' },
  { name: 'bare-404', site: 'bare', address: '/404.html', widths: [390, 1440], scale: 'half' },
  {
    name: 'ordinary',
    site: 'everything',
    address: '/en/',
    widths: [390, 800, 1440],
    scale: 'two fifths',
  },
  { name: 'student', site: 'designer', address: '/es/', widths: [390], scale: 'two fifths' },
  // Few pictures and many projects.
  {
    name: 'designer',
    site: 'designer',
    address: '/',
    widths: [390, 800, 1440],
    scale: 'two fifths',
  },
  // The same, and dark until a visitor chooses another theme.
  {
    name: 'entrepreneur',
    site: 'entrepreneur',
    address: '/',
    widths: [390, 800, 1440],
    scale: 'two fifths',
  },
] as const) {
  test.describe(() => {
    test.use({ deviceScaleFactor: scales[scale] });

    test(`${name} looks as before, and assistive technology reads it as before`, async ({
      page,
      serve,
    }) => {
      const { url } = await serve(served(site));
      await fixDate(page);
      await withFlatImages(page);
      await open(page, `${url}${address}`);
      await expectTree(page.locator('body'), name);
      await expectPictures(page, name, widths);
    });
  });
}

test.describe(() => {
  test.use({ deviceScaleFactor: 1 / 3 });

  test('everything looks as before in both directions, and assistive technology reads it as before', async ({
    page,
    serve,
  }) => {
    const { url } = await serve(served('everything'));
    await fixDate(page);
    await withFlatImages(page);
    await open(page, `${url}/`);
    await expectTree(page.locator('body'), 'everything');
    for (const dir of ['rtl', 'ltr']) {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, dir);
      await expectPictures(page, `everything-${dir}`, [390, 800, 1440]);
    }
  });
});

// Dark, light and colored ones, each on the plate that makes it legible.
test('each logo of a company stands on its plate in both themes', async ({ page, serve }) => {
  const { url } = await serve(served('entrepreneur'));
  await open(page, `${url}/`);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await waitForPaint(page);
    const pictures: Buffer[] = [];
    for (const logo of await page.locator('#experience .logo').all()) {
      pictures.push(await takePicture(page, await clipAround(logo)));
    }
    await expectSheet(pictures, `sites/logos/${theme}`);
  }
});

test.describe(() => {
  test.use({ deviceScaleFactor: 1 / 3 });

  // The owner's photos have a mark at their focus, and EXIF turns them.
  test('every crop shows the focus of its photo', async ({ page, serve }) => {
    const { url } = await serve(served('everything'));
    for (const { address, width, height } of [
      { address: '/ar/', width: 360, height: 780 },
      { address: '/', width: 844, height: 390 },
      { address: '/', width: 1440, height: 900 },
      { address: '/', width: 2560, height: 1200 },
    ]) {
      await page.setViewportSize({ width, height });
      await open(page, url + address);
      await expectPicture(page.locator('#home img'), `sites/focus/portrait-${width}`);
      await expectPicture(page.locator('#about img'), `sites/focus/about-${width}`);
    }
  });
});

for (const { name, site, folder } of [
  // The focus of a portrait, and hostile texts.
  { name: 'focus/og-he', site: 'everything', folder: '' },
  { name: 'focus/og-ar', site: 'everything', folder: 'ar' },
  // A long introduction, and a family name with a hyphen, which stays on one line.
  { name: 'ordinary/og', site: 'everything', folder: 'en' },
  // No portrait.
  { name: 'bare/og', site: 'bare', folder: '' },
] as const) {
  test(`the social image ${name}.png looks as before`, async () => {
    const file = await readFile(path.join(exportOf(site), folder, 'og.png'));
    await expectPictureFile(await sharp(file).resize(600).png().toBuffer(), `sites/${name}`);
  });
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from '../../browser/support/fixtures';
import { open } from '../../browser/support/page';
import { exportOf, type SiteName, SUB_PATH } from '../../fixtures/sites';
import { expectPicture, expectPictureFile, withFlatImages } from '../support/picture';

// The sites of other owners, made smaller: they show where texts and pictures of any length stand.

interface Visit {
  site: SiteName;
  address?: string;
  /** The folder of the pictures. */
  name: string;
  widths: number[];
  /** Photos, screenshots and logos are what is to be seen. */
  withImages?: boolean;
}

const all = [390, 800, 1440];

const visits: Visit[] = [
  { site: 'bare', name: 'bare', widths: all },
  { site: 'bare', name: 'bare-he', address: '/he/', widths: [390, 1440] },
  { site: 'bare', name: 'bare-404', address: '/404.html', widths: [390, 1440] },
  { site: 'ordinary', name: 'ordinary', widths: all, withImages: true },
  { site: 'ordinary', name: 'ordinary-es', address: '/es/', widths: [390, 1440], withImages: true },
];

test.describe('a half: ', () => {
  test.use({ deviceScaleFactor: 0.5 });

  for (const { site, name, address = '/', widths, withImages } of visits) {
    for (const width of widths) {
      test(`${name}, ${width} px wide`, async ({ page, serve }) => {
        const { url } = await serve({ dir: exportOf(site) });
        await page.setViewportSize({ width, height: 900 });
        if (!withImages) await withFlatImages(page);
        await open(page, `${url}${address}`);
        await expectPicture(page, `sites/${name}/${width}`, { photos: withImages });
      });
    }
  }
});

test.describe('a third: ', () => {
  test.use({ deviceScaleFactor: 1 / 3 });

  for (const dir of ['rtl', 'ltr']) {
    for (const width of all) {
      test(`everything, ${dir}, ${width} px wide`, async ({ page, serve }) => {
        const { url } = await serve({ dir: exportOf('everything'), basePath: SUB_PATH });
        await page.setViewportSize({ width, height: 900 });
        await withFlatImages(page);
        await open(page, `${url}/`);
        await page.evaluate((dir) => {
          document.documentElement.dir = dir;
        }, dir);
        await expectPicture(page, `sites/everything-${dir}/${width}`);
      });
    }
  }
});

// The owner's photos have a mark at their focus, and EXIF turns them.
for (const { folder, width, height } of [
  { folder: '', width: 844, height: 390 },
  { folder: '', width: 1440, height: 900 },
  { folder: '', width: 2560, height: 1200 },
  { folder: 'ar/', width: 360, height: 780 },
]) {
  test.describe(`${width} × ${height} px: `, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: 1 / 3 });

    test(`every crop of /${folder} shows the focus of its photo`, async ({ page, serve }) => {
      const { url } = await serve({ dir: exportOf('everything'), basePath: SUB_PATH });
      await open(page, `${url}/${folder}`);
      await expectPicture(page.locator('#home img'), `sites/focus/portrait-${width}`, {
        photos: true,
      });
      await expectPicture(page.locator('#about img'), `sites/focus/about-${width}`, {
        photos: true,
      });
    });
  });
}

test('og.png shows the focus of the portrait in each language', async () => {
  for (const folder of ['', 'ar']) {
    const file = path.join(exportOf('everything'), folder, 'og.png');
    await expectPictureFile(await readFile(file), `sites/focus/og-${folder || 'he'}`);
  }
});

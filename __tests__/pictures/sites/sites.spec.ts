import { test } from '../../browser/support/fixtures';
import { open } from '../../browser/support/page';
import { exportOf, type SiteName, SUB_PATH } from '../../fixtures/sites';
import { expectPicture, withFlatImages } from '../support/picture';

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
        await expectPicture(page, `sites/${name}/${width}`);
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

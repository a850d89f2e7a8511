import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../owner/browser/support/fixtures';
import { exportOf } from '../owner/support/sites';
import { drawPdf } from '../support/draw-pdf';
import { expectPictureFile } from './support/picture';

// The printed page, and the files that have a look of their own.

const read = (name: string) => readFile(path.join(exportOf('template'), name));

/** Compares each page of a PDF with `NAME-1.png`, `NAME-2.png` … */
async function expectPages(pdf: Uint8Array, name: string, count: number): Promise<void> {
  const pages = await drawPdf(pdf);
  expect(pages, `sheets of ${name}`).toHaveLength(count);
  for (const [index, picture] of pages.entries()) {
    await expectPictureFile(picture, `${name}-${index + 1}`);
  }
}

test('the printed page has three sheets', async ({ page }) => {
  // Programs that save pages as PDF do not wait for hydration.
  await page.goto('/');
  await expectPages(await page.pdf({ format: 'A4' }), 'paper/page', 3);
});

test('cv.pdf has one sheet', async () => {
  await expectPages(await read('cv.pdf'), 'paper/cv', 1);
});

test('og.png shows name, role and portrait', async () => {
  await expectPictureFile(await read('og.png'), 'files/og');
});

const icons: [name: string, type: string][] = [
  ['favicon.ico', 'x-icon'],
  ['icon.svg', 'svg+xml'],
  ['apple-icon.png', 'png'],
];

test('the icons look as before on a light and on a dark tab', async ({ page }) => {
  const addresses = icons.map(async ([name, type]) => {
    const content = (await read(name)).toString('base64');
    return `<img src="data:image/${type};base64,${content}" height="96">`;
  });
  const row = (await Promise.all(addresses)).join('\n');
  await page.setViewportSize({ width: 760, height: 260 });
  await page.setContent(
    `<div style="padding: 9px">${row}</div>
    <div style="padding: 9px; background: #202124">${row}</div>`,
  );
  await expectPictureFile(await page.screenshot(), 'files/icons');
});

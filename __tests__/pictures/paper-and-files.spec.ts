import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { expect, test } from '../support/browser/fixtures';
import { expectPictureFile } from '../support/browser/stored-pictures';
import { readPdf } from '../support/pdf-reader';
import { exportOf, type SiteName } from '../support/tested-sites';

// The printed page, and the files that have a look of their own.

const read = (name: string, site: SiteName = 'sample') => readFile(path.join(exportOf(site), name));

/** Pixels for each point of a PDF: A4 is 744 × 1053 pixels. */
const SCALE = 1.25;

/**
 * Draws the pages of a PDF. PDFium is the library with which Chrome shows a PDF; as WebAssembly it
 * draws the same on each machine.
 * @returns a PNG for each page
 */
async function drawPdf(pdf: Uint8Array): Promise<Buffer[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: Buffer[] = [];
  for (const page of document.pages()) {
    const { data } = await page.render({
      scale: SCALE,
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer(),
    });
    pages.push(Buffer.from(data));
  }
  document.destroy();
  library.destroy();
  return pages;
}

/** Compares each page of a PDF with `NAME-1.png`, `NAME-2.png` … */
async function expectPages(pdf: Uint8Array, name: string, count: number): Promise<void> {
  const pages = await drawPdf(pdf);
  expect(pages).toHaveLength(count);
  for (const [index, page] of pages.entries()) {
    const picture = await sharp(page).resize({ width: 500 }).png().toBuffer();
    expectPictureFile(picture, `${name}-${index + 1}`);
  }
}

test('the printed page looks as before in any theme, on three sheets, or on five across', async ({
  page,
}) => {
  // Programs that save pages as PDF do not wait for scripts.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.goto('/');
  // As wide as Chrome's.
  const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
  const pdf = await page.pdf({ margin, printBackground: true });
  await expectPages(pdf, 'documents/paper', 3);
  // Wider than a window with the layout of desktops.
  const across = await readPdf(await page.pdf({ margin, landscape: true }));
  expect(across.isWithinPage).toBe(true);
  expect(across.pages).toHaveLength(5);
});

test('cv.pdf looks as before, on one sheet', async () => {
  await expectPages(await read('cv.pdf'), 'documents/cv', 1);
});

test('a cv.pdf from right to left is mirrored', async () => {
  const [first] = await drawPdf(await read('ar-EG/cv.pdf', 'everything'));
  const head = sharp(first).resize({ width: 500, height: 200, position: 'top' });
  expectPictureFile(await head.png().toBuffer(), 'documents/cv-ar');
});

test('og.png shows name, role and portrait', async () => {
  const picture = sharp(await read('og.png')).resize(600);
  expectPictureFile(await picture.png().toBuffer(), 'documents/og');
});

test('the icons look as before on a light and on a dark tab', async ({ page }) => {
  const addresses = [
    ['favicon.ico', 'x-icon'],
    ['icon.svg', 'svg+xml'],
    ['apple-icon.png', 'png'],
  ].map(async ([name = '', type]) => {
    const content = (await read(name)).toString('base64');
    return `<img src="data:image/${type};base64,${content}" height="96">`;
  });
  const row = (await Promise.all(addresses)).join('\n');
  await page.setContent(
    `<body style="width: 744px"><div style="padding: 9px">${row}</div>
    <div style="padding: 9px; background: #202124">${row}</div>`,
  );
  // A window that has just changed its size may show no more frames.
  const clip = { x: 0, y: 0, width: 760, height: 260 };
  expectPictureFile(await page.screenshot({ clip }), 'documents/icons');
});

/**
 * Renders the pictures of the site from their sources beside this file.
 *
 *     npm run pictures                    all of them
 *     npm run pictures -- arkha portrait  the named ones
 *
 * Each source is a page of exactly the size of its picture. A `<path data-contours>` in it
 * receives the same contour lines as the site.
 */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { contourPath } from '../components/ui/contourPaths';
import { markPlaceholder } from '../lib/content/placeholder';
import { findBrowser } from './test/browser';

interface Size {
  readonly width: number;
  readonly height: number;
}

const project: Size = { width: 1600, height: 1000 };

const pictures: ReadonlyMap<string, Size> = new Map([
  ['arkha', project],
  ['supporthub', project],
  ['devpulse', project],
  ['crypt-the-prices', project],
  ['pathfinder-ccc', project],
  ['portrait', { width: 1200, height: 1500 }],
  ['desk', { width: 1200, height: 900 }],
]);

const sources = new URL('./pictures/', import.meta.url);
const images = new URL('../public/images/', import.meta.url);

/** Renders the named pictures, in the order of the list above; throws on a name it does not know. */
async function renderPictures(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !pictures.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `No such picture: ${unknown.join(', ')}. There are: ${[...pictures.keys()].join(', ')}.`,
    );
  }

  await mkdir(images, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    // The same colours and the same glyph edges on every machine.
    args: ['--force-color-profile=srgb', '--disable-lcd-text', '--font-render-hinting=none'],
  });
  try {
    const page = await browser.newPage({ deviceScaleFactor: 1 });
    for (const [name, size] of pictures) {
      if (!names.includes(name)) continue;
      await page.setViewportSize(size);
      await page.goto(new URL(`${name}.html`, sources).href);
      await page.evaluate(async (d) => {
        for (const path of document.querySelectorAll('path[data-contours]'))
          path.setAttribute('d', d);
        await document.fonts.ready;
      }, contourPath);
      const shot = await page.screenshot({ type: 'png' });
      const file = fileURLToPath(new URL(`${name}.png`, images));
      const png = sharp(shot).png({ compressionLevel: 9, effort: 10, palette: false });
      await writeFile(file, markPlaceholder(await png.toBuffer()));
      console.log(
        `${name}.png  ${size.width} × ${size.height}  ${Math.round((await stat(file)).size / 1024)} KB`,
      );
    }
  } finally {
    await browser.close();
  }
}

const named = process.argv.slice(2);
await renderPictures(named.length > 0 ? named : [...pictures.keys()]);

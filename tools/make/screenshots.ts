import type { BrowserContextOptions } from '@playwright/test';
import sharp from 'sharp';
import { withBrowser } from '../../scripts/support/browser';
import { contentFileTexts } from '../../scripts/support/content-files';
import { startServer } from '../../scripts/support/preview-server';
import { buildSite, copySite } from '../../scripts/support/site-copy';

/** The looks that the README shows: hues for `content/look.ts`. */
const looks = {
  forest: { paper: 110, ink: 165, link: 160, action: 60 },
  plum: { paper: 350, ink: 315, link: 300, action: 10 },
  harbor: { paper: 250, ink: 265, link: 262, action: 45 },
};

/** Makes the pictures of the README from the template’s site. */
export async function makeScreenshots(): Promise<void> {
  const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 };
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
  await photograph({}, 'screenshot-light', desk);
  await photograph({}, 'screenshot-dark', { ...phone, colorScheme: 'dark' });
  for (const [name, hues] of Object.entries(looks)) {
    const files = contentFileTexts({ look: { hues } });
    await photograph(files, `look-${name}`, { viewport: { width: 1440, height: 900 } });
  }
}

/**
 * Builds the template's site with these files and saves a screenshot of its first screen in docs/.
 */
async function photograph(
  files: Record<string, string>,
  name: string,
  options: BrowserContextOptions,
): Promise<void> {
  const server = await startServer({ dir: await buildSite(await copySite('screenshots', files)) });
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
    await page.goto(server.url, { waitUntil: 'networkidle' });
    const picture = sharp(await page.screenshot()).webp({ quality: 72 });
    await picture.toFile(`docs/${name}.webp`);
  });
  server.close();
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, onSite, test, withMotion } from '../support/browser/fixtures';
import { waitForHydration } from '../support/browser/page';
import { exportOf, isSample, pagesOf } from '../support/tested-sites';

// Sizes are the same on every machine; times are not.

const viewport = { width: 412, height: 823 };
test.use({ ...withMotion, viewport, deviceScaleFactor: 1.75, isMobile: true });

/**
 * The most bytes of a page up to the end of Home, compressed: a host sends ten packets of 1,460
 * bytes before the first answer of the browser (RFC 6928), with some 900 bytes of headers.
 */
const MAX_HOME = 13_700;
/** The most bytes of the sample's HTML, compressed. */
const MAX_SAMPLE_HTML = 15_900;
/** The most bytes of scripts that a page loads before anyone scrolls, compressed. */
const MAX_SCRIPTS = 180_000;
/** The most bytes of all that the sample's page loads then. */
const MAX_SAMPLE = 310_000;

/** The bytes of a response if a host compresses it. Brotli's levels go up to 11; hosts use 9. */
async function compressedSize(response: Response): Promise<number> {
  const body = await response.body();
  const isText = /^text|svg|json/.test(response.headers()['content-type'] ?? '');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return isText ? brotliCompressSync(body, { params }).length : body.length;
}

onSite('own', () => {
  test('the page stays small', async ({ page, localizedSites, server, siteName }) => {
    for (const { file } of pagesOf(localizedSites)) {
      const html = readFileSync(path.join(exportOf(siteName), file), 'utf8');
      const [home = ''] = html.split('</section>', 1);
      const advice = 'Shorten owner.intro, or the names of featured projects.';
      const size = brotliCompressSync(home).length;
      expect(size, `${file} up to the end of Home. ${advice}`).toBeLessThanOrEqual(MAX_HOME);
    }

    const responses: Response[] = [];
    page.on('response', (response) => {
      // Not the answer 304, that a file has not changed: it has no body.
      if (response.ok()) responses.push(response);
    });
    await page.goto(server.url);
    // A slow machine may look idle before hydration.
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(
      responses.map(async (response) => ({
        kind: response.request().resourceType(),
        bytes: await compressedSize(response),
      })),
    );
    const bytesOf = (kind: RegExp) =>
      files.reduce((sum, file) => (kind.test(file.kind) ? sum + file.bytes : sum), 0);
    expect(bytesOf(/script/), 'scripts, as far as they are measured').toBeGreaterThan(1000);
    expect(bytesOf(/script/), 'scripts').toBeLessThanOrEqual(MAX_SCRIPTS);
    // An owner may have more texts and pictures.
    if (!isSample) return;
    const html = readFileSync(path.join(exportOf(siteName), 'index.html'));
    expect(brotliCompressSync(html).length, 'HTML').toBeLessThanOrEqual(MAX_SAMPLE_HTML);
    expect(bytesOf(/./), 'all files').toBeLessThanOrEqual(MAX_SAMPLE);
  });
});

import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { onEachSite } from '../support/browser/on-sites';
import { waitForHydration } from '../support/browser/page';
import { expectNoFaults } from '../support/fault-report';
import { exportOf, serverOptionsFor } from '../support/tested-sites';

test.use(withMotion);

/** Compressed size of the page without the owner's texts, in bytes. */
const PAGE_BYTES = 14_000;
/** How often a text may occur: in the page, in attributes, in the data for hydration. */
const MAX_COPIES = 4;

/** Bytes that a page load transfers, compressed. */
interface Sizes {
  /** With headers. */
  html: number;
  /** Without headers. */
  scripts: number;
  /** Everything, with headers. */
  total: number;
}

/** The most that the sample may transfer, in bytes. */
const sizeBudgets: Sizes = { html: 18_000, scripts: 180_000, total: 310_000 };

/** What a browser loads before anyone scrolls. */
async function transferSizes(page: Page, url: string): Promise<Sizes> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url);
  // A slow machine may look idle before hydration.
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');

  const sizes: Sizes = { html: 0, scripts: 0, total: 0 };
  for (const response of responses) {
    const request = response.request();
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const kind = request.resourceType();
    sizes.total += responseBodySize + responseHeadersSize;
    if (kind === 'document') sizes.html += responseBodySize + responseHeadersSize;
    if (kind === 'script') sizes.scripts += responseBodySize;
  }
  return sizes;
}

// Sizes are the same on every machine; times are not.
onEachSite(() => {
  test('the page stays small, and scripts do not grow with the content', async ({
    newContext,
    serve,
    localizedSites,
    siteName,
  }) => {
    const [{ content }] = localizedSites;
    const phone = {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
    };
    const page = await (await newContext(phone)).newPage();
    const { url } = await serve({ ...serverOptionsFor(siteName), isCompressed: true });
    const sizes = await transferSizes(page, url);

    const files = Object.entries(content).map(([name, value]) => ({
      name,
      bytes: brotliCompressSync(JSON.stringify(value)).length,
    }));
    const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
    const [longest] = files.toSorted((one, other) => other.bytes - one.bytes);
    // An owner may have more texts and pictures.
    const limits =
      exportOf(siteName) === exportOf('sample')
        ? sizeBudgets
        : { html: PAGE_BYTES + MAX_COPIES * all, scripts: sizeBudgets.scripts };
    const tooLarge = Object.entries(limits).flatMap(([name, limit]) => {
      const size = sizes[name as keyof typeof sizes];
      // Fails if nothing is measured.
      expect(size, name).toBeGreaterThan(1000);
      return size > limit ? [`${name} of the page: ${size} bytes, more than ${limit}.`] : [];
    });
    const advice = `The longest file is content/${longest?.name}.ts.`;
    expectNoFaults(tooLarge.length > 0 ? [...tooLarge, advice] : []);
  });
});

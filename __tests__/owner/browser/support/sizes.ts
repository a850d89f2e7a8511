import type { Page, Response } from '@playwright/test';

/** Bytes that a page load transfers, compressed. */
export interface Sizes {
  /** With headers. */
  html: number;
  /** Without headers. */
  scripts: number;
  /** Everything, with headers. */
  total: number;
}

/**
 * The most that may be transferred, in bytes. A server sends the first 14,600 bytes without waiting
 * for the browser; the difference is room for longer names of files and for other hosts' headers.
 */
export const sizeBudgets: Sizes = { html: 14_200, scripts: 172_000, total: 300_000 };

/** What a browser loads before anyone scrolls. */
export async function transferSizes(page: Page, url: string): Promise<Sizes> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url);
  // Waits for hydration, which enables the theme switch; a slow machine may look idle before it.
  await page.locator('fieldset:enabled').first().waitFor({ state: 'attached' });
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

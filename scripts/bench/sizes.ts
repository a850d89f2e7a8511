import type { Page, Response } from '@playwright/test';

/** What a page load transfers, in bytes as they were sent: compressed, where the server does. */
export interface Sizes {
  /** The document with the CSS it holds and the headers of the answer. */
  html: number;
  /** All scripts that load without the visitor doing anything, without headers. */
  scripts: number;
  /** Everything, headers included. */
  total: number;
}

/** The most that may be transferred. The first 14,600 bytes a server sends without waiting. */
export const sizeBudgets: Sizes = { html: 14_600, scripts: 172_000, total: 300_000 };

/**
 * Opens an address and measures all that the browser loads before anyone scrolls.
 * @param settled waits until nothing more comes: half a second without the network, unless the
 *   caller knows better, since that can be a pause on a slow machine
 */
export async function transferSizes(
  page: Page,
  url: string,
  settled = (page: Page): Promise<void> => page.waitForLoadState('networkidle'),
): Promise<Sizes> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'load' });
  await settled(page);

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

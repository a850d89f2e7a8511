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

/** Opens an address and measures all that the browser loads before anyone scrolls. */
export async function transferSizes(page: Page, url: string): Promise<Sizes> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url);
  // What styled-components makes when it starts: until then a slow machine may seem to be at rest.
  await page.locator('style[data-styled=active]').waitFor({ state: 'attached' });
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

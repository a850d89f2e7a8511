import type { Page, Response } from '@playwright/test';

/** What a page load transfers, in bytes as they were sent: compressed, where the server does. */
export interface Sizes {
  /** The document with the CSS it holds and the headers of the answer. */
  html: number;
  /** All scripts that load without the visitor doing anything, without headers. */
  scripts: number;
  /** Those of them that the HTML does not name: what runs first has imported them. */
  laterScripts: number;
  /** Those of them that are not React, Next or styled-components. */
  ownScripts: number;
  /** Everything, headers included. */
  total: number;
  /** The same by kind: document, script, font, image … */
  byKind: Record<string, number>;
}

/** What only the code of React, Next, Turbopack's runtime and styled-components says. */
const framework =
  /Minified React error|__NEXT_|next-router|data-styled-version|useRouterBFCache|CHUNK_BASE_PATH|TURBOPACK_WORKER|loadChunkByUrl|errorThemeCss/;

/**
 * Opens an address and measures all that the browser loads before anyone scrolls.
 * @param settled waits until nothing more comes. Half a second without the network, as here, can be
 *   a pause on a slow machine; who knows the page can tell what its last script shows.
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

  const sizes: Sizes = {
    html: 0,
    scripts: 0,
    laterScripts: 0,
    ownScripts: 0,
    total: 0,
    byKind: {},
  };
  const html = (await responses[0]?.text()) ?? '';
  for (const response of responses) {
    const kind = response.request().resourceType();
    const { responseBodySize, responseHeadersSize } = await response.request().sizes();
    const sent = responseBodySize + responseHeadersSize;
    sizes.total += sent;
    sizes.byKind[kind] = (sizes.byKind[kind] ?? 0) + sent;
    if (kind === 'document') sizes.html += sent;
    if (kind !== 'script') continue;
    sizes.scripts += responseBodySize;
    if (!html.includes(new URL(response.url()).pathname)) sizes.laterScripts += responseBodySize;
    if (!framework.test(await response.text())) sizes.ownScripts += responseBodySize;
  }
  return sizes;
}

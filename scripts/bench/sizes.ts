import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** What a page load transfers, in bytes. */
export interface Sizes {
  /** The document with the CSS it holds, in Brotli. */
  html: number;
  /** All scripts that load without the visitor doing anything, in gzip. */
  scripts: number;
  /** Those of them that the HTML does not name: what runs first has imported them. */
  laterScripts: number;
  /** Those of them that are not React, Next or styled-components. */
  ownScripts: number;
  /** Everything, headers included, as it was sent. */
  total: number;
  /** The same by kind: document, script, font, image … */
  byKind: Record<string, number>;
}

/** What only the code of React, Next, Turbopack's runtime and styled-components says. */
const framework =
  /Minified React error|__NEXT_|next-router|data-styled-version|useRouterBFCache|CHUNK_BASE_PATH|TURBOPACK_WORKER|loadChunkByUrl/;

/** Where one of Turbopack's chunks ends and the next begins in a joined file. */
const seam = /\n(?=\(globalThis\.TURBOPACK|\(\(\)=>)/;

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
    if (kind === 'document') sizes.html += brotli(await response.body());
    if (kind !== 'script') continue;
    const code = await response.text();
    sizes.scripts += gzipped(code);
    if (!html.includes(new URL(response.url()).pathname)) sizes.laterScripts += gzipped(code);
    const own = code.split(seam).filter((chunk) => !framework.test(chunk));
    if (own.length > 0) sizes.ownScripts += gzipped(own.join('\n'));
  }
  return sizes;
}

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

function brotli(text: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotliCompressSync(text, { params }).length;
}

import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../test/browser';
import type { Answer } from './ask';
import { type Endpoint, findEndpoints, hostOf, type Network, portOf } from './network';

/** A browser that knows the published site and no other place. */
export interface Fenced {
  page: Page;
  /** @throws NoBrowser once the browser has broken down, which is no fault of the page. */
  assertRunning(): void;
  close(): Promise<void>;
}

/** Why there is no browser visit, a sentence for the owner. */
export class NoBrowser extends Error {}

/** To close a browser whose page hangs. */
const CLOSE_LIMIT_MS = 5000;

/**
 * Starts a headless browser with a fence of names: the site's host leads to the place that was
 * looked at before, `others` to theirs, and every other name nowhere. So neither a redirect nor a
 * script can send it to a machine of this network.
 * @throws NoBrowser when none starts, or none with the sandbox that a stranger's scripts need
 */
export async function openFenced(
  site: Answer,
  network: Network,
  others: readonly string[] = [],
): Promise<Fenced> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && !network.allowLocal) {
    throw new NoBrowser('Chromium has no sandbox for root; run the doctor as an ordinary user.');
  }
  const siteUrl = new URL(site.url);
  const places = [rule(siteUrl, site.endpoint)];
  for (const other of others) {
    const url = new URL(other);
    if (url.host === siteUrl.host) continue;
    const [endpoint] = await findEndpoints(url, network);
    if (endpoint !== undefined) places.push(rule(url, endpoint));
  }
  const browser = await chromium
    .launch({
      executablePath: await findBrowser().catch((error: Error) => {
        throw new NoBrowser(error.message);
      }),
      chromiumSandbox: !isRoot,
      args: [
        `--host-resolver-rules=${[...places, 'MAP * ~NOTFOUND'].join(', ')}`,
        // A proxy would look names up by itself, behind the fence.
        '--no-proxy-server',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
        ...trust(site, network),
      ],
    })
    .catch((error: Error) => {
      throw error instanceof NoBrowser
        ? error
        : new NoBrowser(`The browser did not start (${error.message.split('\n')[0]}).`);
    });
  const close = () => within(CLOSE_LIMIT_MS, browser.close()).then(() => {});
  try {
    const context = await browser.newContext({ acceptDownloads: false, serviceWorkers: 'block' });
    const page = await context.newPage();
    context.on('page', (popup) => void popup.close().catch(() => {}));
    const assertRunning = () => {
      if (browser.isConnected()) return;
      throw new NoBrowser(
        'Chromium broke down. On Linux it needs a font, as in the package fonts-liberation.',
      );
    };
    return { page, assertRunning, close };
  } catch (error) {
    await close();
    throw new NoBrowser(`The browser did not start (${error}).`);
  }
}

/** What Chromium's resolver is told of one address. */
function rule(url: URL, { address, port }: Endpoint): string {
  const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host);
  return `MAP ${bracketed(hostOf(url))}:${portOf(url)} ${bracketed(address)}:${port}`;
}

/**
 * With an authority of its own (NODE_EXTRA_CA_CERTS, as in company networks), Node has verified
 * what Chromium would refuse; the browser then takes this very key and no other.
 */
function trust({ certificate }: Answer, { ca }: Network): string[] {
  const isOwn = ca !== undefined || Boolean(process.env.NODE_EXTRA_CA_CERTS);
  return isOwn && certificate !== undefined
    ? [`--ignore-certificate-errors-spki-list=${certificate.keyHash}`]
    : [];
}

/** The result of some work, or undefined if it fails or takes longer. */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  const settled = work.catch(() => undefined);
  return Promise.race([settled, limit]).finally(() => clearTimeout(timer));
}

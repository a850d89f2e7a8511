import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, webkit } from '@playwright/test';
import { freePort } from '../../support/free-port';

/** How WebKit is reached where Playwright has no build of its own. */
export interface WebKitOptions {
  /** Path of WebKitGTK's MiniBrowser. */
  miniBrowser: string | undefined;
}

/** A window of WebKitGTK that Playwright drives as it drives Safari on a phone: by its inspector. */
export interface WebKitWindow {
  context: BrowserContext;
  close(): Promise<void>;
}

/** How long screen, browser and inspector together may take to start. */
const START_LIMIT_MS = 60_000;

/**
 * Opens a window of this size on a screen that nobody sees. It cannot be resized later, and takes
 * events that Playwright makes in the page: clicks and keys, but the Tab key moves nothing.
 * @param first address that the window opens with. Of the site that is tested: for another one the
 *   browser takes a new process, in which Playwright loses the page.
 * @throws Error if no window is there after a minute; nothing then keeps running
 */
export async function openWebKit(
  miniBrowser: string,
  size: { width: number; height: number },
  first: string,
): Promise<WebKitWindow> {
  const started: ChildProcess[] = [];
  const server = createServer();
  const end = async () => {
    server.close();
    server.closeAllConnections();
    await Promise.all(started.map(endProcess));
  };
  try {
    const signal = AbortSignal.timeout(START_LIMIT_MS);
    const display = await startScreen(started, signal);
    const inspector = await freePort();
    // Serves the page that opens the window, and the list of pages as Safari's inspector has it.
    server.on('request', async (request, response) => {
      if (request.url === '/json') {
        response.end(JSON.stringify([{ webSocketDebuggerUrl: await pageAt(first, inspector) }]));
      } else {
        const features = `noopener,width=${size.width},height=${size.height}`;
        response.setHeader('Content-Type', 'text/html');
        response.end(`<script>open('${first}', '', '${features}')</script>`);
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening', { signal });
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const flags = ['enable-developer-extras', 'javascript-can-open-windows-automatically'];
    const env = {
      ...process.env,
      DISPLAY: display,
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${inspector}`,
      // Drawing without a graphics card, its newer way shows three frames a second, this one thirty.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    };
    const args = [...flags.map((name) => `--${name}=true`), '--private', address];
    const browser = spawn(miniBrowser, args, { stdio: 'ignore', env });
    started.push(browser);
    while ((await pageAt(first, inspector)) === undefined) {
      if (browser.exitCode !== null) throw new Error('MiniBrowser does not start.');
      await wait(50, undefined, { signal });
    }
    const connected = await webkit.connectOverCDP(address, { timeout: START_LIMIT_MS });
    const [context] = connected.contexts();
    if (!context) throw new Error('MiniBrowser shows no page.');
    return { context, close: () => connected.close().then(end) };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Starts a screen that nobody sees; gives its name. */
async function startScreen(started: ChildProcess[], signal: AbortSignal): Promise<string> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  started.push(screen);
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data', { signal });
  return `:${String(display).trim()}`;
}

/** Where the inspector offers the page that shows an address; undefined while it does not. */
async function pageAt(address: string, port: number): Promise<string | undefined> {
  const html = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5000) })
    .then((answer) => answer.text())
    .catch(() => '');
  const rows = html.split('<tr>');
  const target = rows.find((row) => row.includes(`>${address}<`))?.match(/socket\/[\w/]+/);
  return target ? `ws://127.0.0.1:${port}/${target[0]}` : undefined;
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill('SIGKILL')) return;
  await once(child, 'exit');
}

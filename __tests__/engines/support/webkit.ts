import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { webkit } from '@playwright/test';
import { freePort } from '../../support/free-port';

/** How WebKit is reached where Playwright has no build of its own. */
export interface WebKitOptions {
  /** Path of WebKitGTK's MiniBrowser. */
  miniBrowser: string | undefined;
}

/** How long screen, browser and inspector together may take to start. */
const START_LIMIT_MS = 60_000;

/**
 * Opens a window of WebKitGTK on a virtual screen. Playwright drives it through its inspector, as it
 * drives Safari on a phone. The window keeps its size, and takes events that Playwright makes in the
 * page: clicks and keys, but the Tab key moves nothing.
 * @param first address that the window opens with. It must be on the site under test: for another
 *   site the browser starts a new process, in which Playwright loses the page.
 * @returns the window's context, and what ends browser and screen
 * @throws Error if no window is there after a minute; nothing then keeps running
 */
export async function openWebKit(
  miniBrowser: string,
  size: { width: number; height: number },
  first: string,
) {
  const processes: ChildProcess[] = [];
  const server = createServer();
  const end = () => {
    server.close();
    server.closeAllConnections();
    for (const each of processes) each.kill('SIGKILL');
  };
  try {
    const signal = AbortSignal.timeout(START_LIMIT_MS);
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    processes.push(screen);
    const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data', { signal });
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
    const args = [...flags.map((name) => `--${name}=true`), '--private', address];
    const browser = spawn(miniBrowser, args, {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${inspector}`,
        // Without a graphics card the newer renderer shows three frames a second, this one thirty.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      },
    });
    processes.push(browser);
    while ((await pageAt(first, inspector)) === undefined) {
      if (browser.exitCode !== null) throw new Error('MiniBrowser does not start.');
      await wait(50, undefined, { signal });
    }
    const connected = await webkit.connectOverCDP(address, { timeout: START_LIMIT_MS });
    const [context] = connected.contexts();
    if (!context) throw new Error('MiniBrowser shows no page.');
    return { context, close: () => connected.close().then(end) };
  } catch (error) {
    end();
    throw error;
  }
}

/** Where the inspector offers the page that shows an address; undefined while it does not. */
async function pageAt(address: string, port: number): Promise<string | undefined> {
  const html = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5000) })
    .then((answer) => answer.text())
    .catch(() => '');
  const row = html.split('<tr>').find((each) => each.includes(`>${address}<`));
  const target = row?.match(/socket\/[\w/]+/);
  return target ? `ws://127.0.0.1:${port}/${target[0]}` : undefined;
}

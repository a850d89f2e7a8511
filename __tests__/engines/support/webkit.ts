import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { webkit } from '@playwright/test';
import { freePort, serve } from '../../support/serve';

export interface WebKitOptions {
  /** Path of WebKitGTK's MiniBrowser; used where Playwright's own WebKit is not installed. */
  miniBrowser: string | undefined;
}

/** Time limit for the start of screen, browser and inspector together. */
const START_LIMIT_MS = 60_000;

/**
 * Opens a window of WebKitGTK on a virtual screen. Playwright controls it through its inspector, as
 * it controls Safari on a phone. The window cannot be resized. Clicks and keys are events that
 * Playwright dispatches in the page, so the Tab key does not move the focus.
 * @param first address that the window opens with. It must be on the site under test: for another
 *   site the browser starts a new process, and Playwright loses the page.
 * @returns the window's context, and a function that ends browser and screen
 * @throws Error if there is no window after a minute; no process keeps running then
 */
export async function openWebKit(
  miniBrowser: string,
  size: { width: number; height: number },
  first: string,
) {
  const inspector = await freePort();
  // Serves the page that opens the window, and the list of pages in the format of Safari's
  // inspector.
  const { url, close } = await serve(async (request, response) => {
    if (request.url === '/json') {
      response.end(JSON.stringify([{ webSocketDebuggerUrl: await pageAt(first, inspector) }]));
    } else {
      const features = `noopener,width=${size.width},height=${size.height}`;
      response.setHeader('Content-Type', 'text/html');
      response.end(`<script>open('${first}', '', '${features}')</script>`);
    }
  });
  const processes: ChildProcess[] = [];
  const end = () => {
    close();
    for (const each of processes) each.kill('SIGKILL');
  };
  try {
    const signal = AbortSignal.timeout(START_LIMIT_MS);
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    processes.push(screen);
    const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data', { signal });
    const flags = ['enable-developer-extras', 'javascript-can-open-windows-automatically'];
    const args = [...flags.map((name) => `--${name}=true`), '--private', url];
    const browser = spawn(miniBrowser, args, {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${inspector}`,
        // Without a graphics card the newer renderer draws 3 frames per second, this one 30.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      },
    });
    processes.push(browser);
    while ((await pageAt(first, inspector)) === undefined) {
      if (browser.exitCode !== null) throw new Error('MiniBrowser does not start.');
      await wait(50, undefined, { signal });
    }
    const connected = await webkit.connectOverCDP(url, { timeout: START_LIMIT_MS });
    const [context] = connected.contexts();
    if (!context) throw new Error('MiniBrowser shows no page.');
    return { context, close: () => connected.close().then(end) };
  } catch (error) {
    end();
    throw error;
  }
}

/**
 * The inspector's WebSocket address of the page that shows an address; undefined until there is
 * one.
 */
async function pageAt(address: string, port: number): Promise<string | undefined> {
  const html = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5000) })
    .then((answer) => answer.text())
    .catch(() => '');
  const row = html.split('<tr>').find((each) => each.includes(`>${address}<`));
  const target = row?.match(/socket\/[\w/]+/);
  return target ? `ws://127.0.0.1:${port}/${target[0]}` : undefined;
}

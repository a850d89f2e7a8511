import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, webkit } from '@playwright/test';

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

/**
 * Opens a window of this size on a screen that nobody sees. It cannot be resized later, and takes
 * events that Playwright makes in the page: clicks and keys, but the Tab key moves nothing.
 * @param first address that the window opens with. Of the site that is tested: for another one the
 *   browser takes a new process, in which Playwright loses the page.
 */
export async function openWebKit(
  miniBrowser: string,
  { width, height }: { width: number; height: number },
  first: string,
): Promise<WebKitWindow> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const inspector = await freePort();
  const find = () => pageAt(first, inspector);
  // Serves the page that opens the window, and the list of pages as Safari's inspector has it.
  const server = createServer(async (request, response) => {
    if (request.url === '/json') {
      response.end(JSON.stringify([{ webSocketDebuggerUrl: await find() }]));
    } else {
      const features = `noopener,width=${width},height=${height}`;
      response.setHeader('Content-Type', 'text/html');
      response.end(`<script>open('${first}', '', '${features}')</script>`);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const flags = ['enable-developer-extras', 'javascript-can-open-windows-automatically'];
  const browser = spawn(
    miniBrowser,
    [...flags.map((name) => `--${name}=true`), '--private', address],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${inspector}`,
        // Drawing without a graphics card, its newer way shows three frames a second, this one thirty.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      },
    },
  );
  while ((await find()) === undefined) {
    if (browser.exitCode !== null) throw new Error('MiniBrowser does not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const connected = await webkit.connectOverCDP(address);
  const [context] = connected.contexts();
  if (!context) throw new Error('MiniBrowser shows no page.');
  return {
    context,
    close: async () => {
      await connected.close();
      server.close();
      await end(browser);
      await end(screen);
    },
  };
}

/** Where the inspector offers the page that shows an address; undefined while it does not. */
async function pageAt(address: string, port: number): Promise<string | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  const rows = (await answer?.text())?.split('<tr>') ?? [];
  const target = rows.find((row) => row.includes(`>${address}<`))?.match(/socket\/[\w/]+/);
  return target ? `ws://127.0.0.1:${port}/${target[0]}` : undefined;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill('SIGKILL')) return;
  await once(child, 'close');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

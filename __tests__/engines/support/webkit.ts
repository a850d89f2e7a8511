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
 */
export async function openWebKit(
  miniBrowser: string,
  { width, height }: { width: number; height: number },
): Promise<WebKitWindow> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const inspector = await freePort();
  // Serves the page that opens the window, and the list of pages as Safari's inspector has it.
  const server = createServer(async (request, response) => {
    if (request.url !== '/json') {
      const opener = `<script>open('about:blank', '', 'width=${width},height=${height}')</script>`;
      response.setHeader('Content-Type', 'text/html').end(opener);
      return;
    }
    const [, second] = await pagesOf(inspector);
    response.end(JSON.stringify([{ webSocketDebuggerUrl: second }]));
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
  while ((await pagesOf(inspector)).length < 2) {
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

/** Addresses of the pages that the inspector offers; none while it does not answer yet. */
async function pagesOf(port: number): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  const targets = (await answer?.text())?.match(/socket\/\d+\/\d+\/WebPage/g) ?? [];
  return targets.map((target) => `ws://127.0.0.1:${port}/${target}`);
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

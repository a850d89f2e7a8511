import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Engine } from '../../../scripts/test/engines';
import type { EnginePage, RunningEngine } from './engine-page';

/** As WebDriver names them (Actions, "keyboard actions"). */
const keys = { Tab: '\uE004', Escape: '\uE00C', Enter: '\uE007', End: '\uE010' } as const;

/** WebKitGTK, over WebDriver's plain HTTP, on a screen that nobody sees. */
export async function startWithWebDriver({ program = '' }: Engine): Promise<RunningEngine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    // Drawing without a graphics card, its newer way shows three frames a second, this one thirty.
    env: {
      ...process.env,
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      DISPLAY: `:${String(display).trim()}`,
    },
  });
  const call = callerOf(`http://127.0.0.1:${port}`);
  await ready(call, driver);
  return {
    newPage: () => newPage(call),
    close: async () => {
      driver.kill();
      screen.kill();
    },
  };
}

type Call = <Result>(method: string, path: string, body?: unknown) => Promise<Result>;

async function newPage(call: Call): Promise<EnginePage> {
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  const act = (type: 'pointer' | 'key', actions: object[]) =>
    call<void>('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] });
  const press = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  const page: EnginePage = {
    open: (url) => call('POST', `${session}/url`, { url }),
    back: () => call('POST', `${session}/back`, {}),
    run: (code, ...args) =>
      call('POST', `${session}/execute/sync`, {
        script: `return (${code}).apply(null, arguments)`,
        args,
      }),
    load: (script) => call('POST', `${session}/execute/sync`, { script, args: [] }),
    pressAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) => act('key', [...text].flatMap(press)),
    key: (name) => act('key', press(keys[name])),
    resize: async (width, height) => {
      const inner = () => page.run(() => [window.innerWidth, window.innerHeight] as const);
      await call('POST', `${session}/window/rect`, { width, height });
      // The window has bars around the page.
      const [innerWidth, innerHeight] = await inner();
      const outer = { width: 2 * width - innerWidth, height: 2 * height - innerHeight };
      await call('POST', `${session}/window/rect`, outer);
    },
    picture: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    // It has no way to tell them: the scripts of the watched copy have kept them (watched-copy.ts).
    faults: () => page.run(() => (window as { faults?: string[] }).faults ?? []),
    close: () => call('DELETE', session),
  };
  return page;
}

function callerOf(server: string): Call {
  return async (method, path, body) => {
    const response = await fetch(server + path, { method, body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** Waits until the driver listens. */
async function ready(call: Call, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver does not start.');
    const isReady = await call('GET', '/status').catch(() => undefined);
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

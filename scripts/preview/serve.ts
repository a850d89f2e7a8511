import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError } from '../support/run-script';
import { formatMessage } from './mail-catcher';
import { type RunningServer, type ServerOptions, startServer } from './server';

const PORTS_TRIED = 20;

export interface ServeSettings {
  dir: string;
  port: number;
  basePath: string;
}

/**
 * Reads `--dir`, `--port` and `--base` from the command line, else PORT and BASE_PATH from the
 * environment, else `out`, 3000 and no base path. Throws a PlainError for what it can't read.
 */
export function readSettings(args: string[], env: NodeJS.ProcessEnv): ServeSettings {
  const text = { type: 'string' } as const;
  let values: { dir?: string; port?: string; base?: string };
  try {
    values = parseArgs({ args, options: { dir: text, port: text, base: text } }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new PlainError(
      `${reason}. The options are --port 3000, --dir out and --base /portfolio.`,
    );
  }
  const given = values.port ?? (env.PORT || '3000');
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535) {
    throw new PlainError(`The port must be a number from 0 to 65535, but "${given}" was given.`);
  }
  const base = (values.base ?? env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '');
  return { dir: values.dir ?? 'out', port, basePath: base && `/${base}` };
}

/**
 * Serves an export until Ctrl+C, and prints where it is and every message that arrives. A taken
 * port is left to its owner and the next free one is used. Throws a PlainError if there is no
 * finished export to serve.
 */
export async function serve(settings: ServeSettings): Promise<void> {
  const { dir, port, basePath } = settings;
  if (!existsSync(dir)) {
    throw new PlainError(`There is no folder ${dir} to serve. Run "npm run build" first.`);
  }
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new PlainError(
      `The folder ${dir} holds no index.html, so its build did not finish. Run "npm run build".`,
    );
  }

  const onMessage: ServerOptions['onMessage'] = (message) =>
    console.log(`\n${formatMessage(message)}\n`);
  const server = await listen({ dir, port, basePath, onMessage });
  if (port !== 0 && server.port !== port) {
    console.log(`\n  Port ${port} is not free, so this uses ${server.port}.`);
  }
  console.log(`
  Your page:  http://localhost:${server.port}${basePath}/
  Messages written with its form appear below, as long as no e-mail service is connected.
  Press Ctrl+C to stop.
`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.close().then(() => process.exit(0)));
  }
}

async function listen(options: ServerOptions & { port: number }): Promise<RunningServer> {
  const { port } = options;
  for (let candidate = port; candidate < port + PORTS_TRIED && candidate <= 65_535; candidate++) {
    if (candidate !== 0 && (await answers(candidate))) continue;
    try {
      return await startServer({ ...options, port: candidate });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    }
  }
  return startServer({ ...options, port: 0 });
}

/**
 * Whether somebody answers at localhost already. Listening alone does not tell: we may get
 * 127.0.0.1 while another program holds ::1, and browsers try both for localhost.
 */
async function answers(port: number): Promise<boolean> {
  const tries = ['127.0.0.1', '::1'].map(async (host) => {
    const socket = connect({ port, host });
    try {
      await once(socket, 'connect');
      return true;
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  });
  return (await Promise.all(tries)).includes(true);
}

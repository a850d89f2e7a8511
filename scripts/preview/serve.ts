import { existsSync } from 'node:fs';
import path from 'node:path';
import { normaliseBasePath } from '../../lib/hosting/paths';
import { PlainError, readArguments } from '../support/run-script';
import { formatMessage } from './mail-catcher';
import { type RunningServer, type ServerOptions, startServer } from './server';

const usage = `Usage: npm run preview -- [options]   serves the last build
       npm start -- [options]         builds the site first

  --port 3000         port on this computer; the next free one if it is taken
  --base /portfolio   path below which the site stands (otherwise: BASE_PATH)
  --dir out           folder to serve
  --help              this text`;

export type ServeSettings = Required<Pick<ServerOptions, 'dir' | 'port' | 'basePath'>>;

/**
 * Reads the options, with PORT and BASE_PATH from the environment behind them.
 * @throws PlainError with the usage, for `--help` and for what cannot be read
 */
export function readSettings(args: string[], env: NodeJS.ProcessEnv): ServeSettings {
  const text = { type: 'string' } as const;
  const { values } = readArguments(args, { port: text, base: text, dir: text }, usage);
  const port = Number(values.port ?? env.PORT ?? 3000);
  if (!(port >= 0 && port <= 65_535)) throw new PlainError(usage);
  return {
    dir: values.dir ?? 'out',
    port,
    basePath: normaliseBasePath(values.base ?? env.BASE_PATH),
  };
}

/**
 * Serves an export until Ctrl+C, and prints its address and every message that arrives.
 * @throws PlainError if there is no finished export to serve
 */
export async function serve({ dir, port, basePath }: ServeSettings): Promise<void> {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new PlainError(`There is no finished build in ${dir}. Run "npm run build" first.`);
  }
  const server = await startAtFreePort({
    dir,
    port,
    basePath,
    onMessage: (message) => console.log(`\n${formatMessage(message)}\n`),
  });
  if (port !== 0 && server.port !== port) {
    console.log(`\n  Port ${port} is taken, so this uses ${server.port}.`);
  }
  console.log(`
  Your page:  ${server.url}/
  Messages sent with its form appear below, as long as no e-mail service is connected.
  Press Ctrl+C to stop.
`);
}

/** Starts the server at the port asked for or one of the next nine; failing that, at any. */
async function startAtFreePort(options: ServerOptions & { port: number }): Promise<RunningServer> {
  const wanted = Array.from({ length: 10 }, (_, index) => options.port + index);
  for (const port of [...wanted, 0]) {
    try {
      return await startServer({ ...options, port });
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['EADDRINUSE', 'EACCES'].includes(code)) throw error;
    }
  }
  throw new PlainError('This computer has no free port left.');
}

// npm run preview: serves the last build. npm start: builds the site first.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { normaliseBasePath } from '../lib/hosting/addresses';
import { formatMessage } from './preview/mail-catcher';
import { startServer } from './preview/server';
import { PlainError, readArguments, runScript } from './support/run-script';

const usage = `Usage: npm run preview -- [options]   serves the last build
       npm start -- [options]         builds the site first

  --port 3000         port on this computer; another one if it is taken (otherwise: PORT)
  --base /portfolio   path below which the site stands (otherwise: BASE_PATH)
  --dir out           folder to serve
  --help              this text`;

const text = { type: 'string' } as const;
const flags = { port: text, base: text, dir: text, build: { type: 'boolean' } } as const;

/** Serves an export until Ctrl+C, and prints its address and every message that arrives. */
runScript(async () => {
  const { values } = readArguments(process.argv.slice(2), flags, usage);
  const { dir = 'out' } = values;
  const port = Number(values.port ?? process.env.PORT ?? 3000);
  const basePath = normaliseBasePath(values.base ?? process.env.BASE_PATH);
  if (!(port >= 0 && port <= 65_535)) throw new PlainError(usage);
  if (values.build) build(basePath);
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new PlainError(`There is no finished build in ${dir}. Run "npm run build" first.`);
  }
  const options = {
    dir,
    basePath,
    onMessage: (message: Parameters<typeof formatMessage>[0]) =>
      console.log(`\n${formatMessage(message)}\n`),
  };
  const server = await startServer({ ...options, port }).catch((error) => {
    if (!['EADDRINUSE', 'EACCES'].includes(error.code)) throw error;
    console.log(`\n  Port ${port} is taken, so this uses another one.`);
    return startServer(options);
  });
  console.log(`
  Your page:  ${server.url}/
  Messages sent with its form appear below, as long as no e-mail service is connected.
  Press Ctrl+C to stop.
`);
});

/** Runs `next build` for this base path. */
function build(basePath: string): void {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const env = { ...process.env, BASE_PATH: basePath };
  const { status, signal } = spawnSync(process.execPath, [next, 'build'], {
    stdio: 'inherit',
    env,
  });
  if (signal) process.exit(130); // Ctrl+C: the owner knows why.
  if (status !== 0) throw new PlainError('The build failed, so there is nothing to serve.');
}

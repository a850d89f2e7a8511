// npm start: builds the site and serves it.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { readSettings, serve } from './preview/serve';
import { PlainError, runScript } from './support/run-script';

runScript(async () => {
  const settings = readSettings(process.argv.slice(2), process.env);
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  // The build must know the base path that it is served below, also when --base gave it.
  const env = { ...process.env, BASE_PATH: settings.basePath };
  const { status, signal } = spawnSync(process.execPath, [next, 'build'], {
    stdio: 'inherit',
    env,
  });
  if (signal) process.exit(130); // Ctrl+C: the owner knows why.
  if (status !== 0) throw new PlainError('The build failed, so there is nothing to serve.');
  await serve(settings);
});

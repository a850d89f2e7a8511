// npm start: builds the site and serves it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { readSettings, serve } from './preview/serve';
import { PlainError, runScript } from './support/run-script';

runScript(async () => {
  const settings = readSettings(process.argv.slice(2), process.env);
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  // The build must know the base path it will be served under, also when --base gave it.
  const env = { ...process.env, BASE_PATH: settings.basePath };
  const build = spawn(process.execPath, [next, 'build'], { stdio: 'inherit', env });
  const [code, signal] = (await once(build, 'exit')) as [number | null, string | null];
  if (signal) process.exit(130); // Ctrl+C: the user knows why.
  if (code !== 0) {
    throw new PlainError(
      'The build failed, so there is nothing to serve. The reason stands above.',
    );
  }
  await serve(settings);
});

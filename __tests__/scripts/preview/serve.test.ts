/** @jest-environment node */
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { CATCHER_PATH } from '@/scripts/preview/mail-catcher';
import { readSettings } from '@/scripts/preview/serve';
import { startServer } from '@/scripts/preview/server';
import { PlainError } from '@/scripts/support/run-script';
import { ask } from '../../support/ask';
import { makeFolder } from '../../support/folder';
import { launch } from '../../support/launch';

const root = path.resolve(import.meta.dirname, '../../..');
const dir = makeFolder({ 'index.html': '<h1>Juan</h1>' });

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

const preview = (...args: string[]) =>
  launch([path.join(root, 'scripts/preview.ts'), ...args], {
    cwd: root,
    onStart: (child) => running.push(child),
  });

test('npm run preview leaves a taken port alone, and prints the messages that arrive', async () => {
  const other = await startServer({ dir });
  const { port, shown, printed } = await preview('--dir', dir, '--port', String(other.port));
  await other.close();
  expect(port).not.toBe(other.port);
  expect(shown.text).toContain(`Port ${other.port} is taken, so this uses ${port}.`);

  const seen = printed(/From: {5}Ana\n {2}Reply to: ana@example\.com\n {2}\| Free in May\?/);
  const template_params = {
    from_name: 'Ana',
    to_name: 'Juan',
    message: 'Free in May?',
    reply_to: 'ana@example.com',
  };
  const message = {
    lib_version: '3',
    user_id: 'u',
    service_id: 's',
    template_id: 't',
    template_params,
  };
  await ask(port, CATCHER_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  await seen;
});

test('without a build it says one sentence and ends', async () => {
  await expect(preview('--dir', 'scripts')).rejects.toThrow(
    /ended with:\nThere is no finished build in scripts\. Run "npm run build" first\.\n$/,
  );
});

test('settings come from the command line, else from the environment', () => {
  const env = { PORT: '4000', BASE_PATH: '/from-env', NODE_ENV: 'test' as const };

  expect(readSettings([], { NODE_ENV: 'test' })).toEqual({ dir: 'out', port: 3000, basePath: '' });
  expect(readSettings([], env)).toEqual({ dir: 'out', port: 4000, basePath: '/from-env' });
  expect(readSettings(['--port', '5000', '--base', 'mine/', '--dir', 'x'], env)).toEqual({
    dir: 'x',
    port: 5000,
    basePath: '/mine',
  });
});

test.each([
  [['--help'], 0],
  [['--prot', '80'], 1],
  [['--port', 'http'], 1],
])('%j prints the usage and ends with %i', (args, exitCode) => {
  let error: unknown;
  try {
    readSettings(args, { NODE_ENV: 'test' });
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(PlainError);
  expect(error).toMatchObject({
    exitCode,
    message: expect.stringContaining('npm run preview -- '),
  });
});

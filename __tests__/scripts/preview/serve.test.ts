/** @jest-environment node */
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { CATCHER_PATH } from '@/scripts/preview/mail-catcher';
import { startServer } from '@/scripts/preview/server';
import { ask } from '../../support/ask';
import { makeFolder } from '../../support/folder';
import { launch } from '../../support/launch';

const root = path.resolve(import.meta.dirname, '../../..');
const dir = makeFolder({ 'index.html': '<h1>Juan</h1>' });

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

const preview = (args: string[], env?: Record<string, string>) =>
  launch([path.join(root, 'scripts/preview.ts'), ...args], {
    cwd: root,
    env,
    onStart: (child) => running.push(child),
  });

test('npm run preview leaves a taken port alone, and prints the messages that arrive', async () => {
  const other = await startServer({ dir });
  const { port, shown, printed } = await preview(['--dir', dir, '--port', String(other.port)]);
  await other.close();
  expect(port).not.toBe(other.port);
  expect(shown.text).toContain(`Port ${other.port} is taken, so this uses another one.`);

  const seen = printed(/From: {5}Ana\n {2}Reply to: ana@example\.com\n {2}\| Free in May\?/);
  const template_params = {
    from_name: 'Ana',
    to_name: 'Juan',
    message: 'Free in May?',
    reply_to: 'ana@example.com',
  };
  const ids = { lib_version: '3', user_id: 'u', service_id: 's', template_id: 't' };
  await ask(port, CATCHER_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ids, template_params }),
  });
  await seen;
});

test('without a build it says one sentence and ends', async () => {
  await expect(preview(['--dir', 'scripts'])).rejects.toThrow(
    /It ended with:\nThere is no finished build in scripts\. Run "npm run build" first\.\n$/,
  );
});

test('port and base path come from the command line, else from the environment', async () => {
  const env = { PORT: 'http', BASE_PATH: 'from-env' };
  const { address } = await preview(['--dir', dir, '--port', '0'], env);
  expect(address).toMatch(/\/from-env\/$/);
  const other = await preview(['--dir', dir, '--base', 'mine/'], { ...env, PORT: '0' });
  expect(other.address).toMatch(/\/mine\/$/);
});

test.each(['--help', '--prot', '--port=http'])('%s prints the usage', async (arg) => {
  await expect(preview([arg])).rejects.toThrow('npm run preview -- ');
});

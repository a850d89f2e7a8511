/** @jest-environment node */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { CATCHER_PATH } from '@/scripts/preview/mail-catcher';
import { readSettings } from '@/scripts/preview/serve';
import { copySite, run } from '@/scripts/test/site-copy';
import { ask } from '../../support/ask';
import { makeFolder } from '../../support/folder';
import { launch as launchScript } from '../../support/launch';

const root = path.resolve(import.meta.dirname, '../../..');
const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
const script = (name: string) => path.join(root, 'scripts', `${name}.ts`);
const page = '<h1>Juan</h1>';
const out = makeFolder({ 'index.html': page });

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** As `launch`, and ended with the test. */
const launch = (args: string[], env?: Record<string, string>) =>
  launchScript(args, { cwd: root, env, onStart: (child) => running.push(child) });

async function takePort(host: string): Promise<{ port: number; server: Server }> {
  const server = createServer((_, response) => response.end('somebody else'));
  server.listen(0, host);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server };
}

test('npm run preview serves the last build and prints a message that arrives', async () => {
  const { port, printed } = await launch([script('preview'), '--dir', out, '--port', '0']);
  const message = {
    lib_version: '3.2.0',
    user_id: 'u',
    service_id: 's',
    template_id: 't',
    template_params: {
      from_name: 'Ana',
      to_name: 'Juan',
      message: 'Are you free in May?',
      reply_to: 'ana@example.com',
    },
  };
  const seen = printed(/From: {5}Ana\n {2}Reply to: ana@example.com\n {2}\| Are you free in May\?/);
  const headers = { 'content-type': 'application/json' };

  expect(await ask(port, '/')).toMatchObject({ status: 200, text: page });
  expect(
    await ask(port, CATCHER_PATH, { method: 'POST', headers, body: JSON.stringify(message) }),
  ).toMatchObject({ status: 200, text: 'OK' });
  await seen;
});

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);
// The browser asks ::1 first: our page would be at the address printed, but another one shown.
test.each(hasIPv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'])(
  'a port taken at %s is left alone, and the one used instead is named',
  async (host) => {
    const taken = await takePort(host);
    const env = { PORT: String(taken.port) };
    const { port, shown } = await launch([script('preview'), '--dir', out], env);
    const { text } = await ask(port, '/');
    taken.server.close();

    expect(port).not.toBe(taken.port);
    expect(text).toBe(page);
    expect(shown.text).toContain(`Port ${taken.port} is not free, so this uses ${port}.`);
  },
);

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it in good order', async (signal) => {
  const { child, port } = await launch([script('preview'), '--dir', out, '--port', '0']);
  await ask(port, '/', { headers: { connection: 'keep-alive' } });
  child.kill(signal);

  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.each([
  ['without a build', ['--dir', 'no-such-folder'], /^There is no folder no-such-folder to serve/],
  ['with a broken build', ['--dir', 'scripts'], /^The folder scripts holds no index.html/],
  [
    'with a port that is none',
    ['--port', 'http'],
    /^The port must be a number .* "http" was given/,
  ],
  ['with a port too high', ['--port', '70000'], /^The port must be a number .* "70000" was given/],
  ['with an unknown option', ['--prot', '80'], /^Unknown option '--prot'. The options are --port/],
])('%s the preview says one sentence and ends', async (_, args, sentence) => {
  const { code, output } = await run(tsx, [script('preview'), ...args], { cwd: root });

  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(output.trim().split('\n')).toHaveLength(1);
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

test('npm start says so when the build fails, after the reason, and serves nothing', async () => {
  const files = { 'content/skills.ts': 'export const skills = 8;\n' };
  const cwd = await copySite('start-broken', { files });
  const { code, output } = await run(tsx, [script('start'), '--port', '0'], { cwd });

  expect(code).toBe(1);
  expect(output).toContain('content/skills.ts');
  expect(output.trim()).toMatch(/so there is nothing to serve. The reason stands above.$/);
});

import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { sendPath } from '@/lib/contact/send';
import { cleanEnv } from '@/scripts/support/clean-env';
import { networkAddresses } from '@/scripts/support/network-addresses';
import { linkCode, makeFolder } from '../support/folder';
import { freePort } from '../support/free-port';
import { run } from '../support/run-command';

const script = path.resolve('scripts/preview.ts');

function makeBuild(): string {
  const folder = makeFolder({ 'out/index.html': '<h1>Juan</h1>' });
  linkCode(folder);
  return folder;
}

/** Starts the preview of a build; returns a function that waits for a text on the screen. */
function startPreview(...options: string[]) {
  const env = cleanEnv({ BASE_PATH: 'portfolio' });
  const args = ['--import', 'tsx', script, ...options];
  const preview = spawn(process.execPath, args, { cwd: makeBuild(), env });
  let output = '';
  const printed = async (pattern: RegExp) => {
    for await (const chunk of preview.stdout.iterator({ destroyOnReturn: false })) {
      output += chunk;
      const match = output.match(pattern);
      if (match) return match;
    }
    throw new Error(`It ended with:\n${output}`);
  };
  return { printed, stop: () => preview.kill() };
}

test('the preview uses another port if the usual one is busy, and prints the messages of the form', async () => {
  const usual = createServer();
  // If this fails, another program already uses the port.
  await new Promise<void>((resolve) =>
    usual.on('error', () => resolve()).listen(3000, '127.0.0.1', resolve),
  );
  const { printed, stop } = startPreview();
  try {
    const [start, address = ''] = await printed(/.*Your page: {2}(\S+)\n/s);
    expect(start).toContain('Port 3000 is not free, so this uses another one.');
    expect(address).toMatch(/:\d+\/portfolio\/$/);
    const sent = { from_name: 'Ana Reyes', reply_to: 'ana@example.com', message: 'Hello\nagain' };
    const body = JSON.stringify({ template_params: { to_name: 'Maria', ...sent } });
    const answer = await fetch(new URL(sendPath, address), { method: 'POST', body });
    expect(answer).toHaveProperty('status', 200);
    const [message] = await printed(/Message for.*again/s);
    expect(message).toMatch(
      /^Message for Maria\n +From: +Ana Reyes\n +Reply to: ana@example\.com\n +\| Hello\n +\| again$/,
    );
  } finally {
    stop();
    usual.close();
  }
});

test('with --host the preview answers phones in the network, and prints its address there', async () => {
  const { printed, stop } = startPreview('--host', `--port=${await freePort()}`);
  try {
    const [, ...addresses] = await printed(/Your page: {2}(\S+)\n((?: +http\S+\n)*)/);
    const shown = addresses.join(' ').trim().split(/\s+/);
    const { port } = new URL(shown[0] ?? '');
    expect(shown.slice(1)).toEqual(
      networkAddresses().map((host) => `http://${host}:${port}/portfolio/`),
    );
    // Linux has all of 127.0.0.0/8. By default the preview answers on 127.0.0.1 only.
    const host = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';
    const answered = await new Promise((resolve) => {
      const request = get({ host, port, path: '/portfolio/' }, (answer) =>
        resolve(answer.statusCode),
      );
      request.on('error', resolve);
    });
    expect(answered).toBe(200);
  } finally {
    stop();
  }
});

test.each(['scripts/preview.ts', 'scripts/doctor.ts', 'scripts/test.ts'])(
  'a wrong argument of %s gets one sentence, and exit code 2',
  async (command) => {
    const { code, output } = await run(command, ['--hots']);
    expect(output).toMatch(/^Unknown option '--hots'; the options are --[^\n]+\.\n$/);
    expect(code).toBe(2);
  },
);

test('a port that is no number is refused', async () => {
  const { code, output } = await run(script, ['--port=3000.5'], { cwd: makeBuild() });
  expect(output).toContain('3000.5');
  expect(code).toBe(1);
});

test('without a build the preview prints one sentence and ends', async () => {
  expect(await run(script, [], { cwd: makeFolder({}) })).toEqual({
    code: 1,
    output: 'There is no finished build in out. Run "npm run build" first.\n',
  });
});

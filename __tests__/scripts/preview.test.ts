import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { sendPath } from '@/lib/contact/send';
import { cleanEnv } from '@/scripts/support/clean-env';
import { linkCode, makeFolder } from '../support/folder';
import { run } from '../support/run-command';

const script = path.resolve('scripts/preview.ts');

function makeBuild(): string {
  const folder = makeFolder({ 'out/index.html': '<h1>Juan</h1>' });
  linkCode(folder);
  return folder;
}

/** Starts the preview of a build; returns a function that waits for a text on the screen. */
function startPreview(args: string[], env: NodeJS.ProcessEnv = cleanEnv()) {
  const preview = spawn(process.execPath, ['--import', 'tsx', ...args], { cwd: makeBuild(), env });
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

/** Arguments of Node for a module that makes the usual port busy. */
const busyPort = [
  '--import',
  `data:text/javascript,
  import { Server } from 'node:net';
  const { listen } = Server.prototype;
  Server.prototype.listen = function (port, ...others) {
    if (port !== 3000) return listen.call(this, port, ...others);
    setImmediate(() => this.emit('error', Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' })));
  };`,
];

test('the preview uses another port if the usual one is busy, and prints the messages of the form', async () => {
  const { printed, stop } = startPreview(
    [...busyPort, script],
    cleanEnv({ BASE_PATH: 'portfolio' }),
  );
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
  }
});

test('the preview refuses a busy port, even the usual one, if the owner asks for it', () => {
  const args = ['--import', 'tsx', ...busyPort, script, '--port', '3000'];
  const options = { cwd: makeBuild(), env: cleanEnv(), encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, args, options);
  expect(status).toBe(1);
  expect(stderr).toContain('EADDRINUSE');
});

test.each([
  ['--port=3000.5', '3000.5'],
  ['--prot', "Unknown option '--prot'"],
])('the argument %s is refused', async (argument, mistake) => {
  const { code, output } = await run(script, [argument], { cwd: makeBuild() });
  expect(output).toContain(mistake);
  expect(code).toBe(1);
});

test('without a build the preview prints one sentence and ends', async () => {
  expect(await run(script, [], { cwd: makeFolder({}) })).toEqual({
    code: 1,
    output: 'There is no finished build in out. Run "npm run build" first.\n',
  });
});

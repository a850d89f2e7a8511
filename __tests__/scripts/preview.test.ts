import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { sendPath } from '@/lib/contact/send';
import { startServer } from '@/scripts/support/preview-server';
import { cleanEnv } from '../support/clean-env';
import { linkCode, makeFolder, writeFiles } from '../support/folder';
import { freePort } from '../support/free-port';
import { run } from '../support/run-command';

const script = path.resolve('scripts/preview.ts');

function makeBuild(): string {
  const folder = makeFolder({
    'out/index.html': '<h1>Juan</h1>',
    'content/index.ts': 'export const content = {};',
    // As the build reads it.
    '.env': 'SITE_URL=https://ana.example/portfolio/',
  });
  linkCode(folder);
  return folder;
}

function startPreview(PORT: string) {
  const env = cleanEnv({ PORT });
  const args = ['--import', 'tsx', script];
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

/** The status of the page at another address of this computer; the error if nothing answers. */
const statusAt = (host: string, port: string) =>
  fetch(`http://${host}:${port}/portfolio/`).then(
    ({ status }) => status,
    ({ cause }) => String(cause),
  );

// Linux has all of 127.0.0.0/8; elsewhere nothing says whether the network reaches the preview.
const otherAddresses = process.platform === 'linux' ? ['127.0.0.2'] : [];

test('the preview answers in the network at the variable PORT, and prints the messages of the form', async () => {
  const port = String(await freePort());
  const { printed, stop } = startPreview(port);
  try {
    const address = `http://127.0.0.1:${port}/portfolio/`;
    await printed(new RegExp(`Your page: +${address}\n`));
    for (const host of otherAddresses) expect(await statusAt(host, port)).toBe(200);
    // Terminals obey control characters.
    const sent = {
      from_name: '\u001b[2JAna Reyes\r',
      reply_to: 'ana@example.com',
      message: 'Hello\nagain',
    };
    const body = JSON.stringify({ template_params: { to_name: 'Maria', ...sent } });
    const answer = await fetch(new URL(sendPath, address), { method: 'POST', body });
    expect(answer).toHaveProperty('status', 200);
    const [message] = await printed(/Message for.*again/s);
    expect(message).toMatch(
      /^Message for Maria\n +From: +\[2JAna Reyes\n +Reply to: ana@example\.com\n +\| Hello\n +\| again$/,
    );
  } finally {
    stop();
  }
});

test('the preview answers below its path, during a build, and on this computer only', async () => {
  const dir = makeFolder({ 'package.json': 'not to be read', 'out/index.html': '<h1>Juan</h1>' });
  const folder = path.join(dir, 'out');
  const { url, close } = await startServer({ folder, basePath: '/portfolio' });
  try {
    const { origin, port } = new URL(url);
    const statusOf = async (address: string) =>
      (await fetch(origin + address, { redirect: 'manual' })).status;
    for (const host of otherAddresses) expect(await statusAt(host, port)).toMatch('ECONNREFUSED');
    const { headers } = await fetch(`${origin}/portfolio?from=cv`, { redirect: 'manual' });
    expect(headers.get('location')).toBe('/portfolio/?from=cv');
    const foreign = ['/', '/portfoliox', '/portfolio2/', '/portfoliocontact.vcf'];
    const hidden = ['/portfolio/..%2fpackage.json', '/portfolio/..%5cpackage.json'];
    for (const address of [...foreign, ...hidden]) expect(await statusOf(address)).toBe(404);
    // An empty message.
    expect(await statusOf(sendPath)).toBe(400);
    expect(await statusOf('/portfolio/')).toBe(200);
    rmSync(folder, { recursive: true });
    expect(await statusOf('/portfolio/')).toBe(404);
    writeFiles(folder, { 'index.html': 'A new build' });
    expect(await statusOf('/portfolio/')).toBe(200);
  } finally {
    close();
  }
});

test('without PORT, the preview takes the first free port from 3000 on', async () => {
  // Another program of this machine may have it.
  const taken = await startServer({ port: 3000 }).catch(() => undefined);
  const { printed, stop } = startPreview('');
  const [, port] = await printed(/Your page: +http:\/\/127\.0\.0\.1:(\d+)\/portfolio\/\n/);
  expect(Number(port)).toBeGreaterThan(3000);
  stop();
  taken?.close();
});

test('with a PORT that is taken, or without a build, the preview says so, and ends', async () => {
  const { url, close } = await startServer({ host: '0.0.0.0' });
  const { port } = new URL(url);
  const settings = { cwd: makeBuild(), env: cleanEnv({ PORT: port }) };
  expect(await run(script, [], settings)).toEqual({
    code: 1,
    output: `The preview did not start: listen EADDRINUSE: address already in use 0.0.0.0:${port}\n`,
  });
  close();
  expect(await run(script, [], { cwd: makeFolder({}) })).toEqual({
    code: 1,
    output: 'There is no finished build in out. Run "npm run build" first.\n',
  });
});

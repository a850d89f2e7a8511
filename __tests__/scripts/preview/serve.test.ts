/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { SEND_PATH } from '@/lib/contact/service';
import { startServer } from '@/scripts/support/preview-server';
import { cleanEnv } from '@/scripts/support/site-copy';
import { makeFolder } from '../../support/folder';
import { run } from '../../support/run';

const script = 'scripts/preview.ts';

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill();
});

/**
 * Starts `npm run preview` in a project with a build.
 * @returns a function that resolves to the first match in the output
 */
function startPreview(port: number, settings: Record<string, string> = {}) {
  const args = ['--import', 'tsx', path.resolve(script), `--port=${port}`];
  const cwd = makeFolder({ 'out/index.html': '<h1>Juan</h1>' });
  symlinkSync(path.resolve('node_modules'), path.join(cwd, 'node_modules'), 'junction');
  const child = spawn(process.execPath, args, { cwd, env: cleanEnv(settings) });
  started.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const look = () => {
        const match = output.match(pattern);
        if (match) resolve(match);
      };
      child.stdout.on('data', look);
      child.on('close', () => reject(new Error(`It ended with:\n${output}`)));
      look();
    });
}

test('prints the messages of the form, also below a path', async () => {
  const printed = startPreview(0, { BASE_PATH: 'portfolio' });
  const [, address = ''] = await printed(/Your page: {2}(\S+\/portfolio\/)\n/);
  const sent = { from_name: 'Ana Reyes', reply_to: 'ana@example.com', message: 'Hello\nagain' };
  const body = JSON.stringify({ template_params: { to_name: 'Maria', ...sent } });
  expect(await fetch(new URL(SEND_PATH, address), { method: 'POST', body })).toHaveProperty(
    'ok',
    true,
  );
  await printed(/From: +Ana Reyes\n +Reply to: ana@example\.com\n +\| Hello\n +\| again/);
});

test('uses another port if one is taken, and prints that', async () => {
  const other = await startServer();
  const printed = startPreview(other.port);
  await printed(new RegExp(`Port ${other.port} is not free, so this uses another one\\.`));
  const [, port] = await printed(/Your page: {2}http:\/\/127\.0\.0\.1:(\d+)\/\n/);
  other.close();
  expect(port).not.toBe(String(other.port));
});

test('without a build it prints one sentence and ends', async () => {
  expect(await run(script, [], { cwd: makeFolder({}) })).toEqual({
    code: 1,
    output: 'There is no finished build in out. Run "npm run build" first.\n',
  });
});

test.each(['--help', '--prot', '--port=http'])('%s prints the usage', async (arg) => {
  expect((await run(script, [arg])).output).toContain('npm run preview -- ');
});

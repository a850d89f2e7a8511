/** @jest-environment node */
import { spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { SEND_PATH } from '@/lib/contact/send';
import { cleanEnv } from '@/scripts/support/site-copy';
import { makeFolder } from '../../support/folder';
import { run } from '../../support/run';
import { serve } from '../../support/serve';

const script = path.resolve('scripts/preview.ts');

test('uses another port if its own is busy, and prints the messages of the form', async () => {
  const cwd = makeFolder({ 'out/index.html': '<h1>Juan</h1>' });
  symlinkSync(path.resolve('node_modules'), path.join(cwd, 'node_modules'), 'junction');
  const busy = await serve(() => {});
  const port = new URL(busy.url).port;
  const preview = spawn(process.execPath, ['--import', 'tsx', script, `--port=${port}`], {
    cwd,
    env: cleanEnv({ BASE_PATH: 'portfolio' }),
  });
  let output = '';
  const printed = async (pattern: RegExp) => {
    for await (const chunk of preview.stdout.iterator({ destroyOnReturn: false })) {
      output += chunk;
      const match = output.match(pattern);
      if (match) return match;
    }
    throw new Error(`It ended with:\n${output}`);
  };
  try {
    const [, address = ''] = await printed(/Your page: {2}(\S+\/portfolio\/)\n/);
    const sent = { from_name: 'Ana Reyes', reply_to: 'ana@example.com', message: 'Hello\nagain' };
    const body = JSON.stringify({ template_params: { to_name: 'Maria', ...sent } });
    const answer = await fetch(new URL(SEND_PATH, address), { method: 'POST', body });
    expect(answer.ok).toBe(true);
    const [message] = await printed(/Message for.*again/s);
    expect(message).toMatch(
      /^Message for Maria\n +From: +Ana Reyes\n +Reply to: ana@example\.com\n +\| Hello\n +\| again$/,
    );
  } finally {
    preview.kill();
    busy.close();
  }
});

test('without a build it prints one sentence and ends', async () => {
  expect(await run(script, [], { cwd: makeFolder({}) })).toEqual({
    code: 1,
    output: 'There is no finished build in out. Run "npm run build" first.\n',
  });
});

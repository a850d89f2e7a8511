import { spawn } from 'node:child_process';
import path from 'node:path';
import { bare, bareInHebrew } from '../../fixtures/bare';
import { expect, test } from '../../owner/browser/support/fixtures';
import { cleanEnv } from '../../owner/support/clean-env';
import { projectOf } from '../../owner/support/sites';
import { freePort } from '../../support/free-port';

test('npm run dev shows each language, and makes the files of a build', async () => {
  const port = await freePort();
  const next = path.resolve('node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'dev', '--port', `${port}`], {
    cwd: projectOf('bare'),
    env: cleanEnv({ NODE_ENV: 'development' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const textOf = async (address: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`).catch(() => undefined);
    return answer?.ok ? answer.text() : '';
  };
  try {
    let page = '';
    const visit = async () => {
      if (server.exitCode !== null || server.signalCode !== null) {
        throw new Error(`next dev has ended: ${output}`);
      }
      page = await textOf('/he');
      return page;
    };
    await expect.poll(visit, { timeout: 200_000 }).not.toBe('');
    expect(page).toMatch(/<html[^>]* lang="he"/);
    expect(page).toContain(bareInHebrew.owner.intro);
    expect(await textOf('/'), 'the main language').toContain(bare.owner.intro);
    expect(await textOf('/contact.vcf'), 'the contact card').toContain('BEGIN:VCARD');
  } finally {
    server.kill();
  }
});

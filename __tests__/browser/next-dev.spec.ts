import { spawn } from 'node:child_process';
import path from 'node:path';
import { cleanEnv } from '../../scripts/support/clean-env';
import { expect, test } from '../support/browser/fixtures';
import { freePort } from '../support/free-port';
import { projectOf } from '../support/tested-sites';

test('npm run dev shows a page with its images, also in a second language', async () => {
  const port = await freePort();
  const next = path.resolve('node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'dev', '--port', `${port}`], {
    cwd: projectOf('everything'),
    env: cleanEnv({ BUILD_IS_FOR_TESTS: 'yes', NODE_ENV: 'development' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const textOf = async (address: string) => {
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error(`next dev has ended: ${output}`);
    }
    const answer = await fetch(`http://127.0.0.1:${port}${address}`).catch(() => undefined);
    return answer?.ok ? answer.text() : '';
  };
  try {
    let html = '';
    const readPage = async () => {
      html = await textOf('/ar');
      return html;
    };
    // The request compiles the page, which takes seconds.
    await expect
      .poll(readPage, { timeout: 200_000 })
      .toMatch(/<html[^>]* lang="ar".*‹مريم› ‹العربية›/s);
    const [image] = /\/_next\/static\/images\/[^" ]+/.exec(html) ?? [];
    expect(image && (await textOf(image)), 'an image of the page').toBeTruthy();
  } finally {
    server.kill();
  }
});

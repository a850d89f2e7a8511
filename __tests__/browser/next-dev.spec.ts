import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cleanEnv } from '../../scripts/support/clean-env';
import { expect, test } from '../support/browser/fixtures';
import { freePort } from '../support/free-port';
import { plainPicture } from '../support/plain-picture';
import { projectOf } from '../support/tested-sites';

test('npm run dev shows a page with its images, also in a second language, and a replaced picture', async () => {
  const project = projectOf('everything');
  const portrait = 'content/pictures/arabic.jpg';
  const original = await readFile(path.join(project, portrait));
  const port = await freePort();
  const next = path.resolve('node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'dev', '--port', `${port}`], {
    cwd: project,
    env: cleanEnv({ BUILD_IS_FOR_TESTS: 'yes', NODE_ENV: 'development' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const textOf = async (address: string) => {
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error('next dev has ended.');
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
    const firstImage = () => /\/_next\/static\/images\/[^" ]+/.exec(html)?.[0] ?? '';
    const image = firstImage();
    expect(await textOf(image), 'an image of the page').toBeTruthy();
    await plainPicture(600, 900, '#357').jpeg().toFile(path.join(project, portrait));
    await readPage();
    expect(firstImage(), 'the image of a replaced picture').not.toBe(image);
    expect(await textOf(firstImage())).toBeTruthy();
  } finally {
    server.kill();
    await writeFile(path.join(project, portrait), original);
  }
});

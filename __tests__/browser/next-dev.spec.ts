import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minimalContent } from '../contents/minimal';
import { contentFileTexts, indexFileText } from '../sites/content-file-texts';
import { copySite } from '../sites/site-copy';
import { expect, test } from '../support/browser/fixtures';
import { cleanEnv } from '../support/clean-env';
import { freePort } from '../support/free-port';
import { plainPicture } from '../support/plain-picture';

const picture = (color: string) => plainPicture(600, 900, color).jpeg().toBuffer();

const src = 'portrait.jpg';

/** The files of a second language: `content/es`. A small page takes React a tenth of the time. */
const inSpanish = {
  site: { ...minimalContent.site, language: 'es' },
  owner: { ...minimalContent.owner, role: 'Buceadora', portrait: { src, alt: 'Maria' } },
};

test('npm run dev shows images, a second language, and a picture that was replaced', async () => {
  const project = await copySite('sites/dev', {
    ...contentFileTexts(minimalContent),
    ...contentFileTexts(inSpanish, 'es'),
    'content/index.ts': indexFileText('content', minimalContent, 'es'),
    'content/es/index.ts': indexFileText('es', inSpanish),
    [`content/pictures/${src}`]: await picture('#357'),
  });
  const port = await freePort();
  const next = path.resolve('node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'dev', '--port', `${port}`], {
    cwd: project,
    env: cleanEnv({ NODE_ENV: 'development' }),
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
      html = await textOf('/es');
      return html;
    };
    // The request compiles the page, which takes seconds.
    await expect.poll(readPage, { timeout: 200_000 }).toMatch(/<html[^>]* lang="es".*Buceadora/s);
    const firstImage = () => /\/_next\/static\/images\/[^" ]+/.exec(html)?.[0] ?? '';
    const image = firstImage();
    expect(await textOf(image), 'an image of the page').toBeTruthy();
    await writeFile(path.join(project, 'content/pictures', src), await picture('#753'));
    await readPage();
    expect(firstImage(), 'the image of a replaced picture').not.toBe(image);
    expect(await textOf(firstImage())).toBeTruthy();
  } finally {
    server.kill();
  }
});

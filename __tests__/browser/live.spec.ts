import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../lib/content/schema';
import { templateContent } from '../../lib/content/template';
import { contentFileTexts } from '../../scripts/support/content-files';
import { run } from '../support/run';
import { serve } from '../support/serve';
import { expect, test } from './support/fixtures';

/** The template's content, in which no date is out of date. */
const content: Content = {
  ...templateContent,
  site: { ...templateContent.site, updated: '2099-12-31' },
};

/** Runs `npm run doctor -- --live` for an address, in a project with these files of `content/`. */
async function visit(address: string, files: Record<string, string>) {
  const { launchOptions } = test.info().project.use;
  const cwd = test.info().outputPath('project');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
    writeFileSync(path.join(cwd, file), text);
  }
  symlinkSync(path.resolve('template/public'), path.join(cwd, 'public'), 'junction');
  symlinkSync(path.resolve('node_modules'), path.join(cwd, 'node_modules'), 'junction');
  // The doctor starts its own browser: the same program with the same fonts as these tests.
  const { env, executablePath: CHROME_PATH } = launchOptions ?? {};
  return run('tools/doctor.ts', ['--live', address], {
    cwd,
    env: { ...process.env, ...env, CHROME_PATH },
  });
}

test('npm run doctor -- --live finds nothing wrong with the export', async ({ site }) => {
  const { code, output } = await visit(site.url, contentFileTexts(content));
  expect(output).toMatch(
    /^\nhttp:\/\/127\.0\.0\.1:\d+\/, visited on 20..-..-..\n\nNothing is wrong\.\n\n$/,
  );
  expect(code).toBe(0);
});

test('npm run doctor -- --live lists what is wrong in any language, with what to do', async () => {
  const outside = await serve(({ url }, response) => {
    if (url === '/circle') response.writeHead(302, { Location: '/circle' }).end();
    else response.writeHead(url === '/refused' ? 999 : 404).end();
  });
  const pages: Record<string, string> = {
    '/': `<!DOCTYPE html><title>Page</title><link rel="preconnect" href="/other">
      <meta http-equiv="Content-Security-Policy" content="style-src 'none'">
      <link rel="icon" href="data:,"><link rel="apple-touch-icon" href="/apple-icon.png">
      <meta property="og:image" content="/og.png"><style>body { color: red }</style>
      <a href="/#top">Top</a><a href="mailto:a@b.dev">Mail</a><a href="https://a.example">A</a>
      <a href="${outside.url}/gone">Gone</a><a href="${outside.url}/refused">Refused</a>
      <script src="/gone.js"></script><img src="http://localhost:9/pixel.gif"><script>console.error('No key')</script>`,
    '/es/': `<link rel="icon" href="data:,"><link rel="apple-touch-icon" href="/apple-icon.png">
      <a href="${outside.url}/circle">Circle</a><script>gone()</script>`,
    '/apple-icon.png': 'icon',
  };
  const { url, close } = await serve(({ url = '' }, response) => {
    const html = pages[url];
    response.writeHead(html ? 200 : 404, { 'Content-Type': 'text/html' }).end(html);
  });
  const site = { ...content.site, updated: '2024-01-01' };
  const { code, output } = await visit(url, {
    ...contentFileTexts({ ...content, site }),
    ...contentFileTexts({ site: { ...content.site, language: 'es' } }, 'es'),
  });
  close();
  outside.close();
  const text = output.replaceAll(outside.url, 'OUTSIDE').replaceAll(url, '');
  const [, ...lines] = text.trim().split(/\s*\n\s*/);
  expect(lines).toEqual([
    'Wrong:',
    '/og.png answers with status 404. → Publish all of out/ again.',
    'OUTSIDE/gone answers with status 404. → Correct the link or delete it.',
    '/gone.js answers with status 404. → Publish all of out/ again.',
    'OUTSIDE/circle redirects in a circle. → Correct the link or delete it.',
    expect.stringMatching(/^The security policy blocks part of the page: .*style.* → Switch off/),
    expect.stringMatching(/^Files of the page are missing: \/gone\.js \(status 404\)\. → Publish/),
    expect.stringMatching(/^Scripts fail: No key; gone is not defined\. → .*F12/),
    expect.stringMatching(/^The page loads files from other hosts: localhost:9\. → Switch off/),
    'Out of date:',
    expect.stringMatching(/^content\/experience\.ts: no change since 2024-01-01/),
    'Could not be checked:',
    'OUTSIDE/refused answers with status 999. → Open it yourself.',
    'http://localhost:9/pixel.gif did not answer (bad port). → Open it yourself.',
    'To do: 9.',
  ]);
  expect(code).toBe(1);
});

/** @jest-environment node */
import { contentFileTexts } from '@/scripts/support/content-files';
import type { checkSite } from '@/tools/doctor/live/check-site';
import { finished } from '../../fixtures/content';
import { makeFolder } from '../../support/folder';
import { inOwnProcess } from '../../support/own-process';
import { run } from '../../support/run';
import { serve } from '../../support/serve';

// Jest cannot load linkinator, which is an ES module.
const check = inOwnProcess<typeof checkSite>('tools/doctor/live/check-site.ts', 'checkSite');

/** Checks a site; returns the lines of the report, except the first. */
async function visit(address: string) {
  const { text, exitCode } = await check('.', address);
  return { lines: linesOf(text), exitCode };
}

const linesOf = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .slice(1);

/** Serves these pages (path → HTML or CSS); other paths are missing. */
const serveSite = (pages: Record<string, string>) =>
  serve(({ url = '' }, response) => {
    const type = url.endsWith('.css') ? 'text/css' : 'text/html';
    response.writeHead(url in pages ? 200 : 404, { 'Content-Type': type }).end(pages[url]);
  });

test('finds nothing wrong with a page whose links and files exist', async () => {
  const { url } = await serveSite({
    '/portfolio/': `<link rel="preconnect" href="/gone"><img src="face.png">
      <a href="#top">Top</a><a href="mailto:a@b.dev">Mail</a><a href="https://a.example/">A</a>
      <a href="es">Español</a>`,
    '/portfolio/es': '<img src="face.png">',
    '/portfolio/face.png': 'picture',
  });
  const { exitCode, lines } = await visit(`${url}/portfolio/index.html`);
  expect(lines).toEqual(['Nothing is wrong.']);
  expect(exitCode).toBe(0);
});

test('prints each broken link in href, src, srcset and CSS, in all languages, after a redirect', async () => {
  const { url } = await serveSite({
    '/': `<link rel="stylesheet" href="/page.css"><style>h1 { background: url(/wave.svg) }</style>
      <img src="/face.jpg" srcset="/face-480.avif 480w, /face-960.avif 960w">
      <script src="/page.js"></script><a href="/cv.pdf">CV</a><a href="/es/">Español</a>`,
    '/page.css': 'h2 { background: url(shore.svg) }',
    '/es/': '<a href="/es/cv.pdf">CV</a><a href="/cv.pdf">CV en inglés</a>',
  });
  // For example to www.
  const redirect = await serve((_, response) => {
    response.writeHead(301, { Location: `${url}/` }).end();
  });
  const { code, output } = await run('tools/doctor.ts', ['--live', redirect.url]);
  const lines = linesOf(output);
  const broken = lines.filter((line) => line.startsWith('http'));
  expect(broken.map((line) => line.replaceAll(url, '')).sort()).toEqual([
    '/cv.pdf: answers with status 404 (linked on /, /es/)',
    '/es/cv.pdf: answers with status 404 (linked on /es/)',
    '/face-480.avif: answers with status 404 (linked on /)',
    '/face-960.avif: answers with status 404 (linked on /)',
    '/face.jpg: answers with status 404 (linked on /)',
    '/page.js: answers with status 404 (linked on /)',
    '/shore.svg: answers with status 404 (linked on /page.css)',
    '/wave.svg: answers with status 404 (linked on /)',
  ]);
  expect(lines.at(-1)).toBe('To do: 8.');
  expect(code).toBe(1);
});

test('takes no refusal of another site for a fault, but of the own site', async () => {
  const other = await serve(({ url = '' }, response) => {
    if (url === '/circle') response.writeHead(302, { Location: '/circle' }).end();
    else response.writeHead(Number(url.slice(1))).end();
  });
  const links = ['403', '429', '999', '410', 'circle'].map((path) => `${other.url}/${path}`);
  const encrypted = other.url.replace('http:', 'https:');
  const site = await serve(({ url }, response) => {
    response.writeHead(url === '/' ? 200 : 403, { 'Content-Type': 'text/html' });
    response.end(
      ['/private', encrypted, ...links].map((href) => `<a href="${href}"></a>`).join(''),
    );
  });
  const { lines } = await visit(site.url);
  const refused = [
    `${site.url}/private: answers with status 403`,
    `${other.url}/410: answers with status 410`,
    `${other.url}/circle: redirects in a circle`,
    `${encrypted}/: has a certificate that browsers refuse`,
  ];
  const found = lines.slice(1, -1).map((line) => line.replace(/ \(.*/, ''));
  expect(found.sort()).toEqual(refused.sort());
});

test('checks the address in the content, with at most four requests at once', async () => {
  let underWay = 0;
  let most = 0;
  const { url } = await serve(({ url }, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    const links = Array.from({ length: 20 }, (_, index) => `<a href="/${index}"></a>`).join('');
    // So that requests meet, if they are made at once.
    setTimeout(() => {
      underWay -= 1;
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(url === '/' ? links : '');
    }, 50);
  });
  const project = makeFolder(contentFileTexts(finished({ site: { url } })));
  const { exitCode, text } = await check(project);
  expect(exitCode).toBe(0);
  expect(text).toContain(`${url}/, visited on`);
  expect(most).toBe(4);
});

test('asks whether the machine is offline if no host is found, and calls no link dead', async () => {
  // The parts of a host's name have at most 63 letters, so no name server is asked.
  const host = `${'a'.repeat(64)}.dev`;
  const { url } = await serveSite({
    '/': `<a href="https://${host}/">A</a><a href="https://${host}/b">B</a><a href="/gone">C</a>`,
  });
  const { exitCode, lines } = await visit(url);
  expect(lines).toEqual([
    'Wrong:',
    `${url}/gone: answers with status 404 (linked on ${url}/)`,
    `${host}: not found → Is this machine offline?`,
    'To do: 2.',
  ]);
  expect(exitCode).toBe(1);
});

test('ends with 2 for an example address', async () => {
  expect(await run('tools/doctor.ts', ['--live', 'maria.example/portfolio'])).toEqual({
    code: 2,
    output:
      'https://maria.example/portfolio/ is an example; write your address into content/site.ts.\n',
  });
});

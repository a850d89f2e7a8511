import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedNames } from '@/lib/files/generated-names';
import { contentTypeOf, headerRules, headersOfFile } from '@/lib/hosting/headers';
import { writeHostFiles } from '@/scripts/build/export-files';
import { startServer } from '@/scripts/support/preview-server';
import { makeFolder } from '../support/folder';
import { freePort } from '../support/free-port';
import { expectGolden } from '../support/golden';
import { existsOnPath } from '../support/run-command';

const read = (file: string) => readFileSync(file, 'utf8');

test('the build writes .nojekyll, and _headers for hosts that read it, unless the owner has one', async () => {
  const out = makeFolder({});
  await writeHostFiles(out);
  expectGolden('_headers', read(path.join(out, '_headers')));
  expect(read(path.join(out, '.nojekyll'))).toBe('');
  const owned = makeFolder({ _headers: 'own' });
  await writeHostFiles(owned);
  expect(read(path.join(owned, '_headers'))).toBe('own');
});

test('Vercel and Apache send the headers of lib/hosting/headers.ts', () => {
  const { headers: rules } = JSON.parse(read('docs/hosts/vercel.json')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const ofVercel = rules.map(({ source, headers }) => [
    source.replace('(.*)', '*'),
    Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  ]);
  const rulesByPattern = headerRules.map(({ pattern, headers }) => [pattern, headers]);
  expect(Object.fromEntries(ofVercel)).toEqual(Object.fromEntries(rulesByPattern));
  const ofApache = read('docs/hosts/.htaccess').matchAll(/^ +Header always set (\S+) "([^"]*)"/gm);
  const expected = headerRules.flatMap(({ headers }) => Object.entries(headers));
  expect(Array.from(ofApache, ([, name, value]) => [name, value]).sort()).toEqual(
    [...expected, ['Cache-Control', 'no-cache']].sort(),
  );
});

// Servers compress nothing that is shorter.
const page = '<h1>Juan</h1>'.repeat(100);
const notFound = '<h1>Nothing here</h1>'.repeat(100);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const script = '/_next/static/app.js';
const exported = makeFolder({
  ...Object.fromEntries(generatedNames(['']).map((name) => [name, 'x'])),
  'index.html': page,
  '404.html': notFound,
  'talk/index.html': '<h1>My talk</h1>',
  'LOGO.SVG': drawing,
  'icon.svg': drawing,
  [script.slice(1)]: 'let a;'.repeat(100),
  _headers: '/*',
});

/** The text of a file with each of the changes, which must all be possible. */
function changedText(file: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((text, [old, changed]) => {
    expect(text).toContain(old);
    return text.replaceAll(old, changed);
  }, read(file));
}

/**
 * Each writes the settings for a real program into a folder, and returns the program's arguments.
 * The path of the site below `root` is `''` or `/portfolio`, which docs/deploying.md describes.
 */
const programs = {
  nginx(dir: string, port: number, root: string, base: string): string[] {
    const site = changedText('docs/hosts/nginx.conf', {
      'listen 80;': `listen 127.0.0.1:${port};`,
      'listen [::]:80;': '',
      '/var/www/portfolio': root,
      'error_page 404 /404.html': `error_page 404 ${base}/404.html`,
      'www.example.com': 'localhost',
    });
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const settings = `daemon off; pid nginx.pid; error_log stderr; events {} http {
      include /etc/nginx/mime.types; access_log off;
      ${folders.map((name) => `${name}_temp_path ${name};`).join(' ')} ${site} }`;
    writeFileSync(path.join(dir, 'nginx.conf'), settings);
    // If root starts nginx, its workers run as a user who cannot read this folder.
    const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
    return ['-p', dir, '-c', 'nginx.conf', ...asRoot];
  },
  caddy(dir: string, port: number, root: string, base: string): string[] {
    const site = changedText('docs/hosts/Caddyfile', {
      '\nexample.com {': `\nhttp://127.0.0.1:${port} {`,
      '\nwww.example.com {': `\nhttp://localhost:${port} {`,
      '/var/www/portfolio': root,
      'rewrite * /404.html': `rewrite * ${base}/404.html`,
    });
    const file = path.join(dir, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
};

const clientOf =
  (site: string) =>
  async (address: string, init: RequestInit = {}) => {
    const response = await fetch(site + address, init);
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, text: await response.text() };
  };

type Client = ReturnType<typeof clientOf>;

const headersOf = (file: string) => Object.fromEntries(new Headers(headersOfFile(file)));

/** XML and icons have two right types. */
const otherTypes: Record<string, string> = {
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};
const typeOf = (sent = '') => {
  const type = sent.replace(/;.*/, '');
  return otherTypes[type] ?? type;
};

async function expectSite(get: Client): Promise<void> {
  const reply = await get('/');
  expect(reply).toMatchObject({ status: 200, text: page, headers: headersOf('/') });
  expect(reply.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
  expect(await get('/talk/')).toMatchObject({ status: 200, text: '<h1>My talk</h1>' });
  for (const address of ['/', script]) {
    const { status, headers } = await get(address);
    expect({ status, headers }).toMatchObject({ status: 200, headers: headersOf(address) });
    const unchanged = await get(address, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(unchanged.status).toBe(304);
    // Without one, the browser keeps that of the file.
    const { 'cache-control': cached } = headersOf(address);
    expect(unchanged.headers['cache-control'] ?? cached).toBe(cached);
  }
  for (const address of ['/nothing', '/_next/static/gone.js']) {
    const missing = { status: 404, text: notFound, headers: headersOf('/') };
    expect(await get(address)).toMatchObject(missing);
  }
  for (const file of [...generatedNames(['']), 'LOGO.SVG']) {
    const { status, headers } = await get(`/${file}`);
    const type = typeOf(contentTypeOf(file));
    expect([file, status, typeOf(headers['content-type'])]).toEqual([file, 200, type]);
    expect(headers).toMatchObject(headersOf(`/${file}`));
    if (type.startsWith('text/')) {
      expect(headers['content-type']).toMatch(/; ?charset=utf-8$/i);
    }
  }
}

test.each(['', '/portfolio'])('the preview serves like a host, below "%s"', async (base) => {
  const { url, close } = await startServer({ folder: exported, basePath: base });
  await expectSite(clientOf(url)).finally(close);
});

async function whileServing(
  name: keyof typeof programs,
  base: string,
  visit: (get: Client, getWww: Client) => Promise<void>,
): Promise<void> {
  const dir = makeFolder({});
  const root = path.join(dir, 'www');
  cpSync(exported, root + base, { recursive: true });
  const port = await freePort();
  const program = spawn(name, programs[name](dir, port, root, base), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
  });
  try {
    const get = clientOf(`http://127.0.0.1:${port}${base}`);
    while (!(await get('/').catch(() => undefined))) expect(program.exitCode).toBeNull();
    await visit(get, clientOf(`http://localhost:${port}${base}`));
  } finally {
    program.kill();
  }
}

for (const name of ['nginx', 'caddy'] as const) {
  const testIfInstalled = existsOnPath(name) ? test : test.skip;
  testIfInstalled.each(['', '/portfolio'])(
    `the settings for ${name} (where it is installed) serve the export below "%s"`,
    (base) =>
      whileServing(name, base, async (get, getWww) => {
        await expectSite(get);
        const { headers } = await get('/');
        expect(headers.vary).toMatch(/accept-encoding/i);
        expect(headers['content-encoding']).toMatch(/^(gzip|br|zstd)$/);
        for (const [method, status] of Object.entries({ HEAD: 200, POST: 405, DELETE: 405 })) {
          expect([method, (await get('/', { method })).status]).toEqual([method, status]);
        }
        expect(await get('/_headers')).toMatchObject({ status: 404, text: notFound });
        const { status, headers: sent } = await getWww('/talk/?a=1', { redirect: 'manual' });
        const location = expect.stringMatching(
          /^https?:\/\/example\.com(\/portfolio)?\/talk\/\?a=1$/,
        );
        expect({ status, headers: sent }).toMatchObject({ status: 301, headers: { location } });
      }),
  );
}

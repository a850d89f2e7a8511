/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { CATCHER_PATH } from '@/scripts/preview/mail-catcher';
import { type RunningServer, startServer } from '@/scripts/preview/server';
import { ask } from '../../support/ask';
import { makeFolder } from '../../support/folder';

const page = '<h1>Juan</h1>';
const folder = makeFolder({
  'secret.txt': 'secret',
  'outside/secret.txt': 'secret',
  'out/index.html': page,
  'out/index.html.br': brotliCompressSync(page),
  'out/index.html.gz': gzipSync(page),
  'out/404.html': '<h1>Nothing here</h1>',
  'out/about.html': '<h1>About</h1>',
  'out/notes/index.html': '<h1>Notes</h1>',
  'out/_next/static/app.js': 'let a;',
  'out/.well-known/notes.txt': 'Contact:',
  'out/a b ñ.txt': 'spaced',
  'out/backup.gz': 'an archive, not a copy',
  'out-side/secret.txt': 'secret',
  'out/_headers': [
    '# made by the build',
    '/*',
    '  X-Frame-Options: DENY',
    '  Link: <a>',
    '/_next/static/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '  ! x-frame-options',
    '  Link: <b>',
    'https://other.example/*',
    '  X-Other: yes',
    '/:page.html',
    '  X-Page: one part',
    '/about.htm',
    '  X-Odd: an address that begins so is another one',
    '/.bout.html',
    '  X-Odd: a dot is a dot',
  ].join('\n'),
});
const dir = path.join(folder, 'out');
symlinkSync(path.join(folder, 'secret.txt'), path.join(dir, 'link.txt'));
symlinkSync(path.join(folder, 'outside'), path.join(dir, 'linked'));
symlinkSync(path.join(folder, 'out-side'), path.join(dir, 'neighbour'));

let site: RunningServer;
beforeAll(async () => {
  site = await startServer({ dir });
});
afterAll(() => site.close());

test.each([
  ['/', page],
  ['/index.html', page],
  ['/?utm_source=cv#contact', page],
  ['/about', '<h1>About</h1>'],
  ['/about.html', '<h1>About</h1>'],
  ['/notes', '<h1>Notes</h1>'],
  ['/notes/', '<h1>Notes</h1>'],
  ['/.well-known/notes.txt', 'Contact:'],
  ['/a%20b%20%C3%B1.txt', 'spaced'],
  ['/backup.gz', 'an archive, not a copy'],
])('%s is found', async (address, text) => {
  expect(await ask(site.port, address)).toMatchObject({ status: 200, text });
});

test.each(['/nope', '/about/', '/nope.js', '/about.html/x', `/${'x'.repeat(5000)}`])(
  '%.20s is not found: the 404 page, with its status and the headers of a page',
  async (address) => {
    const { status, headers, text } = await ask(site.port, address);

    expect([status, text]).toEqual([404, '<h1>Nothing here</h1>']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-frame-options']).toBe('DENY');
  },
);

test.each([
  ['/../secret.txt', 400],
  ['/../../../../../../etc/passwd', 400],
  ['/%2e%2e/secret.txt', 400],
  ['/%2e%2e%2fsecret.txt', 400],
  ['/..%2fsecret.txt', 400],
  ['/%252e%252e/secret.txt', 404],
  ['/%252e%252e%252fsecret.txt', 404],
  ['/notes/../../secret.txt', 400],
  ['/./../secret.txt', 400],
  ['/..\\secret.txt', 400],
  ['/..%5csecret.txt', 400],
  ['/%5c..%5csecret.txt', 400],
  ['//etc/passwd', 404],
  ['/%2fetc/passwd', 404],
  ['/index.html%00', 400],
  ['/%00', 400],
  ['/secret.txt%00.html', 400],
  ['/%0d%0aX-Evil:1', 400],
  ['/%', 400],
  ['/%zz', 400],
  ['/%c0%ae%c0%ae/secret.txt', 400],
  ['/%ff', 400],
  ['/link.txt', 404],
  ['/linked/secret.txt', 404],
  ['/neighbour/secret.txt', 404],
  ['/_headers', 404],
  ['//_headers', 404],
  ['/%5fheaders', 404],
  ['/index.html.br', 404],
  ['/index.html.gz', 404],
  ['secret.txt', 400],
  ['*', 400],
  ['http://127.0.0.1/../secret.txt', 400],
])('%s gives nothing away: %i', async (address, expected) => {
  const { status, text } = await ask(site.port, address);

  expect(status).toBe(expected);
  expect(text).not.toMatch(/secret$|root:|X-Frame/);
});

test('a request that is not even HTTP leaves the server running', async () => {
  await new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.end('\0\0 /../ \r\n\r\n'));
    socket.on('data', () => {}).on('error', () => {});
    socket.on('close', resolve);
  });

  expect(await ask(site.port, '/')).toMatchObject({ status: 200 });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
  '%s on the page is refused',
  async (method) => {
    const { status, headers } = await ask(site.port, '/', { method });

    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test('HEAD tells the size and sends nothing', async () => {
  const { status, headers, text } = await ask(site.port, '/', { method: 'HEAD' });

  expect([status, headers['content-length'], text]).toEqual([200, String(page.length), '']);
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
])('a browser that takes %s gets the page as %s', async (accepted, encoding, unpack) => {
  const reply = await ask(site.port, '/', { headers: { 'accept-encoding': accepted } });

  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers.vary).toBe('Accept-Encoding');
  expect(unpack(reply.body).toString()).toBe(page);
});

test('a file without compressed copies comes as it is', async () => {
  const { headers, text } = await ask(site.port, '/about', {
    headers: { 'accept-encoding': 'br, gzip' },
  });

  expect([headers['content-encoding'], text]).toEqual([undefined, '<h1>About</h1>']);
});

test('a browser that has the page already is told so', async () => {
  const first = await ask(site.port, '/');
  const known = { 'if-none-match': String(first.headers.etag) };

  expect(await ask(site.port, '/', { headers: known })).toMatchObject({ status: 304, text: '' });
  const packed = { ...known, 'accept-encoding': 'br' };
  expect(await ask(site.port, '/', { headers: packed })).toMatchObject({ status: 200 });
});

test('the rules of _headers hold: joined, taken away, and only where they match', async () => {
  const { headers: start } = await ask(site.port, '/');
  const { headers: script } = await ask(site.port, '/_next/static/app.js');
  const { headers: about } = await ask(site.port, '/about.html');

  expect(start).toMatchObject({ 'x-frame-options': 'DENY', link: '<a>' });
  expect(start['cache-control']).toBe('no-cache');
  expect(script['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.link).toBe('<a>, <b>');
  expect(script).not.toHaveProperty('x-frame-options');
  expect(start).not.toHaveProperty('x-other');
  expect(start).not.toHaveProperty('x-page');
  expect(about['x-page']).toBe('one part');
  expect(about).not.toHaveProperty('x-odd');
});

test('a new build under the running server brings its new headers', async () => {
  const built = makeFolder({ 'index.html': page, _headers: '/*\n  X-Build: first' });
  const server = await startServer({ dir: built });
  const before = await ask(server.port, '/');
  writeFileSync(path.join(built, '_headers'), '/*\n  X-Build: again');
  utimesSync(path.join(built, '_headers'), 1, 1);
  const after = await ask(server.port, '/');
  await server.close();

  expect([before.headers['x-build'], after.headers['x-build']]).toEqual(['first', 'again']);
});

test.each([
  ['x.html', 'text/html; charset=utf-8'],
  ['x.js', 'text/javascript; charset=utf-8'],
  ['x.css', 'text/css; charset=utf-8'],
  ['x.json', 'application/json; charset=utf-8'],
  ['x.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['x.txt', 'text/plain; charset=utf-8'],
  ['x.md', 'text/markdown; charset=utf-8'],
  ['x.xml', 'application/xml; charset=utf-8'],
  ['x.vcf', 'text/vcard; charset=utf-8'],
  ['x.svg', 'image/svg+xml; charset=utf-8'],
  ['x.avif', 'image/avif'],
  ['x.webp', 'image/webp'],
  ['x.png', 'image/png'],
  ['x.ico', 'image/x-icon'],
  ['x.woff2', 'font/woff2'],
  ['x.pdf', 'application/pdf'],
  ['x.unheard-of', 'application/octet-stream'],
])('%s is sent as %s', async (name, type) => {
  mkdirSync(path.join(dir, 'types'), { recursive: true });
  writeFileSync(path.join(dir, 'types', name), 'x');

  expect((await ask(site.port, `/types/${name}`)).headers['content-type']).toBe(type);
});

test('under a sub-path the page is there and nothing is outside it', async () => {
  const server = await startServer({ dir, basePath: '/portfolio' });
  const reply = async (address: string) => (await ask(server.port, address)).status;
  const bare = await ask(server.port, '/portfolio');
  const script = await ask(server.port, '/portfolio/_next/static/app.js');
  const statuses = await Promise.all(
    ['/portfolio/', '/portfolio/nope', '/', '/about.html', '/portfolio2/', '/favicon.ico'].map(
      reply,
    ),
  );
  await server.close();

  expect(server.url).toBe(`http://127.0.0.1:${server.port}/portfolio`);
  expect([bare.status, bare.headers.location]).toEqual([301, '/portfolio/']);
  expect(script.headers['cache-control']).toContain('immutable');
  expect(statuses).toEqual([200, 404, 404, 404, 404, 404]);
});

test('an export without a 404 page still answers 404, in words', async () => {
  const server = await startServer({ dir: makeFolder({ 'index.html': page }) });
  const reply = await ask(server.port, '/nope');
  await server.close();

  expect(reply).toMatchObject({ status: 404, text: 'There is nothing at this address.' });
});

test('a folder that disappears while it is served is a 404, not a crash', async () => {
  const built = makeFolder({ 'out/index.html': page });
  const server = await startServer({ dir: path.join(built, 'out') });
  renameSync(path.join(built, 'out'), path.join(built, 'moved'));
  const gone = await ask(server.port, '/');
  renameSync(path.join(built, 'moved'), path.join(built, 'out'));
  const back = await ask(server.port, '/');
  await server.close();

  expect([gone.status, back.status]).toEqual([404, 200]);
});

test('a taken port and a missing folder are errors the caller can tell apart', async () => {
  await expect(startServer({ dir, port: site.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(startServer({ dir: 'no-such-folder' })).rejects.toMatchObject({ code: 'ENOENT' });
});

const lingering: Socket[] = [];
afterAll(() => {
  for (const socket of lingering) socket.destroy();
});

test('closing does not wait for a visitor who never ends', async () => {
  const server = await startServer({ dir });
  const socket = connect(server.port, '127.0.0.1');
  lingering.push(socket);
  const cut = once(
    socket.on('error', () => {}),
    'close',
  );
  socket.write(`POST ${CATCHER_PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{`);
  await ask(server.port, '/');
  await server.close();

  await cut;
});

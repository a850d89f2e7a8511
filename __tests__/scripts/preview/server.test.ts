/** @jest-environment node */
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { immutable, securityHeaders } from '@/lib/hosting/headers';
import { CATCHER_PATH, type CaughtMessage } from '@/scripts/preview/mail-catcher';
import { type RunningServer, startServer } from '@/scripts/preview/server';
import { ask } from '../../support/ask';
import { makeFolder } from '../../support/folder';

const page = '<h1>Juan</h1>';
const notFound = '<h1>Nothing here</h1>';
const dir = path.join(
  makeFolder({
    'package.json': 'not to be read',
    'out/index.html': page,
    'out/index.html.br': brotliCompressSync(page),
    'out/index.html.gz': gzipSync(page),
    'out/404.html': notFound,
    'out/404.html.br': brotliCompressSync(notFound),
    'out/contact.vcf': 'BEGIN:VCARD',
    'out/_next/static/app.js': 'let a;',
  }),
  'out',
);
const headers = Object.fromEntries(
  securityHeaders.map(({ name, value }) => [name.toLowerCase(), value]),
);

let site: RunningServer;
let below: RunningServer;
beforeAll(async () => {
  site = await startServer({ dir });
  below = await startServer({ dir, basePath: '/portfolio' });
});
afterAll(() => Promise.all([site.close(), below.close()]));

test('the page comes with our headers, compressed as the browser likes it', async () => {
  const reply = await ask(site.port, '/');
  expect(reply).toMatchObject({ status: 200, text: page, headers });
  expect(reply.headers['cache-control']).toBe('no-cache');
  for (const encoding of ['br', 'gzip']) {
    const packed = await ask(site.port, '/', { headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
  }
  expect((await ask(site.port, '/contact.vcf')).headers['content-type']).toMatch(/^text\/vcard/);
});

test('a hashed file may be kept for a year, one that is missing may not', async () => {
  const script = await ask(site.port, '/_next/static/app.js');
  expect(script.headers['cache-control']).toBe(immutable.value);
  const missing = await ask(site.port, '/_next/static/gone.js');
  expect(missing).toMatchObject({ status: 404, text: notFound, headers });
  expect(missing.headers['cache-control']).toBe('no-cache');
});

test.each(['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/..%5cpackage.json'])(
  '%s leads to nothing outside the folder',
  async (address) => {
    expect(await ask(site.port, address)).toMatchObject({ status: 404, text: notFound });
  },
);

test('below a path the page is there, and nothing is above it but the e-mail service', async () => {
  expect(below.url).toBe(`http://127.0.0.1:${below.port}/portfolio`);
  expect(await ask(below.port, '/portfolio/')).toMatchObject({ status: 200, text: page });
  expect(await ask(below.port, '/portfolio')).toMatchObject({
    status: 301,
    headers: { location: '/portfolio/' },
  });
  const script = await ask(below.port, '/portfolio/_next/static/app.js');
  expect(script.headers['cache-control']).toBe(immutable.value);
  for (const address of ['/', '/portfolio2/', '/contact.vcf']) {
    expect((await ask(below.port, address)).status).toBe(404);
  }
  expect((await ask(below.port, CATCHER_PATH, { method: 'POST' })).status).toBe(400);
});

describe('A message from the form', () => {
  const params = {
    from_name: 'Ana Ñuñez 👋',
    to_name: 'Juan',
    message: 'Hello\n"quoted" <b>',
    reply_to: 'ana@example.com',
  };
  const ids = { lib_version: '3.2.0', user_id: 'user', service_id: 's', template_id: 't' };
  const good: CaughtMessage = { ...ids, template_params: params };
  const post = (message: object) =>
    ask(site.port, CATCHER_PATH, { method: 'POST', body: JSON.stringify(message) });

  test('that is complete is answered OK and kept as it was written', async () => {
    expect(await post(good)).toMatchObject({ status: 200, text: 'OK' });
    expect(site.messages).toEqual([good]);
  });

  test.each([
    ['lib_version', { ...good, lib_version: undefined }],
    ['message', { ...good, template_params: { ...params, message: ' ' } }],
    ['reply_to', { ...good, template_params: { ...params, reply_to: 'ana' } }],
  ])('is refused as the service would, naming the fault: %s', async (fault, message) => {
    const reply = await post(message);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(fault);
  });
});

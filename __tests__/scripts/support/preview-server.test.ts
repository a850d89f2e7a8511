import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { sendPath } from '@/lib/contact/send';
import { headersOfFile } from '@/lib/hosting/headers';
import { type RunningServer, startServer } from '@/scripts/support/preview-server';
import { makeFolder, writeFiles } from '../../support/folder';

const page = '<h1>Juan</h1>';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const notFound = '<h1>Nothing here</h1>';
const folder = path.join(
  makeFolder({
    'package.json': 'not to be read',
    'out/index.html': page,
    'out/404.html': notFound,
    'out/icon.svg': drawing,
    'out/_next/static/app.js': 'let a;',
  }),
  'out',
);
const headersOf = (file: string) => Object.fromEntries(new Headers(headersOfFile(file)));
const headers = headersOf('/');

let site: RunningServer;
let below: RunningServer;
beforeAll(async () => {
  site = await startServer({ folder });
  below = await startServer({ folder, basePath: '/portfolio' });
});
afterAll(() => {
  site.close();
  below.close();
});

async function get({ url }: RunningServer, address: string, sent = {}) {
  const answer = await fetch(new URL(address, url), { headers: sent, redirect: 'manual' });
  const { status } = answer;
  return { status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
}

// size.spec.ts tests that it compresses files.
test('the preview sends the page with the security headers', async () => {
  const reply = await get(site, '/');
  expect(reply).toMatchObject({ status: 200, text: page, headers });
  const known = { 'if-none-match': reply.headers.etag };
  expect((await get(site, '/', known)).status).toBe(304);
  expect((await get(site, '/icon.svg')).headers).toMatchObject({
    ...headersOf('/icon.svg'),
    'content-type': 'image/svg+xml',
  });
});

test('the preview lets browsers keep a hashed file for a year, but not a missing one', async () => {
  const script = '/_next/static/app.js';
  expect((await get(site, script)).headers).toMatchObject(headersOf(script));
  // A build may end after the server has started.
  writeFiles(folder, { '_next/static/new.js': 'let b;' });
  expect((await get(site, '/_next/static/new.js')).status).toBe(200);
  for (const address of ['/_next/static/gone.js', '/..%2fpackage.json', '/..%5cpackage.json']) {
    expect(await get(site, address)).toMatchObject({ status: 404, text: notFound, headers });
  }
});

test('the preview answers also during a build, which removes the folder and writes it again', async () => {
  const built = makeFolder({ 'index.html': page });
  const server = await startServer({ folder: built });
  rmSync(built, { recursive: true });
  expect((await get(server, '/')).status).toBe(404);
  writeFiles(built, { 'index.html': page });
  expect((await get(server, '/')).text).toBe(page);
  expect((await get(server, '/favicon.ico')).status).toBe(404);
  server.close();
});

test('the preview answers on 127.0.0.1 only, so nobody in the same network sees the site', async () => {
  const port = Number(new URL(site.url).port);
  /** The host, if the server answers there. */
  const reach = (host: string) =>
    new Promise<string | undefined>((resolve) => {
      const socket = connect({ host, port }, () => resolve(host));
      socket.on('error', () => resolve(undefined)).on('close', () => resolve(undefined));
      setTimeout(() => socket.destroy(), 2000).unref();
    });
  const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  // Linux has all of 127.0.0.0/8.
  const others = process.platform === 'linux' ? ['127.0.0.2'] : [];
  const hosts = [...others, ...own.map(({ address }) => address)];
  const reached = await Promise.all(hosts.map(reach));
  expect(reached.filter(Boolean)).toEqual(['127.0.0.1']);
});

test('the preview serves the page below a path, and only the e-mail service at the root', async () => {
  expect(below.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/portfolio$/);
  expect(await get(below, '/portfolio/')).toMatchObject({ status: 200, text: page });
  const location = '/portfolio/';
  expect(await get(below, '/portfolio')).toMatchObject({ status: 301, headers: { location } });
  expect(await get(below, '/portfolio?from=cv')).toMatchObject({
    status: 301,
    headers: { location: `${location}?from=cv` },
  });
  const script = '/_next/static/app.js';
  expect((await get(below, `/portfolio${script}`)).headers).toMatchObject(headersOf(script));
  for (const address of ['/', '/portfoliox', '/portfolio2/', '/portfoliocontact.vcf']) {
    expect((await get(below, address)).status).toBe(404);
  }
  // An empty message.
  expect((await get(below, sendPath)).status).toBe(400);
});

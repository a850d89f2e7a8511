/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { madeFiles } from '@/app/files';
import { immutable, securityHeaders } from '@/lib/hosting/headers';
import { policyFor } from '@/lib/hosting/policy';
import {
  arrivalFinding,
  cachingFindings,
  expiryFinding,
  headerFindings,
  notFoundFindings,
  otherHosts,
} from '@/scripts/doctor/live/host';
import { examineLive } from '@/scripts/doctor/live/index';
import { visitLinks } from '@/scripts/doctor/live/links';
import {
  addressFindings,
  buildFindings,
  fileFindings,
  indexingFindings,
} from '@/scripts/doctor/live/published';
import { type Check, pageFacts, request, type Visit } from '@/scripts/doctor/live/visit';
import { readAddress } from '@/scripts/doctor/options';
import { finished } from '../../fixtures/content';
import { makeFolder } from '../../support/folder';

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

// A host on this machine: each test says what it answers otherwise than a sound one.
let replies: Record<string, Reply> = {};
let server: Server;
let home: string;
beforeAll(async () => {
  server = createServer((incoming, response) => {
    const { status = 200, headers, body } = replies[incoming.url ?? ''] ?? replies['404'] ?? {};
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(async () => {
  replies = await soundSite();
});

const policy = policyFor({ styles: [] });
const html = (head = '') => `<!DOCTYPE html><html lang="en"><head>
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <link rel="canonical" href="${home}"><meta property="og:image" content="${home}/og.png">${head}
  <script src="/_next/static/chunks/main.js"></script></head><body></body></html>`;

const security = Object.fromEntries(securityHeaders.map(({ name, value }) => [name, value]));

/** What a sound host answers for the whole site. */
async function soundSite(): Promise<typeof replies> {
  const file = (type: string, body: string | Buffer): Reply => ({
    headers: { ...security, 'Cache-Control': 'no-cache', 'Content-Type': type },
    body,
  });
  const made = Object.entries(madeFiles).map(([name, { type }]) => [`/${name}`, file(type, 'x')]);
  const og = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const kept = { 'Cache-Control': immutable.value, 'Content-Type': 'text/javascript' };
  return {
    ...Object.fromEntries(made),
    '/': file('text/html; charset=utf-8', html()),
    '/og.png': file('image/png', og),
    '/cv.pdf': file('application/pdf', '%PDF-1.7'),
    '/manifest.webmanifest': file('application/manifest+json', '{}'),
    '/sitemap.xml': file('application/xml', `<urlset><url><loc>${home}</loc></url></urlset>`),
    '/robots.txt': file('text/plain', 'User-agent: *\nAllow: /\n'),
    '/_next/static/chunks/main.js': { headers: kept, body: '// main' },
    '404': { ...file('text/html', html()), status: 404 },
  };
}

/** Changes one answer of the host. */
function change(path: string, { headers, ...rest }: Reply): void {
  const reply = replies[path];
  replies[path] = { ...reply, ...rest, headers: { ...reply?.headers, ...headers } };
}

/** What a check finds, as lines: "wrong: …". */
async function look(check: Check, changes: Partial<Visit> = {}): Promise<string[]> {
  const page = await request(`${home}/`);
  if (page.failure) throw new Error(page.failure.text);
  const visit: Visit = {
    content: finished(),
    address: new URL(`${home}/`),
    isOwn: true,
    page,
    facts: pageFacts(String(page.body)),
    madeFiles,
    out: makeFolder({ 'index.html': html() }),
    ...changes,
  };
  const found = await check(visit);
  return found.flatMap((each) => each || []).map(({ topic, text }) => `${topic}: ${text}`);
}

it('finds nothing on a sound site but that it is not compressed', async () => {
  const checks = [buildFindings, headerFindings, notFoundFindings, cachingFindings];
  const others = [fileFindings, addressFindings, indexingFindings];
  const found = await Promise.all([...checks, ...others].map((check) => look(check)));
  expect(found.flat()).toEqual(['advice: The page is not compressed.']);
});

describe('Reaching the page', () => {
  it.each<[what: string, reply: Reply, says: RegExp]>([
    ['answers 404', { status: 404 }, /status 404/],
    ['redirects in a circle', { status: 302, headers: { Location: '/' } }, /in a circle/],
    ['serves a download', { headers: { 'Content-Type': 'application/zip' } }, /application\/zip/],
  ])('fails where the host %s', async (_, reply, says) => {
    change('/', reply);
    const finding = arrivalFinding(await request(`${home}/`));
    expect(finding).toMatchObject({ topic: 'wrong', text: expect.stringMatching(says) });
  });

  it('fails where nobody answers', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const finding = arrivalFinding(await request(`http://127.0.0.1:${port}/`));
    expect(finding?.text).toBe(`http://127.0.0.1:${port}/ refuses the connection.`);
  });

  it('warns of a certificate in its last fourteen days', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    expect(expiryFinding(new Date('2026-12-05T12:00:00Z'), now)).toBe(false);
    expect(expiryFinding(new Date('2026-12-03T12:00:00Z'), now)).toMatchObject({
      topic: 'wrong',
      text: 'The certificate ends on 3 December 2026 and has not been renewed.',
    });
  });

  it.each([
    ['maria.dev', ['www.maria.dev']],
    ['www.maria.dev', ['maria.dev']],
    ['maria.github.io', []],
  ])('looks for the other name of %s', (hostname, others) => {
    expect(otherHosts(hostname)).toEqual(others);
  });

  it.each([
    ['name.dev', 'https://name.dev/'],
    ['https://name.dev/portfolio/index.html?a#b', 'https://name.dev/portfolio/'],
  ])('takes %s as an address', (given, address) => {
    expect(readAddress(given).href).toBe(address);
  });
});

describe('The published build', () => {
  it('is an older one than out/', async () => {
    const out = makeFolder({ 'index.html': html('<meta name="x" content="new">') });
    expect(await look(buildFindings, { out })).toEqual([
      'wrong: The published page is not the one in out/.',
    ]);
  });

  it('is not compared without a build, or with one for another address', async () => {
    const none = await look(buildFindings, { out: makeFolder({}) });
    expect(none).toEqual([expect.stringMatching(/^unchecked: There is no build/)]);
    const out = makeFolder({ 'index.html': html().replaceAll(home, 'https://maria.dev') });
    expect(await look(buildFindings, { out })).toEqual([
      'unchecked: out/ was built for https://maria.dev, so it was not compared.',
    ]);
  });

  it.each([
    ['<h1>It works!</h1>', /^wrong: The page is not a finished build/],
    [() => html('<script>track()</script>'), /^wrong: Your host adds a script/],
    [
      () => html('<script src="/cdn-cgi/scripts/5c5dd728/email-decode.min.js"></script>'),
      /^wrong: Cloudflare hides your e-mail address/,
    ],
  ])('is not what a host makes of it', async (body, says) => {
    change('/', { body: typeof body === 'string' ? body : body() });
    expect(await look(buildFindings)).toEqual([expect.stringMatching(says)]);
  });
});

describe('Headers', () => {
  it.each([
    ['Referrer-Policy', 'unsafe-url'],
    ['Content-Security-Policy', "script-src 'self' 'unsafe-inline'"],
  ])('with another %s are named, and without it', async (name, value) => {
    change('/', { headers: { [name]: value } });
    expect(await look(headerFindings)).toEqual([
      `wrong: The host does not send the right headers: ${name} (${value}).`,
    ]);
    delete replies['/']?.headers?.[name];
    expect(await look(headerFindings)).toEqual([
      `wrong: The host does not send the right headers: ${name} (missing).`,
    ]);
  });

  it('are not asked of GitHub Pages, which sends none', async () => {
    change('/', {});
    replies['/'] = { ...replies['/'], headers: { Server: 'GitHub.com' } };
    expect(await look(headerFindings)).toEqual([]);
  });
});

const kept = { 'Cache-Control': immutable.value };

it.each<[what: string, check: Check, path: string, reply: Reply, says: RegExp]>([
  ['a 404 page with status 200', notFoundFindings, '404', { status: 200 }, /status 200/],
  ['the host’s 404 page', notFoundFindings, '404', { body: '<h1>404</h1>' }, /another page/],
  [
    'hashed files that are asked for again',
    cachingFindings,
    '/_next/static/chunks/main.js',
    { headers: { 'Cache-Control': 'max-age=60' } },
    /^advice: Browsers ask again/,
  ],
  [
    'a 404 below /_next/static/ that is kept for a year',
    cachingFindings,
    '404',
    { headers: kept },
    /^advice: Browsers may keep the 404/,
  ],
  [
    'a page that is kept',
    cachingFindings,
    '/',
    { headers: kept },
    /^wrong: Browsers keep the page/,
  ],
  ['a vCard that is gone', fileFindings, '/contact.vcf', { status: 404 }, /contact\.vcf answers/],
  ['an empty llms.txt', fileFindings, '/llms.txt', { body: '' }, /llms\.txt is empty/],
  [
    'a manifest of the wrong type',
    fileFindings,
    '/manifest.webmanifest',
    { headers: { 'Content-Type': 'text/plain' } },
    /manifest\.webmanifest is sent as/,
  ],
  ['a CV that is none', fileFindings, '/cv.pdf', { body: '<html>' }, /cv\.pdf is not a PDF/],
  [
    'a preview picture that is none',
    fileFindings,
    '/og.png',
    { body: 'x' },
    /og\.png is not a pict/,
  ],
  [
    'robots.txt that forbids',
    indexingFindings,
    '/robots.txt',
    { body: 'User-agent: GPTBot\nDisallow: /tmp\n\nUser-agent: *\nDisallow: /' },
    /robots\.txt keeps all crawlers away/,
  ],
  ['robots.txt that is gone', indexingFindings, '/robots.txt', { status: 404 }, /is not there/],
  [
    'a header against search engines',
    indexingFindings,
    '/',
    { headers: { 'X-Robots-Tag': 'googlebot: noindex' } },
    /^wrong: Your host tells search engines/,
  ],
  [
    'a sitemap of another site',
    addressFindings,
    '/sitemap.xml',
    { body: '<loc>https://old.dev/</loc>' },
    /^wrong: The page says that it stands elsewhere: sitemap \(https:\/\/old\.dev\/\)/,
  ],
])('%s is named', async (_, check, path, reply, says) => {
  change(path, reply);
  expect(await look(check)).toContainEqual(expect.stringMatching(says));
});

it('a page that search engines may show without a picture is none they may not show', async () => {
  change('/', { body: html('<meta name="robots" content="max-image-preview:none, follow">') });
  expect(await look(indexingFindings)).toEqual([]);
  change('/', { body: html('<meta name="robots" content="nofollow, NOINDEX">') });
  expect(await look(indexingFindings)).toEqual([expect.stringMatching(/meta robots/)]);
});

it('a page of another address is told so once, with what to correct', async () => {
  change('/', { body: html().replaceAll(home, 'https://old.dev') });
  const text =
    'The page says that it stands elsewhere: canonical address (https://old.dev), preview picture (https://old.dev/).';
  expect(await look(addressFindings)).toEqual([`wrong: ${text}`]);
  expect(await look(addressFindings, { isOwn: false })).toEqual([`advice: ${text}`]);
});

it('asks for a CV of one’s own', async () => {
  const content = finished(({ owner }) => {
    owner.cv = '/mi currículum.pdf';
  });
  const [found] = await look(fileFindings, { content });
  expect(found).toMatch(/mi%20curr%C3%ADculum\.pdf answers with status 404\.$/);
});

describe('A link', () => {
  const linkedTo = (repoLink: string) =>
    finished(({ projects, contact }) => {
      contact.social = [];
      projects.length = 1;
      Object.assign(projects[0] ?? {}, { repoLink });
    });

  it('that is dead is among what a visit finds', async () => {
    const settings = { content: linkedTo(`${home}/dead`), madeFiles, out: '' };
    const address = new URL(home);
    const { findings, good } = await examineLive({ ...settings, address, isOwn: true }, {});
    expect(findings).toEqual([expect.objectContaining({ topic: 'wrong' })]);
    expect(good).toEqual(['0 of 1 links']);
  });

  it.each<[what: string, reply: Reply, finding: [topic: string | undefined, text: RegExp]]>([
    ['that works', { body: 'x' }, [undefined, /undefined/]],
    ['that is dead', { status: 404 }, ['wrong', /is gone \(status 404\)/]],
    ['that is refused to programs', { status: 999 }, ['unchecked', /status 999/]],
    [
      'that moved for good',
      { status: 301, headers: { Location: '/sitemap.xml' } },
      ['advice', /Write http:.*sitemap\.xml$/],
    ],
    [
      'that moved for now',
      { status: 302, headers: { Location: '/sitemap.xml' } },
      [undefined, /undefined/],
    ],
    [
      'in a circle',
      { status: 301, headers: { Location: '/link' } },
      ['wrong', /redirects in a circle/],
    ],
  ])('%s', async (_, reply, finding) => {
    replies['/link'] = reply;
    const [link] = await visitLinks(linkedTo(`${home}/link`));
    expect(link).toMatchObject({ file: 'content/projects.ts', name: 'Kelp' });
    const [topic, text] = finding;
    expect(link?.finding?.topic).toBe(topic);
    expect(`${link?.finding?.text} ${link?.finding?.todo}`).toMatch(text);
  });
});

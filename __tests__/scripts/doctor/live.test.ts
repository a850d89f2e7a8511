/** @jest-environment node */
import type { Content } from '@/lib/content/schema';
import { contentTypeOf } from '@/lib/hosting/content-type';
import { immutable, securityHeaders } from '@/lib/hosting/headers';
import { policyFor } from '@/lib/hosting/policy';
import { cachingFindings, headerFindings, otherHosts } from '@/scripts/doctor/live/host';
import { checks, examineLive } from '@/scripts/doctor/live/index';
import { pageFacts, request } from '@/scripts/doctor/live/visit';
import { readAddress } from '@/scripts/doctor/options';
import { finished, unchecked } from '../../fixtures/content';
import { makeFolder } from '../../support/folder';
import { serve } from '../../support/serve';

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** The replies of a host on this machine by path. Each test changes a reply of a faultless host. */
let replies: Record<string, Reply> = {};
let home: string;
let close: () => void;
beforeAll(async () => {
  ({ url: home, close } = await serve((incoming, response) => {
    const { status = 200, headers, body } = replies[incoming.url ?? ''] ?? replies['404'] ?? {};
    response.writeHead(status, headers).end(body);
  }));
});
afterAll(() => close());
beforeEach(() => {
  replies = faultlessReplies();
});

const policy = policyFor({ scripts: [], styles: [] });
const html = () => `<!DOCTYPE html><html lang="en"><head>
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <link rel="apple-touch-icon" href="/apple-icon.png">
  <link rel="canonical" href="${home}"></head><body></body></html>`;

/** Files of the export. The checks do not visit the last four. */
const exportedFiles = [
  'apple-icon.png',
  'contact.vcf',
  'cv.pdf',
  'favicon.ico',
  'images/drawn.svg',
  'llms.txt',
  'manifest.webmanifest',
  'mi currículum.pdf',
  'og.png',
  'sitemap.xml',
  '404.html',
  '_headers',
  '_next/static/a.js',
  'llms.txt.br',
];

/** The replies of a faultless host for the whole site. */
function faultlessReplies(): typeof replies {
  const file = (type: string, body: string | Buffer): Reply => ({
    headers: { ...securityHeaders, 'Cache-Control': 'no-cache', 'Content-Type': type },
    body,
  });
  const visited = exportedFiles
    .slice(0, -4)
    .map((name) => [encodeURI(`/${name}`), file(contentTypeOf(name), 'x')]);
  return {
    ...Object.fromEntries(visited),
    '/': file('text/html; charset=utf-8', html()),
    '/favicon.ico': file('image/vnd.microsoft.icon', 'x'),
    '/contact.vcf': file('text/x-vcard', 'x'),
    '/manifest.webmanifest': file('application/manifest+json', '{}'),
    '/sitemap.xml': file('text/xml', 'x'),
    '/robots.txt': file('text/plain', 'User-agent: *\nAllow: /\n'),
    '404': { ...file('text/html', html()), status: 404 },
  };
}

/** Changes one reply of the host. */
function change(path: string, { headers, ...rest }: Reply): void {
  const reply = replies[path];
  replies[path] = { ...reply, ...rest, headers: { ...reply?.headers, ...headers } };
}

/** The content of the site, with a project for each of these links. */
const ownContent = (links: string[], changes: (content: Content) => void = () => {}) =>
  finished((content) => {
    content.site.url = home;
    content.contact.social = [];
    content.projects = links.map((link) => ({
      title: link,
      tags: [],
      repoLink: new URL(link, home).href,
    }));
    changes(content);
  });

/** Checks the site; returns the findings as lines: "wrong: /cv.pdf is empty." */
async function visit(content = ownContent([]), built = html(), address = home) {
  const { browser: _, ...selected } = checks;
  const files = exportedFiles.map((name) => [`out/${name}`, 'x']);
  const projectDir = makeFolder(
    built === '' ? {} : { ...Object.fromEntries(files), 'out/index.html': built },
  );
  const place = { locales: unchecked(content), address: new URL(address), projectDir };
  const findings = await examineLive(place, selected);
  return findings.map(({ topic, text }) => `${topic}: ${text.replaceAll(home, '')}`);
}

it('reports only missing compression on a faultless site', async () => {
  replies['/demo'] = { body: 'x' };
  replies['/moved-for-now'] = { status: 302, headers: { Location: '/demo' } };
  const lines = await visit(ownContent(['/demo', '/moved-for-now']));
  expect(lines).toEqual(['advice: The page is not compressed.']);
});

it('reads no more of a link’s target than the status', async () => {
  const { url, close } = await serve((_, response) => {
    // Like an app of hundreds of megabytes: the body never ends.
    response.writeHead(200, { 'Content-Type': 'application/zip' }).write('x'.repeat(100_000));
  });
  const lines = await visit(ownContent([`${url}/app.apk`]));
  close();
  expect(lines).toEqual(['advice: The page is not compressed.']);
});

it('reports a build for another path once, in place of all its missing files', async () => {
  replies['/portfolio/'] = { body: html() };
  expect(await visit(ownContent([]), html(), `${home}/portfolio/`)).toEqual([
    'wrong: The page was built for the path /, but it is published at /portfolio/.',
  ]);
});

it('reports dates that are out of date', async () => {
  const content = ownContent([], ({ owner }) => {
    owner.availability = 'Available from May 2024';
  });
  expect(await visit(content)).toContainEqual(
    expect.stringMatching(/^outdated: content\/owner\.ts: availability/),
  );
});

it('reports everything that is wrong with a site at once', async () => {
  const elsewhere = html().replaceAll(home, 'https://old.dev');
  change('/', {
    body: elsewhere,
    headers: { 'Cache-Control': immutable, 'X-Robots-Tag': 'googlebot: noindex' },
  });
  change('/', { headers: { 'Referrer-Policy': 'unsafe-url' } });
  delete replies['/']?.headers?.['Content-Security-Policy'];
  change('404', { body: '<h1>404</h1>' });
  change('/contact.vcf', { status: 404 });
  change('/llms.txt', { body: '' });
  change('/manifest.webmanifest', { headers: { 'Content-Type': 'text/plain' } });
  change('/robots.txt', {
    body: 'User-agent: GPTBot\nDisallow: /tmp\n\nUser-agent: *\nDisallow: /',
  });
  replies['/refused'] = { status: 999 };
  replies['/moved'] = { status: 301, headers: { Location: '/llms.txt' } };
  replies['/circle'] = { status: 301, headers: { Location: '/circle' } };
  change('/mi%20curr%C3%ADculum.pdf', { status: 404 });
  const lines = await visit(
    ownContent(['/gone', '/refused', '/moved', '/circle', 'http://127.0.0.1:9/']),
  );
  expect(lines).toEqual([
    'wrong: The published page / is not the page in out/.',
    'wrong: The host does not send the right headers: Content-Security-Policy (missing), Referrer-Policy (unsafe-url). Old ones may stop the page’s scripts.',
    'wrong: A wrong address shows a 404 page that is not yours.',
    'advice: The page is not compressed.',
    'wrong: Browsers keep the page for more than an hour, so visitors see changes late.',
    'wrong: /contact.vcf answers with status 404.',
    'wrong: /llms.txt is empty.',
    'wrong: /manifest.webmanifest is sent as "text/plain", not as application/manifest+json.',
    'wrong: /mi%20curr%C3%ADculum.pdf answers with status 404.',
    'wrong: The page gives another address as its own: https://old.dev.',
    'wrong: Your host keeps search engines away (X-Robots-Tag).',
    'wrong: /robots.txt keeps all crawlers away.',
    'wrong: content/projects.ts, "/gone": /gone is gone (status 404).',
    'unchecked: content/projects.ts, "/refused": /refused answers programs with status 999; open it yourself.',
    'advice: content/projects.ts, "/moved": /moved redirects permanently.',
    'wrong: content/projects.ts, "/circle": /circle redirects in a circle.',
    'unchecked: content/projects.ts, "http://127.0.0.1:9/": http://127.0.0.1:9/ did not answer (bad port).',
  ]);
});

it('reports status 200 for any address', async () => {
  change('404', { status: 200 });
  expect(await visit()).toContain(
    'wrong: A wrong address is answered with status 200, so search engines keep it.',
  );
});

describe('The limits of --live', () => {
  /** A page with these headers, besides the right ones. */
  function pageWith(url: string, headers: Record<string, string>) {
    const all = { ...securityHeaders, 'Content-Encoding': 'br', ...headers };
    const page = { url, status: 200, headers: new Headers(all), body: Buffer.alloc(0) };
    return {
      locales: unchecked(ownContent([])),
      address: new URL(url),
      page,
      facts: pageFacts(''),
      projectDir: '.',
    };
  }

  it.each([
    ['https://maria.dev/', 15_552_000, true],
    ['https://maria.dev/', 15_551_999, false],
    // Browsers ignore the header there.
    ['http://127.0.0.1/', 0, true],
  ])('%s asks for encryption for %i seconds: fine? %s', async (url, seconds, isFine) => {
    const page = pageWith(url, { 'Strict-Transport-Security': `max-age=${seconds}` });
    const [finding] = await headerFindings(page);
    expect(finding === false).toBe(isFine);
  });

  it.each([
    [3600, true],
    [3601, false],
  ])('browsers may keep the page for %i seconds: fine? %s', async (seconds, isFine) => {
    const page = pageWith('https://maria.dev/', { 'Cache-Control': `max-age=${seconds}` });
    expect((await cachingFindings(page)).every((finding) => finding === false)).toBe(isFine);
  });

  it('an answer may take 15 seconds', async () => {
    const timeout = jest
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    await expect(request(home)).rejects.toThrow(`${home} did not answer (TimeoutError)`);
    expect(timeout).toHaveBeenCalledWith(15_000);
  });

  it.each([
    ['ENOTFOUND', 'has a host that cannot be found', true],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'has a certificate that browsers refuse', true],
    ['ECONNRESET', 'did not answer (ECONNRESET)', false],
  ])('the error %s means: %s', async (code, text, isPermanent) => {
    const failure = new TypeError('fetch failed', { cause: { code } });
    jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(failure);
    await expect(request(home)).rejects.toMatchObject({ message: `${home} ${text}`, isPermanent });
  });
});

describe('Reaching the page', () => {
  it.each<[reply: Reply, line: string]>([
    [{ status: 503 }, 'wrong: / answers with 503.'],
    [{ status: 302, headers: { Location: '/' } }, 'wrong: / redirects in a circle.'],
  ])('fails with %j', async (reply, line) => {
    change('/', reply);
    expect(await visit()).toEqual([line]);
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
  it('is not compared without a build, or with one for another address', async () => {
    const text = 'unchecked: out/ has no build for /, so the page was not compared with it.';
    expect(await visit(undefined, '')).toEqual([
      text,
      'advice: The page is not compressed.',
      'unchecked: out/ is empty, so CV, icons and other files were not checked.',
    ]);
    const other = html().replaceAll(home, 'https://maria.dev');
    expect(await visit(undefined, other)).toContain(text);
  });

  it.each([
    [
      () => html().replace('lang="en"', 'lang="es"'),
      'The published page / is not the page in out/.',
    ],
    [() => '<h1>It works!</h1>', 'The page is not a finished build.'],
  ])('differs from another page, even in a single letter (%#)', async (body, line) => {
    change('/', { body: body() });
    expect(await visit()).toContain(`wrong: ${line}`);
  });
});

it('does not expect headers from GitHub Pages, which cannot send them', async () => {
  replies['/'] = { body: html(), headers: { Server: 'GitHub.com' } };
  expect(await visit()).toEqual(['advice: The page is not compressed.']);
});

it('treats an address that differs from the content’s as a preview of the site', async () => {
  const content = ownContent([], ({ site }) => Object.assign(site, { url: 'https://maria.dev' }));
  change('/', { body: html().replaceAll(home, 'https://maria.dev') });
  expect(await visit(content)).toContain(
    'advice: The page gives another address as its own: https://maria.dev.',
  );
});

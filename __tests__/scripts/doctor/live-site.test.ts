/** @jest-environment node */
import type { LiveSettings } from '@/scripts/doctor/live/examine';
import { twinOf } from '@/scripts/doctor/live/reach';
import { daysFromNow } from '../../support/authority';
import { createInternet, type Internet, type Replies, type Reply } from '../../support/internet';
import {
  changed,
  examine,
  HOME,
  ownHeaders,
  pageHtml,
  pagePolicy,
  png,
  publishedContent,
  siteReplies,
} from '../../support/published-site';

let internet: Internet;
beforeEach(() => {
  internet = createInternet({ limitMs: 2000 });
});
afterEach(() => internet.close());

/** Sends every address on to the same one of the site. */
const redirect: Replies = {
  '*': (request, response) => {
    response.writeHead(301, { Location: `${HOME}${request.url}` }).end();
  },
};

/** Puts the site up as a careful owner would: one name, one scheme, compressed. */
async function publish(replies = siteReplies()): Promise<void> {
  await internet.host(HOME, replies);
  await internet.host('http://maria.dev', redirect);
  await internet.host('https://www.maria.dev', redirect);
}

/** The findings as lines, but for what this bare test host does not do. */
async function findings(settings: Partial<LiveSettings> = {}): Promise<string[]> {
  const report = await examine(internet, settings);
  const expected = /no build in out\/|sends text uncompressed/;
  return report.findings
    .map(({ topic, text }) => `${topic}: ${text}`)
    .filter((line) => !expected.test(line));
}

/** What is said of a site with one answer changed. */
async function afterChange(pathname: string, change: Parameters<typeof changed>[2]) {
  await publish(changed(siteReplies(), pathname, change));
  return findings();
}

test('a sound site has no findings, and says what is in order', async () => {
  await publish();
  expect(await findings()).toEqual([]);
  const { good, isBlind } = await examine(internet);
  expect(isBlind).toBe(false);
  expect(good).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^certificate \(until \d+ \w+ 20\d\d\)$/),
      'headers and policy',
      '404 page',
      'preview picture',
      'search engines',
    ]),
  );
});

test('a sound site under a sub-path has none either', async () => {
  await publish({ ...siteReplies('/portfolio'), '/robots.txt': { status: 404 } });
  const settings = { address: new URL(`${HOME}/portfolio/`), ownAddress: `${HOME}/portfolio` };
  expect(await findings(settings)).toEqual([]);
  expect(internet.asked).toContain(`GET ${HOME}/portfolio/og.png`);
  expect(internet.asked).not.toContain(`GET ${HOME}/og.png`);
});

describe('Reaching the site', () => {
  it('fails in one line when there is no such host', async () => {
    expect(await findings()).toEqual([
      'wrong: https://maria.dev/ names a host that does not exist.',
    ]);
  });

  it.each<[string, Reply, RegExp]>([
    ['has no such page', { status: 404 }, /answers with status 404/],
    ['has a fault', { status: 503 }, /answers with status 503/],
    ['goes in a circle', { status: 302, headers: { Location: '/' } }, /in a circle/],
    ['serves a download', { headers: { 'Content-Type': 'application/octet-stream' } }, /sent as/],
    ['hangs', () => {}, /no whole answer/],
    ['breaks off', (_request, response) => void response.destroy(), /broke off/],
  ])('fails in one line when the host %s', async (_name, reply, says) => {
    await internet.host(HOME, { '*': reply });
    expect(await findings()).toEqual([expect.stringMatching(says)]);
  });

  it('is not a question that a machine without a network can answer', async () => {
    internet.lead('maria.dev', async () => {
      throw Object.assign(new Error('try again'), { code: 'EAI_AGAIN' });
    });
    expect(await examine(internet)).toMatchObject({ isBlind: true });
  });

  it('tells of a certificate that was not renewed in time', async () => {
    const valid = { from: daysFromNow(-80), until: daysFromNow(10) };
    const identity = internet.authority.issue(['maria.dev'], valid);
    await internet.host(HOME, siteReplies(), identity);
    expect(await findings()).toContainEqual(expect.stringMatching(/^wrong: The certificate ends/));
  });

  it('leaves a certificate alone that lives for six days and has three left', async () => {
    const valid = { from: daysFromNow(-3), until: daysFromNow(3) };
    const identity = internet.authority.issue(['maria.dev'], valid);
    await internet.host(HOME, siteReplies(), identity);
    expect((await findings()).join()).not.toContain('certificate');
  });
});

describe('Other spellings of the address', () => {
  it('are named when they do not lead to the page', async () => {
    await internet.host(HOME, siteReplies());
    await internet.host('http://maria.dev', siteReplies());
    await internet.host('https://www.maria.dev', siteReplies());
    expect(await findings()).toEqual([
      'wrong: http://maria.dev/ shows the page without encryption.',
      'advice: The page stands a second time at https://www.maria.dev/, for search engines another site.',
    ]);
  });

  it('are named when nothing is there', async () => {
    await internet.host(HOME, siteReplies());
    expect(await findings()).toEqual([
      'advice: http://maria.dev/ takes no connection; who types the name without https may end there.',
      'advice: https://www.maria.dev/ names a host that does not exist.',
    ]);
  });

  it.each([
    ['https://maria.dev/', 'www.maria.dev'],
    ['https://www.maria.dev/', 'maria.dev'],
    ['https://maria.co.uk/', 'www.maria.co.uk'],
    ['https://maria.github.io/', undefined],
    ['https://maria.netlify.app/', undefined],
    ['https://portfolio.maria.dev/', undefined],
    ['https://192.0.2.1/', undefined],
  ])('of %s: %s', (address, twin) => {
    expect(twinOf(new URL(address))?.hostname).toBe(twin);
  });
});

describe('The published build', () => {
  const withBuild = (html: string) => ({
    built: (name: string) => (name === 'index.html' ? Buffer.from(html) : undefined),
  });

  it('is the one in out/', async () => {
    await publish();
    expect(await findings(withBuild(pageHtml()))).toEqual([]);
  });

  it('is an older one, and since when', async () => {
    const headers = { 'Last-Modified': 'Tue, 03 Mar 2026 10:00:00 GMT' };
    await publish(changed(siteReplies(), '/', { headers }));
    expect(await findings(withBuild(pageHtml({ words: 'Maria leads a team.' })))).toEqual([
      'wrong: The published page is not the one in out/; the host has had it since 3 March 2026.',
    ]);
  });

  it('says the same, from other code', async () => {
    await publish();
    const built = pageHtml({ head: '<meta name="x" content="new"/>' });
    expect(await findings(withBuild(built))).toEqual([
      expect.stringMatching(/^advice: The page says what out\/ says/),
    ]);
  });

  it('is not compared with a build for another address', async () => {
    await publish();
    const built = pageHtml({ words: 'Other' }).replaceAll(HOME, 'https://preview.maria.dev');
    expect(await findings(withBuild(built))).toEqual([
      'untold: out/ was built for https://preview.maria.dev, so it was not compared.',
    ]);
  });

  it('is known as old without a build, by the content’s date', async () => {
    await publish();
    const content = publishedContent(({ site }) => {
      site.updated = '2026-12-01';
    });
    expect(await findings({ content })).toEqual([
      'wrong: The published content is of 20 November 2026, yours of 1 December 2026.',
    ]);
  });

  it('is not what the host makes of it', async () => {
    const body = pageHtml({ head: '<script>track()</script>' });
    expect(await afterChange('/', { body })).toContainEqual(
      expect.stringMatching(/^wrong: Somebody adds a script to the page after the build/),
    );
  });
});

describe('Headers', () => {
  const { 'Referrer-Policy': _frames, ...withoutOne } = ownHeaders;

  it('that are missing or other are named', async () => {
    const page = { headers: { ...withoutOne, 'Content-Type': 'text/html' }, body: pageHtml() };
    await publish({ ...siteReplies(), '/': page });
    expect(await findings()).toEqual(['wrong: The host does not send Referrer-Policy.']);
    const other = { ...page, headers: { ...page.headers, 'Referrer-Policy': 'unsafe-url' } };
    await internet.close();
    internet = createInternet();
    await publish({ ...siteReplies(), '/': other });
    expect(await findings()).toEqual([
      'wrong: The host sends other headers: Referrer-Policy is "unsafe-url".',
    ]);
  });

  it('are not asked of GitHub Pages', async () => {
    const headers = { 'Content-Type': 'text/html', Server: 'GitHub.com' };
    await publish({ ...siteReplies(), '/': { headers, body: pageHtml() } });
    expect(await findings()).toEqual([]);
  });

  it.each([
    ['the host’s own HSTS', { 'Strict-Transport-Security': 'max-age=31536000; preload' }],
    [
      'another order of words',
      { 'Permissions-Policy': (ownHeaders['Permissions-Policy'] ?? '').replaceAll(' ', '') },
    ],
  ])('may be %s', async (_name, headers: Record<string, string>) => {
    expect(await afterChange('/', { headers })).toEqual([]);
  });

  it('may hold the whole policy of the page', async () => {
    const headers = { 'Content-Security-Policy': `${pagePolicy}; frame-ancestors 'none'` };
    expect(await afterChange('/', { headers })).toEqual([]);
  });

  it('with the policy of another build are named, since they block the page', async () => {
    const policy = pagePolicy.replace(/'sha256-[^']+'/, "'sha256-another='");
    expect(await afterChange('/', { headers: { 'Content-Security-Policy': policy } })).toEqual([
      'wrong: The host sends the policy of another build, which blocks the page’s own scripts.',
    ]);
  });

  it('with a policy that lets more in are named, and where', async () => {
    const policy = `${ownHeaders['Content-Security-Policy']}; frame-src *`.replace(
      /script-src[^;]*; /,
      '',
    );
    expect(await afterChange('/', { headers: { 'Content-Security-Policy': policy } })).toEqual([
      'wrong: The host sends another policy: script-src is missing, frame-src differs.',
    ]);
  });
});

describe('What crawlers and caches meet', () => {
  it.each<[string, string, Parameters<typeof changed>[2], RegExp]>([
    [
      'a 404 page with status 200',
      '*',
      { status: 200 },
      /^wrong: A wrong address is answered with status 200/,
    ],
    [
      'the host’s own 404 page',
      '*',
      { body: '<h1>404</h1>' },
      /^wrong: A wrong address shows the host’s page/,
    ],
    [
      'hashed files that are not kept',
      '/_next/static/media/face.woff2',
      { headers: { 'Cache-Control': 'max-age=60' } },
      /^advice: Files whose names change with their content are kept for 60 seconds only/,
    ],
    [
      'hashed files that are gone',
      '/_next/static/media/face.woff2',
      { status: 404 },
      /^wrong: .*face\.woff2, which the page loads, answers with status 404/,
    ],
    [
      'a page that is kept for a day',
      '/',
      { headers: { 'Cache-Control': 'max-age=86400' } },
      /^wrong: Browsers keep the page for 24 hours/,
    ],
    [
      'a picture that is gone',
      '/og.png',
      { status: 404 },
      /^wrong: .*og\.png answers with status 404/,
    ],
    [
      'a picture of the wrong type',
      '/og.png',
      { headers: { 'Content-Type': 'application/octet-stream' } },
      /^wrong: .*og\.png is sent as "application\/octet-stream"/,
    ],
    [
      'a picture of the wrong size',
      '/og.png',
      { body: png(600, 315) },
      /^wrong: .*og\.png has 600 × 315 pixels/,
    ],
    [
      'a picture that is cut off',
      '/og.png',
      { body: png(1200, 630).subarray(0, 35) },
      /^wrong: .*og\.png is cut off/,
    ],
    ['a picture that is none', '/og.png', { body: '<html>' }, /^wrong: .*og\.png is no PNG/],
    ['a CV that is none', '/cv.pdf', { body: '<html>' }, /^wrong: .*cv\.pdf is no PDF/],
    ['a CV that is cut off', '/cv.pdf', { body: '%PDF-1.7' }, /^wrong: .*cv\.pdf is cut off/],
    [
      'a CV of the wrong type',
      '/cv.pdf',
      { headers: { 'Content-Type': 'text/html' } },
      /^wrong: .*cv\.pdf is sent as/,
    ],
    [
      'a sitemap without the page',
      '/sitemap.xml',
      { body: '<urlset><url><loc>https://old.dev/</loc></url></urlset>' },
      /^wrong: .*sitemap\.xml names https:\/\/old\.dev\//,
    ],
    [
      'a sitemap that is no XML',
      '/sitemap.xml',
      { body: '\u0000<<<]]>' },
      /^wrong: .*sitemap\.xml names no page/,
    ],
    [
      'robots.txt that forbids',
      '/robots.txt',
      { body: 'User-agent: *\nDisallow: /' },
      /^wrong: .*robots\.txt forbids the page to Googlebot and Bingbot/,
    ],
    [
      'robots.txt with a fault',
      '/robots.txt',
      { status: 500 },
      /^wrong: .*robots\.txt answers with status 500/,
    ],
    [
      'a header that forbids',
      '/',
      { headers: { 'X-Robots-Tag': 'noindex' } },
      /^wrong: The host forbids search engines/,
    ],
    [
      'a page that forbids',
      '/',
      { body: pageHtml({ head: '<meta name="robots" content="NOINDEX">' }) },
      /^wrong: The page forbids search engines/,
    ],
    [
      'no canonical address',
      '/',
      { body: pageHtml().replace('canonical', 'x') },
      /^wrong: The page names no canonical address/,
    ],
    [
      'another canonical address',
      '/',
      { body: pageHtml().replace(`canonical" href="${HOME}`, 'canonical" href="https://old.dev') },
      /^wrong: The page at https:\/\/maria\.dev\/ tells search engines/,
    ],
    [
      'a relative preview picture',
      '/',
      { body: pageHtml().replace(`${HOME}/og.png`, '/og.png') },
      /^wrong: The page gives previews no full address of a picture, but "\/og\.png"/,
    ],
    [
      'structured data that is no JSON',
      '/',
      { body: pageHtml().replace('{"@graph"', '{@graph') },
      /^wrong: The page’s structured data is no JSON/,
    ],
    [
      'structured data of somebody else',
      '/',
      { body: pageHtml().replace('"Maria Clara"', '"Juan"') },
      /^wrong: The page’s structured data does not speak of Maria Clara/,
    ],
    [
      'a page that is no build',
      '/',
      { body: '<h1>It works!</h1>' },
      /^wrong: The page holds no policy of its own/,
    ],
  ])('%s is named', async (_name, pathname, change, says) => {
    expect(await afterChange(pathname, change)).toContainEqual(expect.stringMatching(says));
  });

  it('a preview at another address than the content’s is told so, not called broken', async () => {
    await internet.host('https://preview.maria.dev', siteReplies());
    await publish();
    const found = await findings({ address: new URL('https://preview.maria.dev/') });
    expect(found.filter((line) => /canonical|tells search/.test(line))).toEqual([
      expect.stringMatching(/^advice: The page at https:\/\/preview\.maria\.dev\//),
    ]);
  });
});

test('a sitemap nested without end does not keep the doctor', async () => {
  const body = '<url>'.repeat(300_000);
  expect(await afterChange('/sitemap.xml', { body })).toEqual([
    expect.stringMatching(/sitemap\.xml names no page/),
  ]);
});

test.each([
  ['a broken escape', 'User-agent: *\nDisallow: /%E0%A4%A\n'],
  ['many stars', `User-agent: *\nDisallow: /${'*a'.repeat(20_000)}$\n`],
  ['no lines', '\u0000'.repeat(100_000)],
  ['a sitemap of nonsense', 'Sitemap: http://[\nHost: \nCrawl-delay: x\n'],
])('robots.txt of %s forbids nothing', async (_name, body) => {
  expect(await afterChange('/robots.txt', { body })).toEqual([]);
});

test.each([
  ['deep nesting', '<div>'.repeat(100_000)],
  ['JSON that nests', `<script type="application/ld+json">${'['.repeat(100_000)}</script>`],
  ['JSON null', '<script type="application/ld+json">null</script>'],
  ['a graph of nulls', '<script type="application/ld+json">{"@graph":[null,1,"x"]}</script>'],
  ['no end of tag', `<meta ${'x '.repeat(50_000)}`],
  ['bytes of all kinds', Buffer.from(Array.from({ length: 60_000 }, (_, index) => index % 256))],
  ['odd addresses', '<link rel=canonical href="http://["><script src="http://["></script>'],
])('a page of %s does not stop the doctor', async (_name, body) => {
  await publish(changed(siteReplies(), '/', { body }));
  const found = await findings();
  expect(found.length).toBeGreaterThan(0);
  expect(found.join()).not.toContain('could not be made');
});

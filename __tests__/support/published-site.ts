import { content as template } from '../../lib/content';
import type { Content } from '../../lib/content/schema';
import { immutable, securityHeaders } from '../../lib/hosting/headers';
import { policyFor, policyText } from '../../lib/hosting/policy';
import { hashSource } from '../../scripts/build/after/html';
import { examineLive, type LiveSettings } from '../../scripts/doctor/live/examine';
import { createNetwork } from '../../scripts/doctor/live/network';
import type { Internet, Replies, Reply } from './internet';

/** Where the site of these tests stands. */
export const HOME = 'https://maria.dev';

/** Content of an owner whose site stands at HOME. */
export function publishedContent(changes: (content: Content) => void = () => {}): Content {
  const copy = structuredClone(template);
  Object.assign(copy.owner, { name: 'Maria Clara', cv: '/cv.pdf' });
  Object.assign(copy.site, { url: HOME, updated: '2026-11-20' });
  Object.assign(copy.contact, { email: 'hello@maria.dev', social: [] });
  copy.projects = [];
  changes(copy);
  return copy;
}

const script = 'document.documentElement.dataset.early = ""';
const style = 'body { margin: 0 }';
const hashes = { scripts: [hashSource(script)], styles: [hashSource(style)] };
/** The policy that the page holds. */
export const pagePolicy = policyText(policyFor({ host: 'https://api.emailjs.com', ...hashes }));

/** A PNG as far as its header and end go. */
export function png(width: number, height: number): Buffer {
  const start = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([start, size, Buffer.alloc(16), Buffer.from('IEND\xaeB`\x82', 'latin1')]);
}

export const ownHeaders = Object.fromEntries(
  securityHeaders.map(({ name, value }) => [name, value]),
);

/** What a page of the project looks like to programs. */
export function pageHtml({ base = '', words = 'Maria builds web apps.', head = '' } = {}): string {
  const home = HOME + base;
  const person = { '@type': 'Person', name: 'Maria Clara' };
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${pagePolicy}"/>
<title>Maria Clara</title><link rel="canonical" href="${home}"/>
<meta property="og:image" content="${home}/og.png"/>${head}
<link rel="preload" href="${base}/_next/static/media/face.woff2" as="font"/>
<script src="${base}/_next/static/chunks/main.js" async=""></script>
<style>${style}</style></head><body><script>${script}</script><h1>${words}</h1>
<script type="application/ld+json">${JSON.stringify({ '@graph': [person] })}</script>
</body></html>`;
}

/** All that a sound host answers for the site, below `base`. */
export function siteReplies(base = ''): Replies {
  const home = HOME + base;
  const file = (type: string, body: string | Buffer, more: Record<string, string> = {}): Reply => ({
    headers: { ...ownHeaders, 'Cache-Control': 'no-cache', ...more, 'Content-Type': type },
    body,
  });
  const kept = { 'Cache-Control': immutable.value };
  return {
    [`${base}/`]: file('text/html; charset=utf-8', pageHtml({ base })),
    [`${base}/og.png`]: file('image/png', png(1200, 630)),
    [`${base}/cv.pdf`]: file('application/pdf', '%PDF-1.7\n…\n%%EOF\n'),
    [`${base}/sitemap.xml`]: file(
      'application/xml',
      `<?xml version="1.0"?><urlset><url><loc>${home}</loc><lastmod>2026-11-20</lastmod></url></urlset>`,
    ),
    '/robots.txt': file('text/plain', 'User-agent: *\nAllow: /\n'),
    [`${base}/_next/static/chunks/main.js`]: file('text/javascript', '// main', kept),
    [`${base}/_next/static/media/face.woff2`]: file('font/woff2', 'wOF2', kept),
    '*': { ...file('text/html', pageHtml({ base, words: 'Not found' })), status: 404 },
  };
}

/** Changes one answer's headers, body or status; the others stay. */
export function changed(
  replies: Replies,
  pathname: string,
  change: { status?: number; headers?: Record<string, string>; body?: string | Buffer },
): Replies {
  const reply = replies[pathname];
  if (reply === undefined || typeof reply === 'function') throw new Error(`no ${pathname}`);
  const headers = { ...reply.headers, ...change.headers };
  return { ...replies, [pathname]: { ...reply, ...change, headers } };
}

/** What the doctor says of the site that stands in this internet. */
export function examine(internet: Internet, settings: Partial<LiveSettings> = {}) {
  return examineLive({
    content: publishedContent(),
    address: new URL(`${HOME}/`),
    ownAddress: HOME,
    network: createNetwork(internet.network),
    remembered: { recall: () => undefined, keep: () => {}, save: async () => {} },
    built: () => undefined,
    browser: false,
    send: false,
    now: new Date(),
    ...settings,
  });
}

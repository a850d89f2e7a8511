import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ogSize } from '../../../lib/documents/metadata';
import { encodePath } from '../../../lib/hosting/addresses';
import { advice, unchecked, wrong } from '../findings';
import { addressOf, type Found, isSameAddress, pageFacts, request, type Visit } from './visit';

// What was published: the page, the files beside it, and what both tell programs.

const REPUBLISH = 'Publish all of out/ again.';

/** Whether the page is the one in `out/`, and as it was built. Builds of one project are alike to the byte. */
export function buildFindings({ page, facts, address, out }: Visit): Found {
  if (facts.policy === '') return [wrong('The page is not a finished build.', REPUBLISH)];
  if (/\/cdn-cgi\/.*email-(decode|protection)/.test(String(page.body))) {
    const text = 'Cloudflare hides your e-mail address and adds a script to the page.';
    return [wrong(text, 'Switch Email Address Obfuscation off in your Cloudflare account.')];
  }
  if (facts.scripts.some((hash) => !facts.policy.includes(hash))) {
    const text = 'Your host adds a script to the page; the page’s policy blocks it.';
    return [wrong(text, 'Switch off what your host adds: analytics, snippets, optimisation.')];
  }
  const file = path.join(out, 'index.html');
  if (!existsSync(file)) {
    return [unchecked('There is no build in out/ to compare with; run "npm run build" first.')];
  }
  const built = readFileSync(file);
  const { canonical = '' } = pageFacts(built.toString('utf8'));
  if (!isSameAddress(canonical, address.href)) {
    return [unchecked(`out/ was built for ${canonical}, so it was not compared.`)];
  }
  return [
    !built.equals(page.body) && wrong('The published page is not the one in out/.', REPUBLISH),
  ];
}

/** Files that Next makes of `app/manifest.ts` and `app/sitemap.ts`. */
const nextFiles = {
  'manifest.webmanifest': { type: 'application/manifest+json' },
  'sitemap.xml': { type: 'application/xml' },
};

/** Types that mean the same. */
const alike: Record<string, string> = {
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/x-vcard': 'text/vcard',
  'text/xml': 'application/xml',
};

const bareType = (type: string) => {
  const bare = type.toLowerCase().replace(/;.*/, '').trim();
  return alike[bare] ?? bare;
};

/** Whether every file that the build makes, and a CV of one's own, is there, whole and of its type. */
export async function fileFindings(visit: Visit): Promise<Found> {
  const { cv = '' } = visit.content.owner;
  const ownCv = /^\/.*\.pdf$/i.test(cv)
    ? { [encodePath(cv.slice(1))]: { type: 'application/pdf' } }
    : {};
  const files = Object.entries({ ...nextFiles, ...visit.madeFiles, ...ownCv });
  return Promise.all(
    files.map(async ([file, { type }]) => {
      const address = addressOf(visit, file);
      const reply = await request(address);
      if (reply.failure) return wrong(`${address} ${reply.failure.text}.`, REPUBLISH);
      const { status, headers, body } = reply;
      if (status !== 200) return wrong(`${address} answers with status ${status}.`, REPUBLISH);
      const given = headers.get('content-type') ?? '';
      if (bareType(given) !== bareType(type)) {
        return wrong(`${address} is sent as "${given}".`, `Have the host send it as ${type}.`);
      }
      const fault = await faultOf(file, type, body);
      return fault !== undefined && wrong(`${address} ${fault}.`, REPUBLISH);
    }),
  );
}

/** What is wrong with the bytes of a file, as the end of a sentence. */
async function faultOf(file: string, type: string, body: Buffer): Promise<string | undefined> {
  if (body.length === 0) return 'is empty';
  if (type === 'application/pdf' && !body.includes('%PDF-')) return 'is not a PDF file';
  if (file !== 'og.png') return undefined;
  const size = await sharp(body)
    .metadata()
    .catch(() => undefined);
  const isPreview = size?.width === ogSize.width && size.height === ogSize.height;
  return isPreview ? undefined : `is not a picture of ${ogSize.width} × ${ogSize.height} pixels`;
}

/** Whether the page, its preview picture and the sitemap name the address at which the page stands. */
export async function addressFindings(visit: Visit): Promise<Found> {
  const { facts, page, isOwn } = visit;
  const sitemap = await request(addressOf(visit, 'sitemap.xml'));
  const listed = sitemap.failure ? null : /<loc>\s*([^<\s]*)/.exec(String(sitemap.body));
  const named = {
    'canonical address': facts.canonical,
    'preview picture': facts.image?.replace(/og\.png$/, ''),
    sitemap: listed?.[1],
  };
  const others = Object.entries(named).filter(
    ([, address = '']) => !isSameAddress(address, page.url),
  );
  const list = others.map(([what, address]) => `${what} (${address ?? 'missing'})`).join(', ');
  const say = isOwn || list.includes('missing') ? wrong : advice;
  return [
    others.length > 0 &&
      say(
        `The page says that it stands elsewhere: ${list}.`,
        'Correct url in content/site.ts (or SITE_URL and BASE_PATH), build and publish again.',
      ),
  ];
}

/** Whether search engines may show the page: `<meta>`, header and robots.txt. */
export async function indexingFindings({ page, facts, address }: Visit): Promise<Found> {
  // Crawlers ask for it at the root of the host, for pages below a path too (RFC 9309).
  const robots = new URL('/robots.txt', page.url).href;
  const reply = await request(robots);
  const status = reply.failure ? 500 : reply.status;
  const isMissing = status >= 500 || (status !== 200 && address.pathname === '/');
  const rules = !reply.failure && status === 200 ? String(reply.body) : '';
  return [
    forbidsIndex(facts.robots) &&
      wrong('The page tells search engines not to show it (meta robots).', REPUBLISH),
    forbidsIndex(page.headers.get('x-robots-tag') ?? '') &&
      wrong(
        'Your host tells search engines not to show the page (X-Robots-Tag).',
        'Hosts do so for previews: make this deployment the production one.',
      ),
    isMissing && wrong(`${robots} is not there (status ${status}).`, REPUBLISH),
    forbidsCrawling(rules) &&
      wrong(
        `${robots} keeps all crawlers away.`,
        'Publish the robots.txt of the build, and look for one that your host adds.',
      ),
  ];
}

/** Whether `noindex` or `none` is among the rules; `max-image-preview:none` is another one. */
const forbidsIndex = (rules: string) =>
  rules
    .toLowerCase()
    .split(',')
    .some((rule) => /^(\w*bot:)?\s*(noindex|none)$/.test(rule.trim()));

/** Whether a robots.txt forbids all crawlers the whole site. */
function forbidsCrawling(text: string): boolean {
  const rules = text.split(/^user-agent:/im).find((group) => group.trim().startsWith('*'));
  return /^disallow:\s*\/\s*$/im.test(rules ?? '');
}

import { advice, wrong } from '../findings';
import { request } from './request';
import { addressOf, type Found, isSameAddress, type Visit } from './visit';

const REPUBLISH = 'Publish all of out/ again.';

/** Whether the page, its preview picture and the sitemap name the address at which the page stands. */
export async function addressFindings(visit: Visit): Promise<Found> {
  const { facts, page, isOwn } = visit;
  const sitemap = await request(addressOf(visit, 'sitemap.xml'));
  const listed = sitemap.failure ? null : /<loc>\s*([^<\s]*)/.exec(String(sitemap.body));
  const named: [what: string, address: string | undefined][] = [
    ['canonical address', facts.canonical],
    ['preview picture', facts.image?.replace(/og\.png$/, '')],
    ['sitemap', listed?.[1]],
  ];
  const missing = named.filter(([, address]) => address === undefined);
  const others = named.filter(([, address]) => address && !isSameAddress(address, page.url));
  const list = (entries: typeof named) => entries.map(([what]) => what).join(', ');
  const say = isOwn ? wrong : advice;
  return [
    missing.length > 0 && wrong(`The page has no ${list(missing)}.`, REPUBLISH),
    others.length > 0 &&
      say(
        `The page says that it stands at ${others[0]?.[1]} (${list(others)}).`,
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
  return [
    forbidsIndex(facts.robots) &&
      wrong('The page tells search engines not to show it (meta robots).', REPUBLISH),
    forbidsIndex(page.headers.get('x-robots-tag') ?? '') &&
      wrong(
        'Your host tells search engines not to show the page (X-Robots-Tag).',
        'Hosts do so for previews: make this deployment the production one.',
      ),
    isMissing && wrong(`${robots} is not there (status ${status}).`, REPUBLISH),
    !reply.failure &&
      status === 200 &&
      forbidsCrawling(String(reply.body)) &&
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

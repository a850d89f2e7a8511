import { once } from 'node:events';
import { connect } from 'node:tls';
import { hashedFolder, immutable, securityHeaders } from '../../../lib/hosting/headers';
import { isLocalHost } from '../connections';
import { advice, wrong } from '../findings';
import { type Answer, type Found, isSameAddress, request, type Visit } from './visit';

// What the host answers: the way to the page, its headers, the 404 page.

/** Two weeks, in milliseconds. */
const TWO_WEEKS = 14 * 24 * 3600 * 1000;
const SETTINGS = 'Take the settings for your host anew, as docs/deploying.md says.';
/** Hosts may send a time of their own; half a year is long enough, in seconds. */
const SHORTEST_HSTS = 15_552_000;
/** Nobody should see yesterday's page for longer than this, in seconds. */
const LONGEST_PAGE = 3600;

/** Whether the page is encrypted, and for how long its certificate is valid. */
export async function certificateFindings({ page }: Visit): Promise<Found> {
  const { protocol, hostname, port } = new URL(page.url);
  if (protocol !== 'https:') {
    const isPublic = !isLocalHost(hostname);
    return [isPublic && wrong(`${page.url} is not encrypted.`, 'Switch HTTPS on at your host.')];
  }
  const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname });
  await once(socket, 'secureConnect');
  const { valid_to } = socket.getPeerCertificate();
  socket.destroy();
  return expiryFindings(valid_to, new Date());
}

/** Says so in the last fourteen days of a certificate: hosts renew theirs long before. */
export function expiryFindings(end: string, now: Date): Found {
  const isLate = Date.parse(end) - now.getTime() < TWO_WEEKS;
  const text = `The certificate ends on ${end} and has not been renewed.`;
  return [isLate && wrong(text, 'Check at your host why the renewal fails.')];
}

/** Whether http:// and the other of www.name.example and name.example lead to the page. */
export async function redirectFindings({ page }: Visit): Promise<Found> {
  const { protocol, hostname, port } = new URL(page.url);
  if (protocol !== 'https:' || port !== '') return [];
  const others = [
    page.url.replace('https:', 'http:'),
    ...otherHosts(hostname).map((host) => page.url.replace(hostname, host)),
  ];
  const found = others.map(async (other) => {
    const todo = `Redirect ${other} to ${page.url}, at your host and your DNS service.`;
    try {
      const { status, url } = await request(other);
      const arrives = status === 200 && isSameAddress(url, page.url);
      return !arrives && wrong(`${other} ends at ${url}, status ${status}.`, todo);
    } catch (error) {
      return advice(`${(error as Error).message}.`, todo);
    }
  });
  return Promise.all(found);
}

/** The bare name of a www. one, and the other way round; none for other subdomains. */
export function otherHosts(hostname: string): string[] {
  if (hostname.startsWith('www.')) return [hostname.slice('www.'.length)];
  return hostname.split('.').length === 2 ? [`www.${hostname}`] : [];
}

/** GitHub Pages sends none of our headers, and no setting changes that. */
const isGitHubPages = ({ headers }: Answer) => headers.get('server') === 'GitHub.com';

const maxAge = (value: string | null) => Number(/max-age=(\d+)/i.exec(value ?? '')?.[1] ?? 0);

/** Whether the host sends the security headers of `lib/hosting/headers.ts`. */
export async function headerFindings({ page }: Visit): Promise<Found> {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');
  const bad = Object.entries(securityHeaders).filter(([name, value]) => {
    const given = page.headers.get(name) ?? '';
    if (name !== 'Strict-Transport-Security') return plain(given) !== plain(value);
    // Browsers heed it over https alone.
    return page.url.startsWith('https:') && maxAge(given) < SHORTEST_HSTS;
  });
  const list = bad.map(([name]) => `${name} (${page.headers.get(name) ?? 'missing'})`).join(', ');
  const isFine = bad.length === 0 || isGitHubPages(page);
  const isOld = page.headers.get('Content-Security-Policy')?.includes('strict-dynamic');
  const effect = isOld ? ' They are an older version’s and stop the page’s scripts.' : '';
  const text = `The host does not send the right headers: ${list}.${effect}`;
  return [!isFine && wrong(text, SETTINGS)];
}

/** How long browsers may keep an answer, in seconds. */
const keptFor = ({ headers }: Answer) => maxAge(headers.get('cache-control'));

/** Whether the page is compressed and not kept, and files with a hash in their name are. */
export async function cachingFindings({ page, facts, address }: Visit): Promise<Found> {
  const hashed = facts.files.find((file) => file.includes(hashedFolder));
  const kept = await request(new URL(hashed ?? '', page.url).href);
  const isShort = hashed !== undefined && keptFor(kept) < maxAge(immutable);
  const missing = await request(`${address}_next/static/a-file-that-is-not-there.js`);
  return [
    !page.headers.has('content-encoding') &&
      advice('The page is not compressed.', 'Switch Brotli or gzip on at your host.'),
    keptFor(page) > LONGEST_PAGE &&
      wrong('Browsers keep the page for more than an hour, so changes arrive late.', SETTINGS),
    isShort &&
      !isGitHubPages(page) &&
      advice('Browsers ask again for files whose names change with their content.', SETTINGS),
    keptFor(missing) > LONGEST_PAGE &&
      advice('Browsers may keep the 404 of a missing file below /_next/static/.', SETTINGS),
  ];
}

/** Whether a wrong address is answered as such, with the site's own page. */
export async function notFoundFindings({ address }: Visit): Promise<Found> {
  const { status, body } = await request(`${address}a-page-that-is-not-there`);
  const todo = 'Have the host send 404.html with status 404, and rewrite no addresses.';
  // Every page of ours holds its policy.
  const isOurs = /content-security-policy/i.test(String(body));
  const text = `A wrong address is answered with status ${status}, so search engines keep it.`;
  if (status !== 404) return [wrong(text, todo)];
  return [!isOurs && wrong('A wrong address shows another page.', todo)];
}

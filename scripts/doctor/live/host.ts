import { connect } from 'node:tls';
import {
  type Header,
  hashedFolders,
  immutable,
  securityHeaders,
} from '../../../lib/hosting/headers';
import { isLocalHost } from '../connections';
import { advice, type Finding, wrong } from '../findings';
import { addressOf, type Found, isSameAddress, type Reply, request, type Visit } from './visit';

// What the host answers: the way to the page, its headers, the 404 page.

/** Two weeks, in milliseconds. */
const TWO_WEEKS = 14 * 24 * 3600 * 1000;
const SETTINGS = 'Take the settings for your host from docs/deploying.md.';
/** Hosts may send a time of their own; half a year is long enough, in seconds. */
const SHORTEST_HSTS = 15_552_000;
/** Nobody should see yesterday's page for longer than this, in seconds. */
const LONGEST_PAGE = 3600;

/** Why there is no page to look at; undefined if there is one. */
export function arrivalFinding(reply: Reply): Finding | undefined {
  const { url, failure } = reply;
  if (failure) return wrong(`${url} ${failure.text}.`, 'Check the domain and its redirects.');
  const type = reply.headers.get('content-type') ?? '';
  if (reply.status !== 200) {
    return wrong(`${url} answers with status ${reply.status}.`, 'Check your last deployment.');
  }
  return type.startsWith('text/html')
    ? undefined
    : wrong(`${url} is sent as "${type}".`, 'Have the host send index.html as text/html.');
}

/** Whether the page is encrypted, and for how long its certificate is valid. */
export async function certificateFindings({ page }: Visit): Promise<Found> {
  const url = new URL(page.url);
  if (url.protocol === 'https:') return [expiryFinding(await certificateEnd(url), new Date())];
  const isHere = isLocalHost(url.hostname);
  return [!isHere && wrong(`${url} is not encrypted.`, 'Switch HTTPS on at your host.')];
}

/** The moment at which the certificate of a host ends. */
const certificateEnd = ({ hostname, port }: URL): Promise<Date> =>
  new Promise((resolve, reject) => {
    const host = { host: hostname, port: Number(port) || 443, servername: hostname };
    const socket = connect(host, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.on('error', reject);
  });

/** "3 March 2026". */
export const dayOf = (date: Date): string =>
  date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Says so in the last fourteen days of a certificate: hosts renew theirs long before. */
export const expiryFinding = (end: Date, now: Date): Finding | false =>
  end.getTime() - now.getTime() < TWO_WEEKS &&
  wrong(
    `The certificate ends on ${dayOf(end)} and has not been renewed.`,
    'Check at your host why the renewal fails.',
  );

/** Whether http:// and the other of www.name.example and name.example lead to the page. */
export async function redirectFindings({ page }: Visit): Promise<Found> {
  const url = new URL(page.url);
  if (url.protocol !== 'https:' || url.port !== '') return [];
  const others = [
    page.url.replace('https:', 'http:'),
    ...otherHosts(url.hostname).map((host) => page.url.replace(url.hostname, host)),
  ];
  return Promise.all(
    others.map(async (other) => {
      const todo = `Redirect ${other} to ${page.url}, at your host and your DNS service.`;
      const reply = await request(other);
      if (reply.failure) return advice(`${other} ${reply.failure.text}.`, todo);
      const arrives = reply.status === 200 && isSameAddress(reply.url, page.url);
      return !arrives && wrong(`${other} ends at ${reply.url}, status ${reply.status}.`, todo);
    }),
  );
}

/** The bare name of a www. one, and the other way round; none for other subdomains. */
export function otherHosts(hostname: string): string[] {
  if (hostname.startsWith('www.')) return [hostname.slice('www.'.length)];
  return hostname.split('.').length === 2 ? [`www.${hostname}`] : [];
}

/** GitHub Pages sends none of our headers, and no setting changes that. */
const isGitHubPages = ({ page }: Visit) => page.headers.get('server') === 'GitHub.com';

const maxAge = (value: string | null) => Number(/max-age=(\d+)/i.exec(value ?? '')?.[1] ?? 0);

/** Whether the host sends the security headers of `lib/hosting/headers.ts`. */
export function headerFindings(visit: Visit): Found {
  const { page } = visit;
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');
  const isGood = ({ name, value }: Header) => {
    const given = page.headers.get(name);
    if (name !== 'Strict-Transport-Security') return given && plain(given) === plain(value);
    // Browsers heed it over https alone.
    return !page.url.startsWith('https:') || maxAge(given) >= SHORTEST_HSTS;
  };
  const bad = securityHeaders.filter((header) => !isGood(header));
  const list = bad.map(({ name }) => `${name} (${page.headers.get(name) ?? 'missing'})`).join(', ');
  const isFine = bad.length === 0 || isGitHubPages(visit);
  return [!isFine && wrong(`The host does not send the right headers: ${list}.`, SETTINGS)];
}

/** How long browsers may keep an answer, in seconds. */
const keptFor = (reply: Reply | Visit['page']) =>
  reply.failure ? 0 : maxAge(reply.headers.get('cache-control'));

/** Whether the page is compressed and not kept, and files with a hash in their name are. */
export async function cachingFindings(visit: Visit): Promise<Found> {
  const { page, facts } = visit;
  const hashed = facts.files.find((file) => hashedFolders.some((folder) => file.includes(folder)));
  const kept = await request(new URL(hashed ?? page.url, page.url).href);
  const isShort = hashed !== undefined && keptFor(kept) < maxAge(immutable.value);
  const missing = await request(addressOf(visit, '_next/static/a-file-that-is-not-there.js'));
  return [
    !page.headers.has('content-encoding') &&
      advice('The page is not compressed.', 'Switch Brotli or gzip on at your host.'),
    keptFor(page) > LONGEST_PAGE &&
      wrong('Browsers keep the page for more than an hour, so changes arrive late.', SETTINGS),
    isShort &&
      !isGitHubPages(visit) &&
      advice('Browsers ask again for files whose names change with their content.', SETTINGS),
    keptFor(missing) > LONGEST_PAGE &&
      advice('Browsers may keep the 404 of a missing file below /_next/static/.', SETTINGS),
  ];
}

/** Whether a wrong address is answered as such, with the site's own page. */
export async function notFoundFindings(visit: Visit): Promise<Found> {
  const reply = await request(addressOf(visit, 'a-page-that-is-not-there'));
  const todo = 'Have the host send 404.html with status 404, and rewrite no addresses.';
  if (reply.failure) return [wrong(`A wrong address ${reply.failure.text}.`, todo)];
  // Every page of ours holds its policy.
  const isOurs = /content-security-policy/i.test(String(reply.body));
  if (reply.status === 404) return [!isOurs && wrong('A wrong address shows another page.', todo)];
  const text = `A wrong address is answered with status ${reply.status}`;
  return [wrong(`${text}, so search engines keep it.`, todo)];
}

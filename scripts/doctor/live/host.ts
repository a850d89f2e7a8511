import { securityHeaders } from '../../../lib/hosting/headers';
import { isLocalHost } from '../connections';
import { advice, wrong } from '../findings';
import { type Findings, isSameAddress, RequestError, request, type Visit } from './visit';

// Checks of the host: encryption, redirects, headers, caching, the 404 page.

const SETTINGS = 'Copy the settings for your host again (docs/deploying.md).';
/**
 * The least max-age of Strict-Transport-Security, in seconds: half a year. Hosts may set their own.
 */
const SHORTEST_HSTS = 15_552_000;
/** How long browsers may keep an old page at most, in seconds. */
const LONGEST_PAGE_AGE = 3600;

/** Checks that a public page is encrypted. `request` reports a certificate that is not valid. */
export async function encryptionFindings({ page }: Visit): Promise<Findings> {
  const { protocol, hostname } = new URL(page.url);
  if (protocol === 'https:' || isLocalHost(hostname)) return [];
  return [wrong(`${page.url} is not encrypted.`, 'Switch HTTPS on at your host.')];
}

/** Checks that http:// and the other name, with or without www., lead to the page. */
export async function redirectFindings({ page }: Visit): Promise<Findings> {
  const { protocol, hostname, port } = new URL(page.url);
  if (protocol !== 'https:' || port !== '') return [];
  const others = [
    page.url.replace('https:', 'http:'),
    ...otherHosts(hostname).map((host) => page.url.replace(hostname, host)),
  ];
  const results = others.map(async (other) => {
    const todo = `Redirect ${other} to ${page.url}, at your host and your DNS service.`;
    try {
      const { status, url } = await request(other, { read: 'nothing' });
      const arrives = status === 200 && isSameAddress(url, page.url);
      return !arrives && wrong(`${other} ends at ${url}, status ${status}.`, todo);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return advice(`${error.message}.`, todo);
    }
  });
  return Promise.all(results);
}

/** The same domain with or without www.; none for other subdomains. */
export function otherHosts(hostname: string): string[] {
  if (hostname.startsWith('www.')) return [hostname.slice('www.'.length)];
  return hostname.split('.').length === 2 ? [`www.${hostname}`] : [];
}

/** The max-age of a header, in seconds. */
const maxAge = (value: string | null) => Number(/max-age=(\d+)/i.exec(value ?? '')?.[1] ?? 0);

/** Checks the headers of `lib/hosting/headers.ts`. GitHub Pages has no setting for them. */
export async function headerFindings({ page }: Visit): Promise<Findings> {
  if (page.headers.get('Server') === 'GitHub.com') return [];
  const comparable = (text: string) => text.toLowerCase().replace(/\s+/g, '');
  const bad = Object.entries(securityHeaders).filter(([name, value]) => {
    const sent = page.headers.get(name) ?? '';
    if (name !== 'Strict-Transport-Security') return comparable(sent) !== comparable(value);
    // Browsers ignore this header over http.
    return page.url.startsWith('https:') && maxAge(sent) < SHORTEST_HSTS;
  });
  const list = bad.map(([name]) => `${name} (${page.headers.get(name) ?? 'missing'})`).join(', ');
  const text = `The host does not send the right headers: ${list}. Old ones may stop the page’s scripts.`;
  return [bad.length > 0 && wrong(text, SETTINGS)];
}

/** Checks that the page is compressed, and that browsers soon ask for it again. */
export async function cachingFindings({ page: { headers } }: Visit): Promise<Findings> {
  return [
    !headers.has('content-encoding') &&
      advice('The page is not compressed.', 'Switch Brotli or gzip on at your host.'),
    maxAge(headers.get('Cache-Control')) > LONGEST_PAGE_AGE &&
      wrong(
        'Browsers keep the page for more than an hour, so visitors see changes late.',
        SETTINGS,
      ),
  ];
}

/** Checks that a wrong address gets status 404 and the site's own 404 page. */
export async function notFoundFindings({ address }: Visit): Promise<Findings> {
  const { status, body } = await request(`${address}a-page-that-is-not-there`);
  const todo = 'Let the host send 404.html with status 404, and switch off rewrites.';
  // Every page of this site has the policy as a <meta>.
  const isOurs = /content-security-policy/i.test(String(body));
  const text = `A wrong address is answered with status ${status}, so search engines keep it.`;
  if (status !== 404) return [wrong(text, todo)];
  return [!isOurs && wrong('A wrong address shows a 404 page that is not yours.', todo)];
}

import { connect } from 'node:tls';
import { advice, type Finding, wrong } from '../findings';
import { isLocalHost } from '../links';
import { type Reply, request } from './request';
import { dayOf, type Found, isSameAddress, type Visit } from './visit';

/** Two weeks, in milliseconds. */
const TWO_WEEKS = 14 * 24 * 3600 * 1000;

/** Why there is no page to look at; undefined if there is one. */
export function arrivalFinding(reply: Reply): Finding | undefined {
  const { url, failure } = reply;
  if (failure) {
    return wrong(`${url} ${failure.text}.`, 'Check the domain, its certificate and its redirects.');
  }
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

import { isIP } from 'node:net';
import { getDomain, parse } from 'tldts';
import { type Answer, type Asked, type Fault, headerText } from './ask';
import { dayOf } from './dates';
import { advice, type LiveFinding, wrong } from './findings';
import { type Asker, type Followed, follow } from './follow';
import { hostOf } from './network';

/** A certificate that is nearer to its end than this part of its life was not renewed in time. */
const LAST_PART = 0.15;

/** Whether it is reached at all: undefined, or the only thing there is to say. */
export function arrivalFinding(address: URL, { end, hops }: Followed): LiveFinding | undefined {
  if (end.kind === 'fault') return wrong(`${end.url} ${end.detail}.`, todoOf(end));
  const way = hops.length > 0 ? `, where ${address.href} sends on to,` : '';
  if (end.status !== 200) {
    return wrong(
      `${end.url}${way} answers with status ${end.status} instead of the page.`,
      'Look at your host whether the last deployment succeeded.',
    );
  }
  if (!/^text\/html\b/i.test(headerText(end, 'content-type'))) {
    return wrong(
      `${end.url}${way} is sent as "${headerText(end, 'content-type').slice(0, 60)}", which no browser shows as a page.`,
      'Let the host serve index.html as text/html; charset=utf-8.',
    );
  }
  return end.isCut
    ? wrong(`${end.url}${way} has no end: over 10 MB came.`, 'Look what your host serves there.')
    : undefined;
}

function todoOf({ code }: Fault): string {
  const texts: Partial<Record<Fault['code'], string>> = {
    'no-host': 'Look whether the domain is still registered and its DNS leads to your host.',
    offline: 'Look whether this machine is on the internet, and try again.',
    local: 'Add --allow-local if you mean it.',
    expired: 'Renew the certificate at your host.',
    certificate: 'Get a certificate for this name at your host; visitors see a warning.',
    loop: 'Look for two redirects that contradict each other: host, DNS service, content/site.ts.',
  };
  return texts[code] ?? 'Look at your host’s status page and your last deployment.';
}

/** Findings on the encryption of the page that was reached. */
export function certificateFindings({ url, certificate }: Answer, now: Date): LiveFinding[] {
  if (certificate === undefined) {
    const isHere = /^(localhost|127\.0\.0\.1|::1)$/.test(hostOf(new URL(url)));
    return isHere
      ? []
      : [wrong(`${url} is not encrypted.`, 'Switch HTTPS on at your host, for visitors and HSTS.')];
  }
  const { from, until } = certificate;
  const left = until.getTime() - now.getTime();
  if (left > (until.getTime() - from.getTime()) * LAST_PART) return [];
  return [
    wrong(
      `The certificate ends on ${dayOf(until)} and was not renewed in time.`,
      'Look at your host why its renewal fails.',
    ),
  ];
}

/** Whether http and the other of www and bare name lead to the page. */
export async function redirectFindings(page: Answer, asker: Asker): Promise<LiveFinding[]> {
  const url = new URL(page.url);
  if (url.protocol !== 'https:' || url.port !== '' || isIP(hostOf(url)) !== 0) return [];
  const plain = new URL(url);
  plain.protocol = 'http:';
  const twin = twinOf(url);
  const ask = async (from: URL) => ({ from, ...(await follow(from.href, asker)) });
  const [http, other] = await Promise.all([ask(plain), twin === undefined ? undefined : ask(twin)]);
  return [...plainFindings(http, url), ...(other === undefined ? [] : twinFindings(other, url))];
}

type Tried = Followed & { from: URL };

const arrives = (end: Asked, url: URL) =>
  end.kind === 'answer' && end.status === 200 && end.url.split('#')[0] === url.href.split('#')[0];

function plainFindings({ from, end }: Tried, url: URL): LiveFinding[] {
  if (arrives(end, url)) return [];
  if (end.kind === 'fault') {
    return [
      advice(
        `${from.href} ${end.detail}; who types the name without https may end there.`,
        'Let the host answer on port 80 with a redirect to https.',
      ),
    ];
  }
  const text =
    end.url === from.href && end.status === 200
      ? `${from.href} shows the page without encryption.`
      : `${from.href} leads to ${end.url} with status ${end.status}, not to the page.`;
  return [wrong(text, 'Switch "Enforce HTTPS" or its like on at your host.')];
}

function twinFindings({ from, end }: Tried, url: URL): LiveFinding[] {
  if (arrives(end, url)) return [];
  const todo = `Let ${from.host} send on to ${url.origin} (host and DNS).`;
  if (end.kind === 'fault') return [advice(`${from.href} ${end.detail}.`, todo)];
  const text =
    end.url === from.href && end.status === 200
      ? `The page stands a second time at ${from.href}, for search engines another site.`
      : `${from.href} leads to ${end.url} with status ${end.status}, not to the page.`;
  return [advice(text, todo)];
}

/** The other of www.maria.dev and maria.dev; undefined below names that belong to a host. */
export function twinOf(url: URL): URL | undefined {
  const host = hostOf(url);
  const bare = host.replace(/^www\./, '');
  const { isPrivate } = parse(host, { allowPrivateDomains: true });
  if (isPrivate === true || getDomain(bare) !== bare) return undefined;
  const twin = new URL(url);
  twin.hostname = host === bare ? `www.${bare}` : bare;
  return twin;
}

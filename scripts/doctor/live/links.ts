import { lookup } from 'node:dns/promises';
import type { Locales } from '../../../lib/content/locales';
import { isLocalHost, isReservedHost } from '../connections';
import { advice, type Finding, unchecked, wrong } from '../findings';
import { linksIn, type Text } from '../texts';
import { type Findings, isSameAddress, RequestError, request, type Visit } from './visit';

/** The external links of the content. `doctor` reports example addresses without `--live`. */
const externalLinks = (locales: Locales) =>
  linksIn(locales).filter(({ text }) => !isReservedHost(new URL(text).hostname));

/** Whether DNS finds any host of the page and its links. It finds none if there is no network. */
export async function isOnline(locales: Locales, address: URL): Promise<boolean> {
  const hosts = [address, ...externalLinks(locales).map(({ text }) => new URL(text))]
    .map(({ hostname }) => hostname)
    .filter((host) => !isLocalHost(host));
  const lookups = await Promise.allSettled(hosts.map((host) => lookup(host)));
  return hosts.length === 0 || lookups.some(({ status }) => status === 'fulfilled');
}

/** Checks every external link of the content. */
export async function linkFindings({ locales, address }: Visit): Promise<Findings> {
  if (!(await isOnline(locales, address))) {
    const text = 'No other host can be found, so no link was checked; is this machine online?';
    return [unchecked(text)];
  }
  const findings: Findings = [];
  // One after the other, because hosts may take many requests at once for an attack.
  for (const link of externalLinks(locales)) findings.push(await checkLink(link));
  return findings;
}

/** Checks a link. A host that refuses programs may still have the page, so it is not wrong. */
async function checkLink({ file, name, text: href }: Text): Promise<Finding | false> {
  const link = `${file}, ${name}: ${href}`;
  const todo = 'Correct the link or delete it.';
  try {
    const first = await request(href, { redirect: 'manual', read: 'nothing' });
    const location = first.headers.get('location');
    const { status } = location === null ? first : await request(href, { read: 'nothing' });
    if (status === 404 || status === 410) return wrong(`${link} is gone (status ${status}).`, todo);
    if (status < 200 || status > 299) {
      return unchecked(`${link} answers programs with status ${status}; open it yourself.`);
    }
    const target = new URL(location ?? href, href).href;
    const hasMoved = [301, 308].includes(first.status) && !isSameAddress(target, href);
    return hasMoved && advice(`${link} redirects permanently.`, `Replace it with ${target}`);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const text = `${file}, ${name}: ${error.message}.`;
    return error.fault === 'address' ? wrong(text, todo) : unchecked(text);
  }
}

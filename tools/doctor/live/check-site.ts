import { type Fault, faultLine, wrong } from '../../../lib/content/fault';
import { checkedLocales } from '../../../lib/content/locales';
import { isWebUrl } from '../../../lib/hosting/urls';
import { loadContent } from '../../../scripts/support/load-content';
import { PlainError } from '../../../scripts/support/run-script';
import { isPrivateHost, isReservedHost } from '../hosts';
import { report } from '../report';
import { ANSWER_LIMIT_MS, type CheckedLink, crawl } from './crawl';

/**
 * Checks the links and files of the published site.
 * @param address of the page; by default the address in the content
 * @returns the broken links, and the exit code: 1 if there are any, else 0
 * @throws PlainError, with exit code 2, if there is no address to check
 */
export async function checkSite(
  projectDir: string,
  address?: string,
): Promise<{ text: string; exitCode: 0 | 1 }> {
  const written = folderAddress(address ?? (await addressInContent(projectDir)));
  if (isReservedHost(written.hostname)) {
    throw new PlainError(`${written} is an example; write your address into content/site.ts.`, 2);
  }
  const home = await redirected(written);
  const faults = brokenLinks(await crawl(home), home);
  const verdict = faults.length === 0 ? 'Nothing is wrong.' : `To do: ${faults.length}.`;
  const title = `${home}, visited on ${new Date().toISOString().slice(0, 10)}`;
  const text = `\n${title}\n\n${report(faults)}${verdict}\n`;
  return { text, exitCode: faults.length === 0 ? 0 : 1 };
}

async function addressInContent(projectDir: string): Promise<string> {
  const { files, faults } = await loadContent(projectDir);
  if (faults.length > 0) throw new PlainError(faults.map(faultLine).join('\n'), 2);
  return checkedLocales(files)[0].url('/');
}

/**
 * The address of the page's folder, with a slash at the end, for an address that may have no
 * scheme, or end in `index.html`.
 */
function folderAddress(text: string): URL {
  const full = text.includes('://') ? text : `https://${text}`;
  if (!isWebUrl(full)) {
    throw new PlainError(`"${text}" is not an address like https://name.example/portfolio/.`, 2);
  }
  const { origin, pathname } = new URL(full);
  return new URL(pathname.replace(/(\/index\.html|\/)?$/, '/'), origin);
}

/** The address to which a host redirects, for example with `www.`: all pages are below it. */
async function redirected(address: URL): Promise<URL> {
  try {
    const { url, body } = await fetch(address, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    await body?.cancel();
    return new URL(url);
  } catch {
    // The crawl finds the reason.
    return address;
  }
}

function brokenLinks(links: readonly CheckedLink[], home: URL): Fault[] {
  const broken = links.filter((link) => link.isBroken && !isRefused(link, home));
  const isOffline = !links.some(isFromInternet);
  const unknown = broken.filter((link) => isOffline && hasUnknownHost(link));
  const faults = new Map<string, Fault>();
  for (const link of broken.filter((each) => !unknown.includes(each))) {
    const same = broken.filter(({ url }) => url === link.url);
    const pages = same.flatMap(({ parent }) => parent ?? []).join(', ');
    const rule = `${problemOf(link)}${pages && ` (linked on ${pages})`}`;
    faults.set(link.url, wrong(link.url, rule));
  }
  if (unknown.length > 0) {
    const hosts = [...new Set(unknown.map(({ url }) => new URL(url).host))].join(', ');
    faults.set('', { ...wrong(hosts, 'not found'), todo: 'Is this machine offline?' });
  }
  return [...faults.values()];
}

/** Whether another site refuses programs: LinkedIn answers with 999. Its page may well exist. */
const isRefused = ({ url, status }: CheckedLink, home: URL): boolean =>
  [403, 429, 999].includes(status) && new URL(url).host !== home.host;

const hasUnknownHost = ({ error }: CheckedLink): boolean => /ENOTFOUND|EAI_AGAIN/.test(error);

/** Whether a link was answered from outside of this computer and its network. */
const isFromInternet = ({ url, status }: CheckedLink): boolean =>
  status > 0 && !isPrivateHost(new URL(url).hostname);

/** Node's error codes and messages that owners should not have to look up. */
const errors = [
  { pattern: /ENOTFOUND|EAI_AGAIN/, text: 'has a host that cannot be found' },
  { pattern: /CERT|SSL|TLS|SIGNATURE/, text: 'has a certificate that browsers refuse' },
  { pattern: /redirect count/, text: 'redirects in a circle' },
  { pattern: /Timeout/i, text: 'does not answer in 15 seconds' },
];

const problemOf = ({ status, error }: CheckedLink): string =>
  status > 0
    ? `answers with status ${status}`
    : (errors.find(({ pattern }) => pattern.test(error))?.text ?? `does not answer (${error})`);

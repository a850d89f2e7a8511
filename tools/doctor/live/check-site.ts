import { type Fault, faultLine, wrong } from '../../../lib/content/fault';
import { checkedLocales } from '../../../lib/content/locales';
import { isWebUrl } from '../../../lib/hosting/urls';
import { loadContent } from '../../../scripts/support/load-content';
import { PlainError } from '../../../scripts/support/run-script';
import { isReservedHost } from '../connections';
import { report } from '../report';
import { ANSWER_LIMIT_MS, type CheckedLink, crawl } from './crawl';

/**
 * Checks the links and files of the published site, and prints the broken ones.
 * @param address of the page; by default the address in the content
 * @returns the exit code: 1 if something is broken, else 0
 * @throws PlainError, with exit code 2, if there is no address to check
 */
export async function checkSite(projectDir: string, address?: string): Promise<0 | 1> {
  const text = address ?? (await addressInContent(projectDir));
  if (!isWebUrl(text)) {
    throw new PlainError(`"${text}" is not an address like https://name.example/portfolio/.`, 2);
  }
  const written = new URL(text);
  if (isReservedHost(written.hostname)) {
    throw new PlainError(`${written} is an example; write your address into content/site.ts.`, 2);
  }
  const home = await redirected(written);
  const faults = brokenLinks(await crawl(home), home);
  const verdict = faults.length === 0 ? 'Nothing is wrong.' : `To do: ${faults.length}.`;
  console.log(`\n${home}, visited on ${new Date().toISOString().slice(0, 10)}\n`);
  console.log(`${report(faults)}${verdict}\n`);
  return faults.length === 0 ? 0 : 1;
}

async function addressInContent(projectDir: string): Promise<string> {
  const { files, faults } = await loadContent(projectDir);
  if (faults.length > 0) throw new PlainError(faults.map(faultLine).join('\n'), 2);
  return checkedLocales(files)[0].url('/');
}

/**
 * The address to which a host redirects, for example with `www.` or a slash at the end: all pages
 * are below it.
 */
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
  const urls = broken.map(({ url }) => url);
  const unique = broken.filter(({ url }, index) => urls.indexOf(url) === index);
  return unique.map((link) => {
    const same = broken.filter(({ url }) => url === link.url);
    const pages = same.flatMap(({ parent }) => parent ?? []).join(', ');
    return wrong(link.url, `${problemOf(link)}${pages && ` (linked on ${pages})`}`);
  });
}

/** Whether another site refuses programs: LinkedIn answers with 999. Its page may well exist. */
const isRefused = ({ url, status }: CheckedLink, home: URL): boolean =>
  [403, 429, 999].includes(status) && new URL(url).host !== home.host;

const problemOf = ({ status, error }: CheckedLink): string =>
  status > 0 ? `answers with status ${status}` : `does not answer (${error})`;

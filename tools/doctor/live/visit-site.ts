import { checkedLocales, type Locales } from '../../../lib/content/locales';
import { elementsIn } from '../../../scripts/support/html';
import { loadContent } from '../../../scripts/support/load-content';
import { PlainError } from '../../../scripts/support/run-script';
import { isLocalHost, isReservedHost } from '../connections';
import { dateFindings } from '../dates';
import { type Finding, isBlocking, report, unchecked, wrong } from '../findings';
import { readAddress } from '../options';
import { browserFindings } from './browser';
import { deadLinkFindings } from './links';
import { type Answer, request } from './request';

/**
 * Visits the published site and prints what is wrong with it.
 * @param address of the page; by default the address in the content
 * @returns the exit code: 1 if something is wrong or out of date, else 0
 * @throws PlainError, with exit code 2, if no check is possible
 */
export async function visitSite(projectDir: string, address?: URL): Promise<0 | 1> {
  const { files, faults } = await loadContent(projectDir);
  if (faults.length > 0) throw new PlainError(faults.join('\n'), 2);
  const locales = checkedLocales(files);
  const home = address ?? readAddress(locales[0].url('/'));
  if (isReservedHost(home.hostname)) {
    throw new PlainError(`${home} is an example; write your address into content/site.ts.`, 2);
  }
  const findings = [...(await pageFindings(locales, home)), ...dateFindings(locales, projectDir)];
  const isTodo = (finding: Finding) => isBlocking(finding) || finding.topic === 'outdated';
  const count = findings.filter(isTodo).length;
  const verdict = count === 0 ? 'Nothing is wrong.' : `To do: ${count}.`;
  console.log(`\n${home}, visited on ${new Date().toISOString().slice(0, 10)}\n`);
  console.log(`${report(findings)}${verdict}\n`);
  return count === 0 ? 0 : 1;
}

/** Checks the published page in all languages, and everything that it links to. */
async function pageFindings(locales: Locales, home: URL): Promise<Finding[]> {
  const pages: Answer[] = [];
  for (const { folder } of locales) {
    const page = await request(new URL(folder && `${folder}/`, home).href, { isRead: true });
    const fault = faultOf(page, folder);
    if (fault !== undefined) return [fault];
    pages.push(page);
  }
  const links = await deadLinkFindings(pages);
  const addresses = pages.map(({ url }) => url);
  const problems = await browserFindings(addresses).catch(({ message }: Error) => [
    unchecked(`The page was not opened in a browser: ${message.split('\n')[0]}`),
  ]);
  return [...links, ...problems];
}

/**
 * Finds a fault that makes all other checks useless: the page is missing, not encrypted, or built
 * for another path, so that none of its files would be found.
 * @param folder the folder of the page's language
 */
function faultOf({ url, body, fault }: Answer, folder: string): Finding | undefined {
  if (fault !== undefined) {
    const todo = 'Check your last deployment, your domain, and whether this machine is online.';
    return wrong(`${fault}.`, todo);
  }
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !isLocalHost(hostname)) {
    return wrong(`${url} is not encrypted.`, 'Switch HTTPS on at your host.');
  }
  // The icon is at the root of the site, the page of a second language in a folder.
  const root = new URL(folder === '' ? '.' : '..', url).pathname;
  const icon = elementsIn(body).find(
    ({ attributes }) => attributes.get('rel') === 'apple-touch-icon',
  );
  const builtFor = icon?.attributes.get('href')?.replace(/[^/]*$/, '');
  if (builtFor === undefined || builtFor === root) return undefined;
  const text = `The page was built for the path ${builtFor}, but it is published at ${url}.`;
  return wrong(text, `Build with BASE_PATH=${root} and publish all of out/ again.`);
}

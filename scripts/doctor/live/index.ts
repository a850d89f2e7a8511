import { checkedLocales, type Locales } from '../../../lib/content/locales';
import { absoluteUrlFor } from '../../../lib/hosting/urls';
import { environmentFaults } from '../../build/before/environment';
import { loadContent } from '../../support/load-content';
import { PlainError } from '../../support/run-script';
import { isReservedHost } from '../connections';
import { dateFindings } from '../dates';
import { type Finding, isBlocking, report, unchecked, wrong } from '../findings';
import { readAddress } from '../options';
import { browserFindings, sendingFindings } from './browser';
import * as host from './host';
import * as links from './links';
import * as published from './published';
import {
  type Answer,
  type Check,
  type CheckResult,
  NOT_APPLICABLE,
  pageFacts,
  RequestError,
  request,
  type Visit,
} from './visit';

/** All checks. The report lists the names of those that are in order. */
export const checks: Readonly<Record<string, Check>> = {
  encryption: host.encryptionFindings,
  redirects: host.redirectFindings,
  'published build': published.buildFindings,
  'headers and policy': host.headerFindings,
  '404 page': host.notFoundFindings,
  'compression and caching': host.cachingFindings,
  'preview picture, CV and other files': published.fileFindings,
  'canonical address and sitemap': published.addressFindings,
  'search engines': published.indexingFindings,
  browser: browserFindings,
  links: links.linkFindings,
  dates: async ({ locales, projectDir }) => dateFindings(locales, projectDir),
};

/**
 * Visits the published site and prints what is wrong with it.
 * @param options.send also sends a message
 * @param options.address of the page; by default the address in the content
 * @returns the exit code: 1 if something is wrong or out of date, else 0
 * @throws PlainError, with exit code 2, if no check is possible
 */
export async function visitLive(
  projectDir: string,
  options: { send: boolean; address?: URL },
): Promise<0 | 1> {
  const { files, faults } = await loadContent(projectDir);
  faults.unshift(...environmentFaults(process.env));
  if (faults.length > 0) throw new PlainError(faults.join('\n'), 2);
  const locales = checkedLocales(files);

  const address = options.address ?? readAddress(absoluteUrlFor(locales[0].content.site)('/'));
  if (isReservedHost(address.hostname)) {
    throw new PlainError(`${address} is an example; write your address into content/site.ts.`, 2);
  }
  const selected = options.send ? { ...checks, 'message sent': sendingFindings } : checks;
  const { findings, inOrder } = await examineLive({ locales, address, projectDir }, selected);
  const count = findings.filter((each) => isBlocking(each) || each.topic === 'outdated').length;
  const verdict = count === 0 ? 'Nothing is wrong.' : `To do: ${count}.`;
  const good = inOrder.length > 0 ? `In order: ${inOrder.join(', ')}\n\n` : '';
  console.log(`\n${address}, visited on ${new Date().toISOString().slice(0, 10)}\n`);
  console.log(`${report(findings)}${good}${verdict}\n`);
  return count === 0 ? 0 : 1;
}

/**
 * Runs checks on a published site.
 * @returns their findings, and the names of the checks without findings
 * @throws PlainError, with exit code 2, if this machine is offline
 */
export async function examineLive(
  place: Omit<Visit, 'page' | 'facts'>,
  selected: typeof checks,
): Promise<{ findings: Finding[]; inOrder: string[] }> {
  const page = await requestPage(place.locales, place.address);
  if ('topic' in page) return { findings: [page], inOrder: [] };
  const visit = { ...place, page, facts: pageFacts(String(page.body)) };
  const misplaced = findWrongPath(visit);
  if (misplaced !== undefined) return { findings: [misplaced], inOrder: [] };

  const findings: Finding[] = [];
  const inOrder: string[] = [];
  for (const [name, check] of Object.entries(selected)) {
    // A check that throws is reported. The others still run.
    const describe = ({ message }: Error): CheckResult => [
      unchecked(`${name}: ${message.split('\n')[0]}.`),
    ];
    const result = await check(visit).catch(describe);
    if (result === NOT_APPLICABLE) continue;
    const found = result.filter((finding) => finding !== false);
    if (found.length === 0) inOrder.push(name);
    findings.push(...found);
  }
  return { findings, inOrder };
}

/** Requests the page; returns a finding if it cannot be visited. */
async function requestPage(locales: Locales, address: URL): Promise<Answer | Finding> {
  const todo = 'Check your last deployment, your domain and its redirects.';
  try {
    const page = await request(address.href);
    if (page.status === 200) return page;
    return wrong(`${page.url} answers with ${page.status}.`, todo);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.fault === 'network' || !(await links.isOnline(locales, address))) {
      throw new PlainError(`${error.message}; is this machine online?`, 2);
    }
    return wrong(`${error.message}.`, todo);
  }
}

/**
 * Finds a build for another path. None of its files would be found, so no other check makes sense.
 */
function findWrongPath({ page, facts }: Visit): Finding | undefined {
  const folder = new URL('.', page.url).pathname;
  const builtFor = facts.icon?.replace(/[^/]*$/, '');
  if (builtFor === undefined || builtFor === folder) return undefined;
  const text = `The page was built for the path ${builtFor}, but it is published at ${page.url}.`;
  return wrong(text, `Build with BASE_PATH=${folder} and publish all of out/ again.`);
}

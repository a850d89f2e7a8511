import { checkedLocales } from '../../../lib/content/locales';
import { absoluteUrlFor } from '../../../lib/hosting/urls';
import { environmentFaults } from '../../support/environment';
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
  type Findings,
  pageFacts,
  RequestError,
  request,
  type Visit,
} from './visit';

/** All checks. The report contains the name of a check that fails with an error. */
export const checks: Readonly<Record<string, Check>> = {
  encryption: host.encryptionFindings,
  redirects: host.redirectFindings,
  'published build': published.buildFindings,
  'headers and policy': host.headerFindings,
  '404 page': host.notFoundFindings,
  'compression and caching': host.cachingFindings,
  'published files': published.fileFindings,
  'canonical address': published.addressFindings,
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
  const findings = await examineLive({ locales, address, projectDir }, selected);
  const isTodo = (finding: Finding) => isBlocking(finding) || finding.topic === 'outdated';
  const count = findings.filter(isTodo).length;
  const verdict = count === 0 ? 'Nothing is wrong.' : `To do: ${count}.`;
  console.log(`\n${address}, visited on ${new Date().toISOString().slice(0, 10)}\n`);
  console.log(`${report(findings)}${verdict}\n`);
  return count === 0 ? 0 : 1;
}

/** Runs checks on a published site and returns their findings. */
export async function examineLive(
  { locales, address, projectDir }: Omit<Visit, 'page' | 'facts'>,
  selected: typeof checks,
): Promise<Finding[]> {
  const page = await requestPage(address);
  if ('topic' in page) return [page];
  const visit = { locales, address, projectDir, page, facts: pageFacts(String(page.body)) };
  const misplaced = findWrongPath(visit);
  if (misplaced !== undefined) return [misplaced];

  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(selected)) {
    // A check that throws is reported. The others still run.
    const result: Findings = await check(visit).catch(({ message }: Error) => [
      unchecked(`${name}: ${message.split('\n')[0]}.`),
    ]);
    findings.push(...result.filter((finding) => finding !== false));
  }
  return findings;
}

/** Requests the page; returns a finding if it cannot be visited. */
async function requestPage(address: URL): Promise<Answer | Finding> {
  const todo =
    'Check your last deployment, your domain and its redirects, and whether this machine is online.';
  try {
    const page = await request(address.href);
    if (page.status === 200) return page;
    return wrong(`${page.url} answers with ${page.status}.`, todo);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
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

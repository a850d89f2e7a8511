import path from 'node:path';
import type { Editions } from '../../../lib/content/editions';
import { siteAddress } from '../../../lib/hosting/addresses';
import { PlainError } from '../../support/run-script';
import { isReservedHost } from '../connections';
import { type Finding, isBlocking, report, unchecked, wrong } from '../findings';
import { readAddress } from '../options';
import { browserFindings, sendingFindings } from './browser';
import * as host from './host';
import * as published from './published';
import { type Check, type Found, pageFacts, request, type Visit } from './visit';

/** All checks. The report lists the names of those without findings. */
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
  links: published.visitLinks,
};

/**
 * Visits the published site and prints what is wrong with it.
 * @param options.send also sends a message
 * @param options.address of the page; by default the content's own
 * @returns the exit code: 1 if something is wrong, else 0
 * @throws PlainError, with exit code 2, if the address is an example, or the machine is offline
 */
export async function visitLive(
  editions: Editions,
  projectDir: string,
  options: { send: boolean; address?: URL },
): Promise<0 | 1> {
  const address = options.address ?? readAddress(siteAddress(editions[0].content.site)('/'));
  if (isReservedHost(address.hostname)) {
    throw new PlainError(`${address} is an example; write your address into content/site.ts.`, 2);
  }
  const asked = options.send ? { ...checks, 'message sent': sendingFindings } : checks;
  const out = path.join(projectDir, 'out');
  const { findings, good } = await examineLive({ editions, address, out }, asked);
  const faults = findings.filter(isBlocking).length;
  const verdict = faults === 0 ? 'Nothing is wrong.' : `Something is wrong; to do: ${faults}.`;
  const inOrder = good.length > 0 ? `In order: ${good.join(', ')}\n\n` : '';
  console.log(`\n${address}, visited on ${new Date().toISOString().slice(0, 10)}\n`);
  console.log(`${report(findings)}${inOrder}${verdict}\n`);
  return faults === 0 ? 0 : 1;
}

/**
 * Runs checks on a published site.
 * @returns their findings, and the names of the checks without findings
 * @throws PlainError, with exit code 2, if this machine is offline
 */
export async function examineLive(place: Omit<Visit, 'page' | 'facts'>, asked: typeof checks) {
  const findings: Finding[] = [];
  const good: string[] = [];
  const page = await request(place.address.href).catch((error: Error) => error);
  const isOffline = async () => !(await published.isOnline(place.editions, place.address));
  if (page instanceof Error && (page.cause === 'network' || (await isOffline()))) {
    throw new PlainError(`${page.message}; is this machine online?`, 2);
  }
  if (page instanceof Error || page.status !== 200) {
    const fault = page instanceof Error ? page.message : `${page.url} answers with ${page.status}`;
    const todo = 'Check your last deployment, your domain and its redirects.';
    return { findings: [wrong(`${fault}.`, todo)], good };
  }
  const visit = { ...place, page, facts: pageFacts(String(page.body)) };
  for (const [name, check] of Object.entries(asked)) {
    // A check that throws is reported; the others still run.
    const broken = (error: Error) => [unchecked(`${name}: ${error.message.split('\n', 1)}.`)];
    const answers: Found = await check(visit).catch(broken);
    const found = answers.filter((each) => each !== false);
    if (found.length === 0) good.push(name);
    findings.push(...found);
  }
  return { findings, good };
}

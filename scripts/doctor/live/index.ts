import path from 'node:path';
import { madeFiles } from '../../../app/files';
import type { Content } from '../../../lib/content/schema';
import { siteAddress } from '../../../lib/hosting/addresses';
import { PlainError } from '../../support/run-script';
import { isLocalHost, isReservedHost } from '../connections';
import { type Finding, report, toDo, unchecked } from '../findings';
import { type DoctorOptions, readAddress } from '../options';
import { browserFindings, sendingFindings } from './browser';
import {
  arrivalFinding,
  cachingFindings,
  certificateFindings,
  dayOf,
  headerFindings,
  notFoundFindings,
  redirectFindings,
} from './host';
import { visitLinks } from './links';
import { addressFindings, buildFindings, fileFindings, indexingFindings } from './published';
import { type Check, isSameAddress, pageFacts, request, type Visit } from './visit';

/** By what each says when it finds nothing. */
const checks: Readonly<Record<string, Check>> = {
  certificate: certificateFindings,
  redirects: redirectFindings,
  'published build': buildFindings,
  'headers and policy': headerFindings,
  '404 page': notFoundFindings,
  'compression and caching': cachingFindings,
  'preview picture, CV and other files': fileFindings,
  'canonical address and sitemap': addressFindings,
  'search engines': indexingFindings,
  browser: browserFindings,
};

/**
 * Visits the published site and prints what is wrong with it.
 * @returns the exit code: 1 if something is wrong, else 0
 * @throws PlainError, with exit code 2, when it does not know where to look, or may not
 */
export async function visitLive(
  content: Content,
  projectDir: string,
  { json, send, allowLocal, ...options }: DoctorOptions,
): Promise<0 | 1> {
  const own = siteAddress(content.site)('/');
  const address = options.address ?? readAddress(own);
  if (isReservedHost(address.hostname)) {
    throw new PlainError(`${address} is an example; write your address into content/site.ts.`, 2);
  }
  if (isLocalHost(address.hostname) && !allowLocal) {
    throw new PlainError(`${address} is on this machine or its network; add --allow-local.`, 2);
  }
  const asked = send ? { ...checks, 'message sent': sendingFindings } : checks;
  const isOwn = isSameAddress(address.href, own);
  const settings = { content, address, isOwn, madeFiles, out: path.join(projectDir, 'out') };
  const { findings, good, links } = await examineLive(settings, asked);
  const faults = findings.filter(({ topic }) => topic === 'wrong').length;
  const visited = new Date();
  if (json) {
    const data = { address: address.href, visited, isWell: faults === 0, findings, good, links };
    console.log(JSON.stringify(data, null, 2));
  } else {
    const verdict = faults === 0 ? 'Nothing is wrong.' : `Something is wrong: ${toDo(faults)}.`;
    const inOrder = good.length > 0 ? `In order: ${good.join(', ')}\n\n` : '';
    console.log(`\n${address}, visited on ${dayOf(visited)}\n`);
    console.log(`${report(findings)}${inOrder}${verdict}\n`);
  }
  return faults === 0 ? 0 : 1;
}

/**
 * Visits the published site as a browser and as a crawler, and every link of the content.
 * @throws PlainError, with exit code 2, when this machine is not online
 */
export async function examineLive(
  settings: Omit<Visit, 'page' | 'facts'>,
  asked: Readonly<Record<string, Check>>,
) {
  const { address, content } = settings;
  const page = await request(address.href);
  if (page.failure?.cause === 'network') {
    throw new PlainError(`${address} ${page.failure.text}; check that this machine is online.`, 2);
  }
  const findings: Finding[] = [];
  const good: string[] = [];
  const arrival = arrivalFinding(page);
  if (page.failure || arrival) return { findings: [arrival ?? []].flat(), good, links: [] };
  const visit = { ...settings, page, facts: pageFacts(page.body.toString('utf8')) };
  for (const [name, check] of Object.entries(asked)) {
    const found = await findingsOf(name, check, visit);
    if (found.length === 0) good.push(name);
    findings.push(...found);
  }
  const links = await visitLinks(content);
  const dead = links.flatMap(({ finding }) => finding ?? []);
  if (links.length > 0) good.push(`${links.length - dead.length} of ${links.length} links`);
  return { findings: [...findings, ...dead], good, links };
}

/** What a check finds. One that breaks off is named and leaves the others to say theirs. */
async function findingsOf(name: string, check: Check, visit: Visit): Promise<Finding[]> {
  try {
    return (await check(visit)).filter((each) => each !== false);
  } catch (error) {
    return [unchecked(`The check "${name}" failed: ${error}.`)];
  }
}

import { PlainError } from '../../support/run-script';
import { type Finding, unchecked } from '../findings';
import { browserFindings } from './browser';
import { buildFindings } from './build';
import { fileFindings } from './files';
import { cachingFindings, headerFindings, notFoundFindings } from './headers';
import { type LinkReport, visitLinks } from './links';
import { pageFacts } from './page';
import { arrivalFinding, certificateFindings, redirectFindings } from './reach';
import { request } from './request';
import { addressFindings, indexingFindings } from './search';
import { type Check, isSameAddress, type Visit } from './visit';

interface LiveSettings extends Pick<Visit, 'content' | 'address' | 'madeFiles' | 'out'> {
  /** Where the content says that the page stands. */
  own: string;
}

/** All that one visit found out. */
export interface LiveReport {
  findings: Finding[];
  /** What is in order, in a few words each. */
  good: string[];
  links: LinkReport[];
}

/** By what each says when it finds nothing. */
export const checks: Readonly<Record<string, Check>> = {
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
 * Visits the published site as a browser and as a crawler, and every link of the content.
 * @param asked the checks to make, `checks` or some of them
 * @throws PlainError, with exit code 2, when this machine is not online
 */
export async function examineLive(
  { own, ...settings }: LiveSettings,
  asked: Readonly<Record<string, Check>>,
): Promise<LiveReport> {
  const { address, content } = settings;
  const page = await request(address.href);
  if (page.failure?.cause === 'network') {
    throw new PlainError(`${address} ${page.failure.text}; check that this machine is online.`, 2);
  }
  const arrival = arrivalFinding(page);
  if (page.failure || arrival) return { findings: arrival ? [arrival] : [], good: [], links: [] };
  const isOwn = isSameAddress(address.href, own);
  const visit = { ...settings, isOwn, page, facts: pageFacts(page.body.toString('utf8')) };
  const findings: Finding[] = [];
  const good: string[] = [];
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

/** A check that fails keeps no other from its word. */
async function findingsOf(name: string, check: Check, visit: Visit): Promise<Finding[]> {
  try {
    return (await check(visit)).filter((each) => each !== false);
  } catch (error) {
    return [unchecked(`The check "${name}" failed: ${error}.`)];
  }
}

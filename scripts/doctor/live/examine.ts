import type { Content } from '../../../lib/content/schema';
import { type Answer, type Asked, headerText } from './ask';
import { browserFindings } from './browser-visit';
import { buildFindings, sameAddress } from './build';
import { cachingFindings } from './caching';
import { dayOf } from './dates';
import { cvFindings, previewFindings, sitemapFindings } from './files';
import { type LiveFinding, untold } from './findings';
import { type Asker, follow } from './follow';
import { headerFindings } from './headers';
import { canonicalFindings, indexingFindings, structuredFindings } from './indexing';
import { type LinkReport, linkFindings, visitLinks } from './links';
import type { Network } from './network';
import { NOWHERE, notFoundFindings } from './not-found';
import { type PageFacts, pageFacts } from './page-facts';
import { politeAsker } from './polite';
import { arrivalFinding, certificateFindings, redirectFindings } from './reach';
import type { Remembered } from './remembered';
import { sendThroughForm } from './send';
import { readSitemap } from './sitemap';
import { at, type Check, type Visit } from './visit';

export interface LiveSettings {
  content: Content;
  /** Where to look, with a slash at the end. */
  address: URL;
  /** Where the content says that the page stands. */
  ownAddress: string;
  network: Network;
  remembered: Remembered;
  /** Files of the local build, to compare with. */
  built: Visit['built'];
  /** Whether to open the page in a browser too. */
  browser: boolean;
  /** Whether to send a real message, which needs the browser. */
  send: boolean;
  now: Date;
}

/** All that one visit found out. */
export interface LiveReport {
  address: string;
  /** When, in ISO 8601. */
  visited: string;
  /** Nothing could be looked at, because this machine is not on the internet. */
  isBlind: boolean;
  findings: LiveFinding[];
  /** What is in order, in a few words each. */
  good: string[];
  links: LinkReport[];
}

const checks: readonly Check[] = [
  { name: 'redirects', look: ({ page, asker }) => redirectFindings(page, asker) },
  { name: 'published build', look: buildFindings },
  { name: 'headers and policy', look: headerFindings },
  { name: '404 page', look: notFoundFindings },
  { name: 'compression and caching', look: cachingFindings },
  { name: 'preview picture', look: previewFindings },
  { name: 'CV', look: cvFindings },
  { name: 'sitemap', look: sitemapFindings },
  { name: 'search engines', look: indexingFindings },
  { name: 'canonical address', look: canonicalFindings },
  { name: 'structured data', look: structuredFindings },
];

const inBrowser: Check = {
  name: 'browser',
  look: ({ page, network }) => browserFindings(page, network),
};

/**
 * Visits the published site as a browser and as a crawler, and every outward link of the content.
 * Never throws for what a host answers.
 */
export async function examineLive(settings: LiveSettings): Promise<LiveReport> {
  const { content, address, network, remembered, now } = settings;
  const asker = politeAsker(network);
  const [site, links] = await Promise.all([
    visitSite(settings, asker),
    visitLinks(content, asker, remembered),
  ]);
  // What cannot be written down is asked again the next time.
  await remembered.save().catch(() => {});
  const fine = links.filter(({ verdict }) => verdict.kind === 'fine').length;
  const linksGood = links.length > 0 ? [`${fine} of ${links.length} links`] : [];
  return {
    address: address.href,
    visited: now.toISOString(),
    isBlind: site.isBlind,
    findings: [...site.findings, ...linkFindings(links)],
    good: [...site.good, ...linksGood],
    links,
  };
}

type SiteReport = Pick<LiveReport, 'isBlind' | 'findings' | 'good'>;

async function visitSite(settings: LiveSettings, asker: Asker): Promise<SiteReport> {
  const { address, content, network, now, browser, send } = settings;
  const followed = await follow(address.href, asker);
  const arrival = arrivalFinding(address, followed);
  const { end } = followed;
  if (arrival !== undefined || end.kind === 'fault') {
    const isBlind = end.kind === 'fault' && end.code === 'offline';
    return { isBlind, findings: arrival === undefined ? [] : [arrival], good: [] };
  }
  const findings = certificateFindings(end, now);
  const good: string[] = [];
  if (findings.length === 0 && end.certificate !== undefined) {
    good.push(`certificate (until ${dayOf(end.certificate.until)})`);
  }
  const visit = await visitOf(settings, asker, end);
  const looked = await Promise.all(
    [...checks, ...(browser ? [inBrowser] : [])].map(async ({ name, look }) => ({
      name,
      found: await surely(name, look, visit),
    })),
  );
  for (const { name, found } of looked) {
    if (found.length === 0) good.push(name);
    findings.push(...found);
  }
  if (send) {
    const result = await sendThroughForm(end, content, network, now);
    if ('sent' in result) good.push(result.sent);
    else findings.push(result.finding);
  }
  return { isBlind: false, findings, good };
}

/** A check that stumbles over an answer keeps no other from being told. */
async function surely(name: string, look: Check['look'], visit: Visit): Promise<LiveFinding[]> {
  try {
    return await look(visit);
  } catch (error) {
    return [untold(`The check "${name}" could not be made: ${error}.`)];
  }
}

async function visitOf(settings: LiveSettings, asker: Asker, page: Answer): Promise<Visit> {
  const { content, network, built, address, ownAddress } = settings;
  const ask = async (path: string) => (await follow(at({ address }, path).href, asker)).end;
  const [notFound, sitemap] = await Promise.all([ask(NOWHERE), ask('/sitemap.xml')]);
  const notFoundFacts = factsOf(notFound);
  const sitemapDay = sitemap.kind === 'answer' && readSitemap(sitemap.body.toString('utf8')).day;
  return {
    content,
    network,
    asker,
    address,
    isOwn: sameAddress(address.href, ownAddress),
    page,
    facts: pageFacts(page.body.toString('utf8')),
    notFound,
    ...(notFoundFacts === undefined ? {} : { notFoundFacts }),
    ...(sitemapDay ? { sitemapDay } : {}),
    built,
  };
}

function factsOf(answer: Asked): PageFacts | undefined {
  if (answer.kind === 'fault' || !/\bhtml\b/i.test(headerText(answer, 'content-type'))) return;
  return pageFacts(answer.body.toString('utf8'));
}

import robotsParser from 'robots-parser';
import { headerText } from './ask';
import { sameAddress } from './build';
import { advice, type LiveFinding, wrong } from './findings';
import { follow } from './follow';
import type { Visit } from './visit';

/** Whether the page names itself as the address to remember. */
export function canonicalFindings({ facts, page, isOwn }: Visit): LiveFinding[] {
  const { canonical } = facts;
  if (canonical === undefined) {
    return [wrong('The page names no canonical address.', 'Publish the out/ of this project.')];
  }
  if (sameAddress(canonical, page.url)) return [];
  const say = isOwn ? wrong : advice;
  return [
    say(
      `The page at ${page.url} tells search engines and previews that it stands at ${canonical}.`,
      'Build with that address: url in content/site.ts, or SITE_URL and BASE_PATH.',
    ),
  ];
}

/** Whether search engines may have the page: robots.txt, header and `<meta>`. */
export async function indexingFindings(visit: Visit): Promise<LiveFinding[]> {
  const { page, facts, asker } = visit;
  const findings: LiveFinding[] = [];
  const header = headerText(page, 'x-robots-tag').toLowerCase();
  const forbidden = /\b(noindex|none)\b/;
  if (facts.robots.some((text) => forbidden.test(text))) {
    findings.push(
      wrong('The page forbids search engines to show it (meta robots).', 'Publish it again.'),
    );
  }
  if (forbidden.test(header)) {
    findings.push(
      wrong(
        'The host forbids search engines to show the page (X-Robots-Tag).',
        'Some hosts do so for previews: make this deployment the production one.',
      ),
    );
  }
  // Crawlers ask for it at the host's root alone, also for pages under a sub-path (RFC 9309).
  const address = new URL('/robots.txt', page.url);
  const { end } = await follow(address.href, asker, { limit: 500_000 });
  if (end.kind === 'fault') {
    findings.push(wrong(`${address.href} ${end.detail}.`, 'Crawlers stay away until it answers.'));
  } else if (end.status >= 500) {
    findings.push(
      wrong(
        `${address.href} answers with status ${end.status}, so crawlers stay away.`,
        'Look at your host’s status page.',
      ),
    );
  } else if (end.status === 200) {
    const rules = robotsParser(address.href, end.body.toString('utf8'));
    const refused = ['Googlebot', 'Bingbot'].filter((name) => rules.isDisallowed(page.url, name));
    if (refused.length > 0) {
      findings.push(
        wrong(
          `${address.href} forbids the page to ${refused.join(' and ')}.`,
          'Publish the robots.txt of the build, and look for one of the host’s own.',
        ),
      );
    }
  } else if (visit.address.pathname === '/') {
    findings.push(
      wrong(`${address.href} answers with status ${end.status}.`, 'Publish out/ whole.'),
    );
  }
  return findings;
}

/** Whether programs can read what the page tells them of its owner. */
export function structuredFindings({ facts, content }: Visit): LiveFinding[] {
  const todo = 'Publish the out/ of this project.';
  if (facts.structured.length === 0) {
    return [wrong('The page holds no structured data.', todo)];
  }
  const things = facts.structured.flatMap(graphOf);
  if (things.includes(undefined)) {
    return [wrong('The page’s structured data is no JSON.', todo)];
  }
  const person = things.find((thing) => thing?.['@type'] === 'Person');
  return person?.name === content.owner.name
    ? []
    : [wrong(`The page’s structured data does not speak of ${content.owner.name}.`, todo)];
}

type Thing = Record<string, unknown>;

/** The things of a JSON-LD block; undefined stands for what cannot be read. */
function graphOf(text: string): (Thing | undefined)[] {
  try {
    const data: unknown = JSON.parse(text);
    const graph = (data as { '@graph'?: unknown } | null)?.['@graph'] ?? data;
    const things: unknown[] = Array.isArray(graph) ? graph : [graph];
    return things.map((each) => (typeof each === 'object' && each !== null ? (each as Thing) : {}));
  } catch {
    return [undefined];
  }
}

import type { Content } from '../../../lib/content/schema';
import { isWebAddress } from '../../../lib/hosting/addresses';
import { type Link, linksIn } from '../links';
import { isReservedHost } from '../words';
import { advice, type LiveFinding, untold, wrong } from './findings';
import { type Asker, type Followed, follow } from './follow';
import type { Remembered } from './remembered';
import { isEnough, type Verdict, verdictOf } from './verdict';

/** A page's marks stand in its first part. */
const PAGE_LIMIT = 200_000;

/** A link of the content and what became of it. */
export interface LinkReport extends Link {
  verdict: Verdict;
}

/**
 * Asks every outward link of the content, each address once, and gives a verdict on each.
 * @param asker how hosts are asked; it sees to it that none is asked twice at a time
 */
export async function visitLinks(
  content: Content,
  asker: Asker,
  remembered: Remembered,
): Promise<LinkReport[]> {
  const links = linksIn(content).filter(({ href }) => isWebAddress(href) && !isPlaceholder(href));
  const verdicts = new Map<string, Promise<Verdict>>();
  for (const { href } of links) {
    if (!verdicts.has(href)) verdicts.set(href, judge(href, asker, remembered));
  }
  return Promise.all(
    links.map(async (link) => ({
      ...link,
      verdict: await (verdicts.get(link.href) as Promise<Verdict>),
    })),
  );
}

/** The plain doctor speaks of these. */
const isPlaceholder = (href: string) => isReservedHost(new URL(href).hostname);

async function judge(href: string, asker: Asker, remembered: Remembered): Promise<Verdict> {
  const known = remembered.recall(href);
  if (known !== undefined) return known;
  const followed = await politely(href, asker);
  const verdict = verdictOf(href, followed);
  // That this machine is offline says nothing of the link.
  const isOurs = followed.end.kind === 'fault' && followed.end.code === 'offline';
  if (!isOurs) remembered.keep(href, verdict);
  return verdict;
}

/**
 * HEAD, which costs a host nearly nothing; GET where that does not tell: many hosts refuse HEAD,
 * and a parked domain is known by its page alone.
 */
async function politely(href: string, asker: Asker): Promise<Followed> {
  const head = await follow(href, asker, { method: 'HEAD' });
  const { end } = head;
  if (end.kind === 'fault' && end.code !== 'broken') return head;
  if (end.kind === 'answer' && isEnough(end)) return head;
  return follow(href, asker, { limit: PAGE_LIMIT });
}

/** What the owner should know of the links; those that are fine need no word. */
export function linkFindings(reports: readonly LinkReport[]): LiveFinding[] {
  return reports.flatMap(({ group, name, href, verdict }) => {
    const { kind, why, to } = verdict;
    const text = `${group}: ${name} leads to ${href}, which ${why}`;
    if (kind === 'gone') return [wrong(`${text}.`, 'Take the link out or give a new one.')];
    if (kind === 'broken') return [wrong(`${text}.`, 'Mend it, or take the link out.')];
    if (kind === 'moved') return [advice(`${text}.`, `Write ${to}`)];
    return kind === 'untold' ? [untold(`${text}.`)] : [];
  });
}

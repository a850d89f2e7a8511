import type { Content } from '../../../lib/content/schema';
import type { Answer, Asked } from './ask';
import type { LiveFinding } from './findings';
import type { Asker } from './follow';
import type { Network } from './network';
import type { PageFacts } from './page-facts';

/** What all checks of a published page start from. */
export interface Visit {
  content: Content;
  network: Network;
  asker: Asker;
  /** The page's address as it was given or stands in the content, with a slash at its end. */
  address: URL;
  /** Whether it is the address at which the content says the page stands. */
  isOwn: boolean;
  /** What came in the end, and what was read in it. */
  page: Answer;
  facts: PageFacts;
  /** The answer to an address that does not exist. */
  notFound: Asked;
  notFoundFacts?: PageFacts;
  /** The day in the published sitemap, like "2026-11-20". */
  sitemapDay?: string;
  /** A file of the local build in `out/`; undefined if there is no such file or no build. */
  built(name: string): Buffer | undefined;
}

/** A question to the published site; its name is shown when nothing is found. */
export interface Check {
  name: string;
  look(visit: Visit): LiveFinding[] | Promise<LiveFinding[]>;
}

/** The full address of a path of the site: '/og.png' → 'https://…/portfolio/og.png'. */
export const at = ({ address }: Pick<Visit, 'address'>, path: string): URL =>
  new URL(path.replace(/^\//, './'), address);

/** Hosts that send headers of their own and none of ours. */
export function isGitHubPages({ headers }: Answer): boolean {
  return headers.server === 'GitHub.com' || headers['x-github-request-id'] !== undefined;
}

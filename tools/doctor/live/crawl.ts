import { LinkChecker, LinkState } from 'linkinator';
import { isReservedHost } from '../hosts';

export interface CheckedLink {
  url: string;
  isBroken: boolean;
  /** The status of the answer; 0 if there was none. */
  status: number;
  /** Node's error code or message if there was no answer: `ENOTFOUND`. */
  error: string;
  /** The page or style sheet with the link; undefined for the page that was visited first. */
  parent?: string;
}

/** A host may think that more requests at once are an attack. */
const REQUESTS_AT_ONCE = 4;

export const ANSWER_LIMIT_MS = 15_000;

/**
 * Follows the links in all pages and style sheets below an address, and requests what they lead to.
 * It leaves out example addresses, which `npm run doctor` reports.
 */
export async function crawl(home: URL): Promise<CheckedLink[]> {
  const checker = new LinkChecker();
  // Linkinator 7 starts all requests of a page at once: its option `concurrency` limits them from
  // version 8 on, which needs Node 22. So each request waits here until another one has ended.
  let freePlaces = REQUESTS_AT_ONCE;
  const waiting: (() => void)[] = [];
  const underWay = new Set<string>();
  checker.on('link', ({ url }) => {
    if (!underWay.delete(url)) return;
    const next = waiting.shift();
    if (next) next();
    else freePlaces += 1;
  });
  const { links } = await checker.check({
    path: home.href,
    recurse: true,
    checkCss: true,
    // Without it, linkinator resolves relative links of `/es` as if it were `/es/`.
    cleanUrls: true,
    timeout: ANSWER_LIMIT_MS,
    linksToSkip: async (link) => {
      if (isReservedHost(new URL(link).hostname)) return true;
      if (freePlaces > 0) freePlaces -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      underWay.add(link);
      return false;
    },
  });
  return links.map(({ url, state, status = 0, parent, failureDetails = [] }) => {
    const failure = failureDetails.findLast((detail) => detail instanceof Error);
    return { url, isBroken: state === LinkState.BROKEN, status, error: errorOf(failure), parent };
  });
}

/** The reason of an error of `fetch`, which is in its cause. */
function errorOf(failure: Error | undefined): string {
  if (failure === undefined) return 'not a valid address';
  const { code, message } = Object(failure.cause) as { code?: string; message?: string };
  return code ?? message ?? failure.name;
}

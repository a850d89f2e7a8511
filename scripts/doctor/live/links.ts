import type { Content } from '../../../lib/content/schema';
import { isWebAddress } from '../../../lib/hosting/addresses';
import { isReservedHost, type Link, linksIn } from '../connections';
import { advice, type Finding, unchecked, wrong } from '../findings';
import { isSameAddress, type Reply, request } from './visit';

/** A link, and what the owner should know of it: nothing if it is fine. */
interface LinkReport extends Link {
  finding?: Finding;
}

/** Links that are asked for at once: hosts take more from one visitor for an attack. */
const AT_ONCE = 6;

/** Asks for every link of the content that leads out of the site. */
export async function visitLinks(content: Content): Promise<LinkReport[]> {
  // Of example addresses the plain doctor speaks.
  const links = linksIn(content).filter(
    ({ href }) => isWebAddress(href) && !isReservedHost(new URL(href).hostname),
  );
  const reports: LinkReport[] = [];
  for (let first = 0; first < links.length; first += AT_ONCE) {
    const asked = links.slice(first, first + AT_ONCE).map(async (link) => ({
      ...link,
      finding: linkFinding(link, await request(link.href)),
    }));
    reports.push(...(await Promise.all(asked)));
  }
  return reports;
}

/** A fair verdict on a link: that a host refuses programs does not say that the page is gone. */
function linkFinding({ file, name, href }: Link, reply: Reply): Finding | undefined {
  const text = `${file}: ${name} leads to ${href}, which`;
  const todo = 'Correct the link or delete it.';
  if (reply.failure) {
    const why = `${text} ${reply.failure.text}.`;
    return reply.failure.cause === 'address' ? wrong(why, todo) : unchecked(why);
  }
  const { status, redirects, url } = reply;
  if (status === 404 || status === 410) return wrong(`${text} is gone (status ${status}).`, todo);
  if (status < 200 || status > 299) {
    return unchecked(`${text} does not answer programs (status ${status}); open it yourself.`);
  }
  const isForGood = redirects.every((each) => each.status === 301 || each.status === 308);
  const isLogin = /\/(login|signin|sign-in|authwall|checkpoint)\b/i.test(url);
  const isSame = isSameAddress(url.toLowerCase(), href.toLowerCase());
  if (!isForGood || isLogin || isSame) return undefined;
  return advice(`${text} has moved for good.`, `Write ${url}`);
}

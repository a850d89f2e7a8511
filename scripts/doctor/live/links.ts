import { isReservedHost } from '../connections';
import { advice, type Finding, unchecked, wrong } from '../findings';
import { linksIn, type Text } from '../texts';
import { type Findings, isSameAddress, RequestError, request, type Visit } from './visit';

/** Checks every external link of the content. */
export async function linkFindings({ locales }: Visit): Promise<Findings> {
  // `npm run doctor` reports example addresses.
  const links = linksIn(locales).filter(({ text }) => !isReservedHost(new URL(text).hostname));
  const findings: Findings = [];
  // One after the other, because hosts may take many requests at once for an attack.
  for (const link of links) findings.push(await checkLink(link));
  return findings;
}

/** Checks a link. A host that refuses programs may still have the page, so it is not wrong. */
async function checkLink({ file, name, text: href }: Text): Promise<Finding | false> {
  const link = `${file}, ${name}: ${href}`;
  const todo = 'Correct the link or delete it.';
  try {
    const first = await request(href, { redirect: 'manual', read: 'nothing' });
    const location = first.headers.get('location');
    const { status } = location === null ? first : await request(href, { read: 'nothing' });
    if (status === 404 || status === 410) return wrong(`${link} is gone (status ${status}).`, todo);
    if (status < 200 || status > 299) {
      return unchecked(`${link} answers programs with status ${status}; open it yourself.`);
    }
    const target = new URL(location ?? href, href).href;
    const hasMoved = [301, 308].includes(first.status) && !isSameAddress(target, href);
    return hasMoved && advice(`${link} redirects permanently.`, `Replace it with ${target}`);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const text = `${file}, ${name}: ${error.message}.`;
    return error.isPermanent ? wrong(text, todo) : unchecked(text);
  }
}

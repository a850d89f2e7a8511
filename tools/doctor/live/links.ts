import { isWebUrl } from '../../../lib/hosting/urls';
import { elementsIn } from '../../../scripts/support/html';
import { isReservedHost } from '../connections';
import { type Finding, unchecked, wrong } from '../findings';
import { type Answer, request } from './request';

/**
 * Checks every link and file of the pages: pictures, icons, documents, other people's pages.
 * @param pages the published page in each language, the main one first
 */
export async function deadLinkFindings(pages: readonly Answer[]): Promise<Finding[]> {
  const home = pages[0]?.url ?? '';
  const addresses = [...new Set(pages.flatMap(addressesIn))];
  const findings: Finding[] = [];
  // One after the other, because hosts may take many requests at once for an attack.
  for (const address of addresses) {
    const { fault, isPermanent } = await request(address);
    if (fault === undefined) continue;
    if (address.startsWith(home)) findings.push(wrong(`${fault}.`, 'Publish all of out/ again.'));
    else if (isPermanent) findings.push(wrong(`${fault}.`, 'Correct the link or delete it.'));
    // A host that refuses requests from programs may still have the page.
    else findings.push(unchecked(`${fault}.`, 'Open it yourself.'));
  }
  return findings;
}

/** The addresses in a page, without fragments. `npm run doctor` reports example addresses. */
function addressesIn({ url, body }: Answer): string[] {
  return elementsIn(body)
    .filter(({ attributes }) => attributes.get('rel') !== 'preconnect')
    .flatMap(({ attributes }) => {
      const isPreview = attributes.get('property') === 'og:image';
      const address = attributes.get('href') ?? attributes.get('src');
      return (isPreview ? attributes.get('content') : address) ?? [];
    })
    .map((address) => new URL(address.replace(/#.*/, ''), url).href)
    .filter((address) => isWebUrl(address) && !isReservedHost(new URL(address).hostname));
}

import { getDomain } from 'tldts';
import type { Answer } from './ask';
import { pageFacts } from './page-facts';

/** Where domains without an owner, or with one who only wants to sell them, are shown. */
const parkingHosts = new Set([
  'above.com',
  'afternic.com',
  'bodis.com',
  'dan.com',
  'domainmarket.com',
  'efty.com',
  'hugedomains.com',
  'namebright.com',
  'parkingcrew.com',
  'parkingcrew.net',
  'parklogic.com',
  'sav.com',
  'sedo.com',
  'sedoparking.com',
  'uniregistry.com',
]);

/** What the programs behind parked domains leave in their pages, and nobody else does. */
const marks =
  /data-adblockkey=|parkingcrew\.net|sedoparking\.com|img\.sedoparking|cdn\.parklogic\.com|parking\.bodiscdn\.com|bodis\.com\/|window\.park\s*=|d38psrni17bvxu\.cloudfront\.net|wsimg\.com\/parking-lander/i;

const forSale =
  /\bdomain( name)? (is|may be) (for sale|parked|available)\b|\b[\w-]+\.[a-z]{2,} (is|may be) for sale\b|\bbuy this domain\b|\bparked (domain|page)\b|\bdomain parking\b/i;

/** No title is longer; what is longer wants to keep the search busy. */
const LONG_TITLE = 300;
/** A page that says so much of its own is no placeholder. */
const LONG_TEXT = 4000;

/**
 * Why a page looks like that of a parked domain, as the end of a sentence; undefined if it does
 * not. Only strong marks count: words of a sale must stand in the title, or in a page of few words.
 */
export function parkedMark({ url, body }: Answer, href: string): string | undefined {
  const host = getDomain(new URL(url).hostname) ?? '';
  const wanted = getDomain(new URL(href).hostname);
  if (host !== wanted && parkingHosts.has(host)) return `is for sale at ${host}`;
  const html = body.toString('utf8');
  if (marks.test(html)) return 'shows the page of a parked domain';
  const { title, words } = pageFacts(html);
  const isForSale =
    forSale.test(title.slice(0, LONG_TITLE)) || (words.length < LONG_TEXT && forSale.test(words));
  return isForSale ? 'seems to be a parked domain: it says that it is for sale' : undefined;
}

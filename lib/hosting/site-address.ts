import type { Site } from '../content/schema';
import { siteAddressFault } from './addresses';
import { encodePath, withBasePath } from './paths';

/**
 * Makes the full address of a path of this site, which must be percent-encoded; what is an address
 * already comes back as it is.
 */
export type AddressOf = (path: string) => string;

/** Where the site stands, without a slash at the end: `SITE_URL` for previews, else the content's. */
function siteOrigin(site: Pick<Site, 'url'>): string {
  const given = process.env.SITE_URL?.trim() || site.url;
  const fault = siteAddressFault(given);
  if (fault !== undefined) throw new Error(`SITE_URL ${fault}; given: ${JSON.stringify(given)}`);
  return new URL(given).origin;
}

/**
 * The one place that knows where the site stands.
 * @param site the content's `site`
 * @returns a function from `/og.png` to `https://example.org/base/og.png`; `/` gives
 *   the page itself, without a slash at the end when it stands at the root of its host
 * @throws Error when `SITE_URL` is set and is not a bare http(s) address
 */
export function siteAddress(site: Pick<Site, 'url'>): AddressOf {
  const origin = siteOrigin(site);
  return (path) => {
    const { href, pathname, search, hash } = new URL(withBasePath(path), `${origin}/`);
    // Next writes the canonical of a root without its slash; every other mention must equal it.
    const isRoot = href.startsWith(`${origin}/`) && pathname === '/' && search + hash === '';
    return isRoot ? origin : href;
  };
}

/** The full address of a link or file as the owner names it in `content/`: `/my cv.pdf`, `https://…`. */
export const fullAddress = (named: string, addressOf: AddressOf): string =>
  addressOf(named.startsWith('/') ? encodePath(named) : named);

/** The full address at which the export holds a picture, from its original's name in the content. */
export type ImageOf = (src: string) => string;

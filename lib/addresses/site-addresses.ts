import { localizedPath } from '../hosting/file-names';
import { encodePath, isSitePath, withBasePath } from './urls';

/** Makes the addresses of the pages and files in one language. */
export interface Addresses {
  /**
   * The address for links on the site: '/base/es/cv.pdf' for '/cv.pdf'. The path is
   * percent-encoded. Addresses of other sites stay unchanged.
   */
  hrefOf: (path: string) => string;
  /**
   * The full address, for readers outside the site. Its host comes from the environment variable
   * SITE_URL, which the workflow for GitHub Pages sets, or otherwise from `site.url`.
   */
  urlOf: (path: string) => string;
}

/**
 * @param siteUrl the field `site.url` of the content
 * @param folder the folder of the language: 'es'; '' for the main language
 */
export function addressesFor(siteUrl: string, folder: string): Addresses {
  const { origin } = new URL(process.env.SITE_URL?.trim() || siteUrl);
  const hrefOf = (target: string) => withBasePath(localizedPath(folder, target));
  return {
    hrefOf,
    urlOf: (target) => {
      const { href } = new URL(hrefOf(target), origin);
      // Next writes the canonical address of the root without a slash at the end. All documents
      // must name the page by the same address.
      return href === `${origin}/` ? origin : href;
    },
  };
}

/** A link of `content/`, resolved. */
export interface ResolvedLink {
  /** The address for links on the site. */
  href: string;
  /** The full address. */
  url: string;
}

/** Resolves a link of `content/`: a web or mail address, or a file like "/my cv #2.pdf". */
export function linkFor(address: string, { hrefOf, urlOf }: Addresses): ResolvedLink {
  const encoded = isSitePath(address) ? encodePath(address) : address;
  return { href: hrefOf(encoded), url: urlOf(encoded) };
}

/** Resolves a link that the owner may leave out. */
export const optionalLink = (address: string | undefined, addresses: Addresses) =>
  address === undefined ? undefined : linkFor(address, addresses);

/** Whether a link opens a page or file, and not a mail program or telephone. */
export const opensPage = (href: string): boolean => !/^(mailto|tel):/i.test(href);

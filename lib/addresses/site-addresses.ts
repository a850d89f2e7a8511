import { localizedPath } from '../files/generated-names';
import { cleanedAddress, encodePath, isSitePath, isSiteUrl, withBasePath } from './urls';

/**
 * Sets the variable BASE_PATH to the path of the site's address: '/portfolio', or '' for none.
 * Commands call this before anything reads the variable.
 * @param siteUrl as the owner wrote it
 */
export function setBasePath(siteUrl: unknown): void {
  const url = process.env.SITE_URL?.trim() || cleanedAddress(String(siteUrl));
  process.env.BASE_PATH = isSiteUrl(url) ? new URL(url).pathname.replace(/\/+$/, '') : '';
}

export type Addresses = ReturnType<typeof addressesFor>;

/** @param folder of the language: 'es'; '' for the main language */
export function addressesFor(siteUrl: string, folder: string) {
  const { origin } = new URL(process.env.SITE_URL?.trim() || siteUrl);
  /** For links on the site: '/base/es/cv.pdf' for '/cv.pdf', which must be percent-encoded. */
  const hrefOf = (target: string) => withBasePath(localizedPath(folder, target));
  /** For readers elsewhere: the full address. */
  const urlOf = (target: string) => {
    const { href } = new URL(hrefOf(target), origin);
    // As Next writes the canonical address of the root: without a slash at the end.
    return href === `${origin}/` ? origin : href;
  };
  return { hrefOf, urlOf };
}

/** Resolves a link of `content/`: a web or mail address, or a file like "/my cv #2.pdf". */
export function linkFor(address: string, { hrefOf, urlOf }: Addresses) {
  const encoded = isSitePath(address) ? encodePath(address) : address;
  return { href: hrefOf(encoded), url: urlOf(encoded) };
}

export const optionalLinkFor = (address: string | undefined, addresses: Addresses) =>
  address === undefined ? undefined : linkFor(address, addresses);

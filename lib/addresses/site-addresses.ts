import { localizedPath } from '../files/generated-names';
import { encodePath, isSitePath, withBasePath } from './urls';

export type Addresses = ReturnType<typeof addressesFor>;

/** @param folder of the language: 'es'; '' for the main language */
export function addressesFor(siteUrl: string, folder: string) {
  const { origin } = new URL(process.env.SITE_URL?.trim() || siteUrl);
  /**
   * For links on the site: '/base/es/cv.pdf' for '/cv.pdf'. The path must be percent-encoded. Other
   * addresses stay unchanged.
   */
  const hrefOf = (target: string) => withBasePath(localizedPath(folder, target));
  /**
   * For readers elsewhere: the full address. Its host comes from the environment variable SITE_URL,
   * which the workflow for GitHub Pages sets, or else from `site.url`.
   */
  const urlOf = (target: string) => {
    const { href } = new URL(hrefOf(target), origin);
    // As Next writes the canonical address of the root: without a slash at the end.
    return href === `${origin}/` ? origin : href;
  };
  return { hrefOf, urlOf };
}

/**
 * Resolves a link of `content/`: a web or mail address, or a file like "/my cv #2.pdf".
 * @returns the address for links on the site, and the full address
 */
export function linkFor(address: string, { hrefOf, urlOf }: Addresses) {
  const encoded = isSitePath(address) ? encodePath(address) : address;
  return { href: hrefOf(encoded), url: urlOf(encoded) };
}

export const optionalLinkFor = (address: string | undefined, addresses: Addresses) =>
  address === undefined ? undefined : linkFor(address, addresses);

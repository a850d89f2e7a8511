import { isSiteUrl, isWebUrl } from '../../lib/hosting/urls';
import { type Entry, textOf, webAddress } from './values';

/**
 * The address of the owner's site, if the résumé has one without a path.
 * @param isOwn whether the résumé is the `resume.json` of this site, whose path is in `BASE_PATH`
 */
export function siteUrl(addresses: readonly unknown[], isOwn: boolean): string | undefined {
  const url = webAddress(addresses);
  if (url === undefined) return undefined;
  if (isOwn) return new URL(url).origin;
  return isSiteUrl(url) ? url : undefined;
}

/** The owner's address as a profile, if it is a page on somebody else's site. */
export function ownPage(addresses: readonly unknown[], isOwn: boolean): Entry[] {
  const href = webAddress(addresses);
  const isPage = href !== undefined && !isOwn && !isSiteUrl(href);
  return isPage ? [{ name: hostOf(href), href }] : [];
}

const hostOf = (href: string) => new URL(href).hostname.replace(/^www\./, '');

/** The network of a profile, or the host of its address. */
export function profileName(values: readonly unknown[]): string | undefined {
  const href = profileAddress(values);
  return textOf(values[0]) || (href && hostOf(href));
}

/** The address that a profile has, or the one of its user name in a known network. */
export const profileAddress = ([network, username, ...addresses]: readonly unknown[]) =>
  webAddress(addresses) ??
  addressOn(
    textOf(network)
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
    textOf(username).replace(/^@/, ''),
  );

/** What comes before a user name in the addresses of a network. */
const networks: Record<string, string | undefined> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  kaggle: 'https://www.kaggle.com/',
  linkedin: 'https://www.linkedin.com/in/',
  medium: 'https://medium.com/@',
  // The address has a number, and no name.
  stackoverflow: 'https://stackoverflow.com/users/',
  twitter: 'https://x.com/',
  x: 'https://x.com/',
};

function addressOn(network: string, name: string): string | undefined {
  if (network === 'mastodon') {
    const [, user, host] = /^([\w.-]+)@([\w.-]+)$/.exec(name) ?? [];
    const url = `https://${host}/@${user}`;
    return host !== undefined && isWebUrl(url) ? url : undefined;
  }
  const isName = network === 'stackoverflow' ? /^\d+$/ : /^[\w.-]+$/;
  const start = networks[network];
  return start !== undefined && isName.test(name) ? start + name : undefined;
}

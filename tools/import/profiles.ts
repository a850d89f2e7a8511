import { isSiteUrl, isWebUrl } from '../../lib/hosting/urls';
import { address, joined, list, type ResumeEntry, ResumeValue, textOf } from './resume';

/** The address of the owner's site, if the résumé has one without a path. */
export function siteUrl(basics: ResumeEntry): ResumeValue | undefined {
  const url = address(basics);
  return isSiteUrl(textOf(url)) ? url : undefined;
}

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

/**
 * Profiles with an address, named after their network or host; also the owner's address, if it is a
 * page on somebody else's site.
 */
export function profilesOf(basics: ResumeEntry): ResumeEntry[] {
  const profiles = list(basics.profiles).map(
    (entry): ResumeEntry => (entry instanceof ResumeValue ? { url: entry } : Object(entry)),
  );
  if (siteUrl(basics) === undefined) profiles.push({ url: basics.url, website: basics.website });
  return profiles.flatMap((profile) => {
    const href = profileAddress(profile);
    if (href === undefined) return [];
    const host = new URL(textOf(href)).hostname.replace(/^www\./, '');
    return { name: profile.network ?? host, href };
  });
}

function profileAddress(profile: ResumeEntry): ResumeValue | undefined {
  const { network, username } = profile;
  const written = address(profile);
  const name = textOf(username).replace(/^@/, '');
  if (written !== undefined) {
    const isInAddress = textOf(written).toLowerCase().includes(name.toLowerCase());
    return isInAddress ? joined([written, username], '')?.as(textOf(written)) : written;
  }
  const made = addressOn(
    textOf(network)
      .toLowerCase()
      .replace(/[^a-z]/g, ''),
    name,
  );
  return username instanceof ResumeValue && made !== undefined ? username.as(made) : undefined;
}

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

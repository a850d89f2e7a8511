import { contentSchema } from '../../lib/content/schema';
import { coerceToSchema } from './coerce-to-schema';
import { address, type Entry, entriesIn, text } from './reading';

/** Networks at `name.com`. The links of others are named after their host. */
const networks = [
  'Dribbble',
  'Facebook',
  'GitHub',
  'GitLab',
  'Instagram',
  'Kaggle',
  'LinkedIn',
  'Medium',
  'Reddit',
  'TikTok',
  'Twitter',
  'X',
  'YouTube',
];

/** The name of an address's network, "LinkedIn" for de.linkedin.com, or else its host. */
function networkOf(href: string): string {
  const host = new URL(href).hostname.replace(/^www\./, '');
  const isOf = (name: string) => `${name.toLowerCase()}.com` === host.replace(/^\w\w\./, '');
  return networks.find(isOf) ?? host;
}

/** The address of the owner's site, if the résumé has one without a path. */
export const siteUrl = (basics: Entry): string | undefined =>
  coerceToSchema(contentSchema.shape.site.shape.url, address(basics));

/** Profiles with an address; also the owner's address, if it is a page on somebody else's site. */
export function socialLinks(basics: Entry): { name: string; href: string }[] {
  const profiles = entriesIn(basics.profiles);
  if (siteUrl(basics) === undefined) profiles.push({ url: basics.url, website: basics.website });
  return profiles.flatMap((profile) => {
    const href = address(profile);
    return href === undefined ? [] : [{ name: text(profile.network) || networkOf(href), href }];
  });
}

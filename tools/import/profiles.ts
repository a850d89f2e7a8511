import { contentSchema } from '../../lib/content/schema';
import { coerceToSchema } from './coerce-to-schema';
import { address, entriesIn, type ResumeEntry, text } from './reading';

/** The address of the owner's site, if the résumé has one without a path. */
export const siteUrl = (basics: ResumeEntry): string | undefined =>
  coerceToSchema(contentSchema.shape.site.shape.url, address(basics));

/**
 * Profiles with an address, named after their network or host; also the owner's address, if it is a
 * page on somebody else's site.
 */
export function socialLinks(basics: ResumeEntry): { name: string; href: string }[] {
  const profiles = entriesIn(basics.profiles);
  if (siteUrl(basics) === undefined) profiles.push({ url: basics.url, website: basics.website });
  return profiles.flatMap((profile) => {
    const href = address(profile);
    if (href === undefined) return [];
    const host = new URL(href).hostname.replace(/^www\./, '');
    return { name: text(profile.network) || host, href };
  });
}

import { withFullLinks } from '../content/linked-text';
import type { Profile } from '../profile/profile';
import type { LocalizedSite } from '../site/localized-site';

/**
 * The profile for readers outside of the page: links in texts to parts of the page have its
 * address.
 * @param change another change of each text
 */
export function documentProfile(
  { profile, url }: LocalizedSite,
  change = (text: string) => text,
): Profile {
  const page = url('/');
  // JSON visits all texts, at any depth.
  return JSON.parse(
    JSON.stringify(profile, (_, value) =>
      typeof value === 'string' ? change(withFullLinks(value, page)) : value,
    ),
  );
}

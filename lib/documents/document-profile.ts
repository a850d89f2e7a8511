import { withFullLinks } from '../content/linked-text';
import type { Profile } from '../profile/profile';
import type { LocalizedSite } from '../site/localized-site';

/**
 * The profile for documents, which are read outside of the page. In its texts, a link to a part of
 * the page has the full address: "https://ana.example/#skills" for "#skills". This is
 * done in all texts, also in those that may not contain links.
 * @param change changes each text further
 */
export function documentProfile(
  { profile, urlOf }: LocalizedSite,
  change = (text: string) => text,
): Profile {
  const page = urlOf('/');
  // JSON visits all texts, at any depth.
  return JSON.parse(
    JSON.stringify(profile, (_, value) =>
      typeof value === 'string' ? change(withFullLinks(value, page)) : value,
    ),
  );
}

import { withFullLinks } from '../content/linked-text';
import type { Profile } from '../profile/profile';
import type { LocalizedSite } from '../site/localized-site';

/**
 * The profile for documents, which are read outside of the page. In its texts, a link to a part of
 * the page has the full address: "https://ana.example/#skills" for "#skills". It changes all texts,
 * because `Profile` does not say which of them may contain links. In the others, nobody writes one.
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

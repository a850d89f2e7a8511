import { plainText } from '../content/linked-text';
import { webAccountsIn } from '../profile/contacts';
import type { LocalizedSite } from '../site/localized-site';

/**
 * The page and its owner for search engines, as Google's "Profile page (ProfilePage) structured
 * data" describes them: JSON in which `<` is escaped, so that no text can end its `<script>`.
 */
export function structuredData({ profile, urlOf }: LocalizedSite): string {
  const { person, contacts, updated } = profile;
  const accounts = webAccountsIn(contacts.accounts).map(({ url }) => url);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    // Google asks for the time and its zone.
    dateModified: `${updated}T00:00:00Z`,
    mainEntity: {
      '@type': 'Person',
      name: person.name,
      jobTitle: person.role,
      description: plainText(person.intro),
      image: person.portraitUrl,
      url: urlOf('/'),
      sameAs: accounts.length > 0 ? accounts : undefined,
    },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

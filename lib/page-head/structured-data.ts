import { plainText } from '../content/linked-text';
import type { ProfileEntry } from '../profile/career';
import type { LocalizedSite } from '../site/localized-site';

function personNode({ profile, url }: LocalizedSite, portrait?: string) {
  const { person, contacts, jobs, schools, shortLists, skills, updated } = profile;
  /** The day of the content's last change, as exactly as a date: in '2026-11' and on '2026-11-20'. */
  const today = (date: string) => updated.slice(0, date.length);
  const isNow = ({ period }: ProfileEntry) => {
    const { start, end } = period ?? {};
    const hasBegun = start !== undefined && start <= today(start);
    return hasBegun && (end === undefined || end >= today(end));
  };
  /** Whether a period has ended or is missing. False if it is only a text. */
  const isOver = ({ period }: ProfileEntry) =>
    period === undefined || (period.end !== undefined && period.end < today(period.end));
  const organization = ({ organization: name, link }: ProfileEntry) => ({
    '@type': 'Organization',
    name,
    url: link?.url,
  });
  const awards = shortLists.find(({ list }) => list === 'awards')?.entries ?? [];
  return {
    '@type': 'Person',
    name: person.name,
    givenName: person.firstNames,
    jobTitle: person.role,
    description: plainText(person.intro),
    image: portrait,
    url: url('/'),
    email: contacts.email.href,
    telephone: contacts.phone?.number,
    address: contacts.location,
    // Only pages that a search engine can open.
    sameAs: contacts.social.map((link) => link.url).filter((address) => /^https?:/i.test(address)),
    award: awards.map(({ name }) => name),
    knowsAbout: skills.flatMap((group) => group.skills.map(({ name }) => name)),
    worksFor: jobs.flatMap((roles) => roles.filter(isNow).slice(0, 1)).map(organization),
    alumniOf: schools.filter(isOver).map(organization),
  };
}

/**
 * The page, its site and its owner for search engines, in the form of Google's "Profile page
 * (ProfilePage) structured data".
 * @param portrait full address of the generated portrait
 * @returns JSON for a `<script type="application/ld+json">`; `<` is escaped, so that no text can
 *   end the element (HTML, 4.12.1.3)
 */
export function structuredData(site: LocalizedSite, portrait?: string): string {
  const { profile, url } = site;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateModified: profile.updated,
    isPartOf: { '@type': 'WebSite', url: url('/'), name: profile.person.name },
    mainEntity: personNode(site, portrait),
  };
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
  const json = JSON.stringify(data, (_, value) => (isEmpty(value) ? undefined : value));
  return json.replaceAll('<', '\\u003c');
}

import { type PeriodText, periodDates } from '../content/period';
import type { Content } from '../content/schema';
import { type AddressOf, fullAddress } from '../hosting/addresses';

function person(content: Content, addressOf: AddressOf, portrait?: string) {
  const { owner, contact, education, experience, site } = content;
  /** Whether it lasts on the day of the content's last change; one without a period does not. */
  const isNow = ({ period }: { period?: PeriodText }) => {
    const { start, end } = periodDates(period, site.language);
    return start !== undefined && (end === undefined || end >= site.updated.slice(0, end.length));
  };
  const organization = (name: string, link?: string) => ({
    '@type': 'Organization',
    name,
    url: link && fullAddress(link, addressOf),
  });
  const profiles = contact.social.map(({ href }) => fullAddress(href, addressOf));
  return {
    '@type': 'Person',
    '@id': addressOf('/#person'),
    name: owner.name,
    givenName: owner.firstNames,
    jobTitle: owner.role,
    description: owner.intro,
    image: portrait,
    url: addressOf('/'),
    email: `mailto:${contact.email}`,
    telephone: contact.phone,
    address: contact.location,
    // E-mail and the like are no pages that a search engine can open.
    sameAs: profiles.filter((address) => /^https?:/i.test(address)),
    award: content.awards.map(({ title }) => title),
    knowsAbout: content.skills.map(({ name }) => name),
    worksFor: experience.filter(isNow).map(({ company, link }) => organization(company, link)),
    // Nobody is an alumnus of the school they still go to.
    alumniOf: education
      .filter((each) => !isNow(each))
      .map(({ school, link }) => organization(school, link)),
  };
}

/**
 * One schema.org graph: the page about the owner, the site and the owner. Its only date
 * is the content's, not the build's. What the content leaves out is left out here.
 * @returns JSON for a `<script type="application/ld+json">`; `<` is escaped, so that no text in it
 *   can end the element (HTML, 4.12.1.3)
 */
export function structuredData(content: Content, addressOf: AddressOf, portrait?: string): string {
  const { owner, site } = content;
  const shared = {
    url: addressOf('/'),
    inLanguage: site.language,
    name: owner.name,
    description: site.description,
  };
  const graph = [
    {
      '@type': 'ProfilePage',
      '@id': addressOf('/#page'),
      ...shared,
      dateModified: site.updated,
      isPartOf: { '@id': addressOf('/#site') },
      mainEntity: { '@id': addressOf('/#person') },
    },
    {
      '@type': 'WebSite',
      '@id': addressOf('/#site'),
      ...shared,
      publisher: { '@id': addressOf('/#person') },
    },
    person(content, addressOf, portrait),
  ];
  const data = { '@context': 'https://schema.org', '@graph': graph };
  // A list without entries would say something, too.
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
  return JSON.stringify(data, (_, value) => (isEmpty(value) ? undefined : value)).replaceAll(
    '<',
    '\\u003c',
  );
}

import { type PeriodText, periodDates } from '../content/period';
import type { Content } from '../content/schema';
import { type AddressOf, fullAddress, type ImageOf } from '../hosting/addresses';

/** Addresses of files and pages a search engine can open; e-mail and the like are none. */
const isWeb = (address: string) => /^https?:/i.test(address);

/** A list that has entries; an empty one would say something, too. */
const filled = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list);

function person(content: Content, addressOf: AddressOf, imageOf: ImageOf) {
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
  return {
    '@type': 'Person',
    '@id': addressOf('/#person'),
    name: owner.name,
    givenName: owner.firstNames,
    jobTitle: owner.role,
    description: owner.intro,
    image: owner.portrait && imageOf(owner.portrait.src),
    url: addressOf('/'),
    email: `mailto:${contact.email}`,
    telephone: contact.phone,
    address: contact.location,
    sameAs: filled(contact.social.map(({ href }) => fullAddress(href, addressOf)).filter(isWeb)),
    knowsAbout: filled(content.skills.map(({ name }) => name)),
    worksFor: filled(
      experience.filter(isNow).map(({ company, link }) => organization(company, link)),
    ),
    // Nobody is an alumnus of the school they still go to.
    alumniOf: filled(
      education
        .filter((each) => !isNow(each))
        .map(({ school, link }) => organization(school, link)),
    ),
  };
}

/**
 * One schema.org graph: the page about the owner, the site and the owner. Its only date
 * is the content's, not the build's. What the content leaves out is left out here.
 * @returns JSON for a `<script type="application/ld+json">`; `<` is escaped, so that no text in it
 *   can end the element (HTML, 4.12.1.3)
 */
export function structuredData(content: Content, addressOf: AddressOf, imageOf: ImageOf): string {
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
    person(content, addressOf, imageOf),
  ];
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

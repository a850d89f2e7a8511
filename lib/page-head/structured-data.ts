import { plainText } from '../content/linked-text';
import { type Period, periodDates } from '../content/period';
import type { Content } from '../content/schema';
import { type AbsoluteUrl, linkUrl } from '../hosting/urls';

function person(content: Content, absoluteUrl: AbsoluteUrl, portrait?: string) {
  const { owner, contact, education, experience, site } = content;
  /** Whether a period has not ended on the day of the content's last change. */
  const isNow = (period?: Period) => {
    const { start, end } = periodDates(period);
    return start !== undefined && (end === undefined || end >= site.updated.slice(0, end.length));
  };
  /** Whether a period has ended or is missing. False if it is only a text. */
  const isOver = (period?: Period) =>
    period === undefined || (periodDates(period).start !== undefined && !isNow(period));
  const organization = (name: string, link?: string) => ({
    '@type': 'Organization',
    name,
    url: link && linkUrl(link, absoluteUrl),
  });
  const profiles = contact.social.map(({ href }) => linkUrl(href, absoluteUrl));
  return {
    '@type': 'Person',
    '@id': absoluteUrl('/#person'),
    name: owner.name,
    givenName: owner.firstNames,
    jobTitle: owner.role,
    description: plainText(owner.intro),
    image: portrait,
    url: absoluteUrl('/'),
    email: `mailto:${contact.email}`,
    telephone: contact.phone,
    address: contact.location,
    // Only pages that a search engine can open.
    sameAs: profiles.filter((address) => /^https?:/i.test(address)),
    award: content.awards.map(({ title }) => title),
    knowsAbout: content.skills.map(({ name }) => name),
    worksFor: experience
      .filter(({ period }) => isNow(period))
      .map(({ company, link }) => organization(company, link)),
    alumniOf: education
      .filter(({ period }) => isOver(period))
      .map(({ school, link }) => organization(school, link)),
  };
}

/**
 * A schema.org graph of the page, the site and the owner.
 * @returns JSON for a `<script type="application/ld+json">`; `<` is escaped, so that no text can
 *   end the element (HTML, 4.12.1.3)
 */
export function structuredData(
  content: Content,
  absoluteUrl: AbsoluteUrl,
  portrait?: string,
): string {
  const { owner, site } = content;
  const shared = {
    url: absoluteUrl('/'),
    inLanguage: site.language,
    name: owner.name,
  };
  const graph = [
    {
      '@type': 'ProfilePage',
      '@id': absoluteUrl('/#page'),
      ...shared,
      description: site.description,
      dateModified: site.updated,
      isPartOf: { '@id': absoluteUrl('/#site') },
      mainEntity: { '@id': absoluteUrl('/#person') },
    },
    {
      '@type': 'WebSite',
      '@id': absoluteUrl('/#site'),
      ...shared,
      publisher: { '@id': absoluteUrl('/#person') },
    },
    person(content, absoluteUrl, portrait),
  ];
  const data = { '@context': 'https://schema.org', '@graph': graph };
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
  const json = JSON.stringify(data, (_, value) => (isEmpty(value) ? undefined : value));
  return json.replaceAll('<', '\\u003c');
}

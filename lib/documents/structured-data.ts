import { projectAnchors } from '../content/derived';
import { isoDate, type PeriodText, parseDate, periodDates } from '../content/period';
import type { Certificate, Content, Project } from '../content/schema';
import { type AddressOf, fullAddress, type ImageOf } from '../hosting/site-address';

/** Addresses of files and pages a search engine can open; e-mail and the like are none. */
const isWeb = (address: string) => /^https?:/i.test(address);

/** A list that has entries; an empty one would say something, too. */
const filled = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list);

/** Whether a period lasts on a day ("2026-11-20"); one that was not given does not. */
function lasts(period: PeriodText | undefined, day: string, language: string): boolean {
  const { start, end } = periodDates(period, language);
  return start !== undefined && (end === undefined || end >= day.slice(0, end.length));
}

interface Context {
  addressOf: AddressOf;
  imageOf: ImageOf;
  /** The full address of a link or file that the content names. */
  full: (named: string | undefined) => string | undefined;
  language: string;
}

function credential({ name, issuer, date, link }: Certificate, { language, full }: Context) {
  const day = date === undefined ? undefined : parseDate(date, language);
  return {
    '@type': 'EducationalOccupationalCredential',
    name,
    recognizedBy: issuer && { '@type': 'Organization', name: issuer },
    dateCreated: day && isoDate(day),
    url: full(link),
  };
}

function person(content: Content, { addressOf, imageOf, full, language }: Context) {
  const { owner, contact, education, site } = content;
  const school = ({ school: name, link }: (typeof education)[number]) => ({
    '@type': 'EducationalOrganization',
    name,
    url: full(link),
  });
  const isNow = ({ period }: { period?: PeriodText }) => lasts(period, site.updated, language);
  const employers = content.experience.filter(isNow);
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
    knowsLanguage: owner.languages?.map(({ name }) => ({ '@type': 'Language', name })),
    worksFor: filled(
      employers.map(({ company, link }) => ({
        '@type': 'Organization',
        name: company,
        url: full(link),
      })),
    ),
    // Nobody is an alumnus of the school they still go to.
    affiliation: filled(education.filter(isNow).map(school)),
    alumniOf: filled(education.filter((each) => !isNow(each)).map(school)),
    hasCredential: filled(
      content.certificates.map((each) => credential(each, { addressOf, imageOf, full, language })),
    ),
  };
}

function work(project: Project, anchor: string, { addressOf, imageOf, full, language }: Context) {
  const page = addressOf(`/#${anchor}`);
  return {
    '@type': project.repoLink === undefined ? 'CreativeWork' : 'SoftwareSourceCode',
    '@id': page,
    name: project.title,
    description: project.description,
    image: project.image && imageOf(project.image.src),
    dateCreated: periodDates(project.period, language).start,
    url: full(project.demoLink) ?? page,
    author: { '@id': addressOf('/#person') },
    keywords: filled(project.tags),
    codeRepository: full(project.repoLink),
  };
}

/**
 * One schema.org graph: the page about the owner, the site, the owner, the projects. Its only date
 * is the content's, not the build's. What the content leaves out is left out here.
 * @returns JSON for a `<script type="application/ld+json">`; `<` is escaped, so that no text in it
 *   can end the element (HTML, 4.12.1.3)
 */
export function structuredData(content: Content, addressOf: AddressOf, imageOf: ImageOf): string {
  const { owner, site, projects } = content;
  const context: Context = {
    addressOf,
    imageOf,
    full: (named) => (named === undefined ? undefined : fullAddress(named, addressOf)),
    language: site.language,
  };
  const ids = projectAnchors(projects);
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
    person(content, context),
    ...projects.map((project, index) => work(project, ids[index] ?? '', context)),
  ];
  const data = { '@context': 'https://schema.org', '@graph': graph };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

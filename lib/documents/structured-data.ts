import type { CreativeWork, Graph, Person, SoftwareSourceCode, Thing } from 'schema-dts';
import { isoDate, type PeriodText, parseDate, periodDates } from '../content/period';
import type { Certificate, Content, Project } from '../content/schema';
import { projectAnchors } from '../content/text';
import { type AddressOf, fullAddress, type ImageOf } from '../hosting/site-address';

/** Addresses of files and pages a search engine can open; e-mail and the like are none. */
const isWeb = (address: string) => /^https?:/i.test(address);

/** Whether a period lasts on a day ("2026-11-20"); one that was not given does not. */
function lasts(period: PeriodText | undefined, day: string, language: string): boolean {
  const { start, end } = periodDates(period, language);
  return start !== undefined && (end === undefined || end >= day.slice(0, end.length));
}

function credential({ name, issuer, date, link }: Certificate, language: string, full: AddressOf) {
  const day = date === undefined ? undefined : parseDate(date, language);
  return {
    '@type': 'EducationalOccupationalCredential' as const,
    name,
    ...(issuer === undefined
      ? {}
      : { recognizedBy: { '@type': 'Organization' as const, name: issuer } }),
    ...(day === undefined ? {} : { dateCreated: isoDate(day) }),
    ...(link === undefined ? {} : { url: full(link) }),
  };
}

function person(content: Content, addressOf: AddressOf, imageOf: ImageOf): Person {
  const { owner, contact, experience, education, certificates, skills, site } = content;
  const { language, updated } = site;
  const full: AddressOf = (named) => fullAddress(named, addressOf);
  const place = (name: string, link?: string) => ({
    name,
    ...(link === undefined ? {} : { url: full(link) }),
  });
  const employers = experience
    .filter(({ period }) => lasts(period, updated, language))
    .map(({ company, link }) => ({ '@type': 'Organization' as const, ...place(company, link) }));
  const schoolsOf = (isNow: boolean) =>
    education
      .filter(({ period }) => lasts(period, updated, language) === isNow)
      .map(({ school, link }) => ({
        '@type': 'EducationalOrganization' as const,
        ...place(school, link),
      }));
  const schools = { now: schoolsOf(true), before: schoolsOf(false) };
  const profiles = contact.social.map(({ href }) => fullAddress(href, addressOf)).filter(isWeb);
  return {
    '@type': 'Person',
    '@id': addressOf('/#person'),
    name: owner.name,
    givenName: owner.firstNames,
    jobTitle: owner.role,
    description: owner.intro,
    ...(owner.portrait === undefined ? {} : { image: imageOf(owner.portrait.src) }),
    url: addressOf('/'),
    email: `mailto:${contact.email}`,
    ...(contact.phone === undefined ? {} : { telephone: contact.phone }),
    ...(contact.location === undefined ? {} : { address: contact.location }),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
    ...(skills.length === 0 ? {} : { knowsAbout: skills.map(({ name }) => name) }),
    ...(owner.languages === undefined
      ? {}
      : { knowsLanguage: owner.languages.map(({ name }) => ({ '@type': 'Language', name })) }),
    ...(employers.length === 0 ? {} : { worksFor: employers }),
    // Nobody is an alumnus of the school they still go to.
    ...(schools.now.length === 0 ? {} : { affiliation: schools.now }),
    ...(schools.before.length === 0 ? {} : { alumniOf: schools.before }),
    ...(certificates.length === 0
      ? {}
      : { hasCredential: certificates.map((each) => credential(each, language, full)) }),
  };
}

function work(
  project: Project,
  anchor: string,
  addressOf: AddressOf,
  imageOf: ImageOf,
  language: string,
): CreativeWork | SoftwareSourceCode {
  const { start } = periodDates(project.period, language);
  const shared = {
    '@id': addressOf(`/#${anchor}`),
    name: project.title,
    description: project.description,
    ...(project.image === undefined ? {} : { image: imageOf(project.image.src) }),
    ...(start === undefined ? {} : { dateCreated: start }),
    url:
      project.demoLink === undefined
        ? addressOf(`/#${anchor}`)
        : fullAddress(project.demoLink, addressOf),
    author: { '@id': addressOf('/#person') },
    ...(project.tags.length === 0 ? {} : { keywords: project.tags }),
  };
  return project.repoLink === undefined
    ? { '@type': 'CreativeWork', ...shared }
    : {
        '@type': 'SoftwareSourceCode',
        ...shared,
        codeRepository: fullAddress(project.repoLink, addressOf),
      };
}

/**
 * One schema.org graph: the page about the owner, the site, the owner, the projects. Its only date
 * is the content's, not the build's.
 * @returns JSON for a `<script type="application/ld+json">`; `<` is escaped, so that no text in it
 *   can end the element (HTML, 4.12.1.3)
 */
export function structuredData(content: Content, addressOf: AddressOf, imageOf: ImageOf): string {
  const { owner, site, projects } = content;
  const ids = projectAnchors(projects);
  const shared = { url: addressOf('/'), inLanguage: site.language };
  const parts: Thing[] = [
    {
      '@type': 'ProfilePage',
      '@id': addressOf('/#page'),
      ...shared,
      name: owner.name,
      description: site.description,
      dateModified: site.updated,
      isPartOf: { '@id': addressOf('/#site') },
      mainEntity: { '@id': addressOf('/#person') },
    },
    {
      '@type': 'WebSite',
      '@id': addressOf('/#site'),
      ...shared,
      name: owner.name,
      description: site.description,
      publisher: { '@id': addressOf('/#person') },
    },
    person(content, addressOf, imageOf),
    ...projects.map((project, index) =>
      work(project, ids[index] ?? '', addressOf, imageOf, site.language),
    ),
  ];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': parts };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

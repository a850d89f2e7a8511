import type {
  CreativeWork,
  Graph,
  Occupation,
  Person,
  Role,
  SoftwareSourceCode,
  Thing,
} from 'schema-dts';
import { parsePeriod } from '../content/period';
import type { Content, Experience, Project } from '../content/schema';
import { projectAnchors } from '../content/slug';
import { type AddressOf, fullAddress, type ImageOf } from '../hosting/site-address';

/** Addresses of files and pages a search engine can open; e-mail and the like are none. */
const isWeb = (address: string) => /^https?:/i.test(address);

function occupation(entry: Experience): Role<Occupation, 'hasOccupation'> {
  const { start, end } = parsePeriod(entry.period) ?? {};
  return {
    '@type': 'Role',
    roleName: entry.role,
    startDate: start,
    ...(end === undefined ? {} : { endDate: end }),
    // schema.org/Role: the property is repeated inside the role, with the thing it qualifies.
    hasOccupation: {
      '@type': 'Occupation',
      name: entry.role,
      description: entry.description,
      occupationLocation: { '@type': 'AdministrativeArea', name: entry.location },
      ...(entry.skills.length === 0 ? {} : { skills: entry.skills.join(', ') }),
    },
  };
}

function person(content: Content, addressOf: AddressOf, imageOf: ImageOf): Person {
  const { owner, contact, experience, skills } = content;
  const employers = experience
    .filter(({ period }) => parsePeriod(period)?.end === undefined)
    .map(({ company }) => ({ '@type': 'Organization' as const, name: company }));
  const profiles = contact.social.map(({ href }) => fullAddress(href, addressOf)).filter(isWeb);
  return {
    '@type': 'Person',
    '@id': addressOf('/#person'),
    name: owner.name,
    givenName: owner.firstNames,
    jobTitle: owner.role,
    description: owner.intro,
    image: imageOf(owner.portrait.src),
    url: addressOf('/'),
    email: `mailto:${contact.email}`,
    telephone: contact.phone,
    address: contact.location,
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
    ...(skills.length === 0 ? {} : { knowsAbout: skills.map(({ name }) => name) }),
    ...(owner.languages === undefined
      ? {}
      : { knowsLanguage: owner.languages.map(({ name }) => ({ '@type': 'Language', name })) }),
    ...(employers.length === 0 ? {} : { worksFor: employers }),
    ...(experience.length === 0 ? {} : { hasOccupation: experience.map(occupation) }),
  };
}

function work(
  project: Project,
  anchor: string,
  addressOf: AddressOf,
  imageOf: ImageOf,
): CreativeWork | SoftwareSourceCode {
  const shared = {
    '@id': addressOf(`/#${anchor}`),
    name: project.title,
    description: project.description,
    image: imageOf(project.image.src),
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
    ...projects.map((project, index) => work(project, ids[index] ?? '', addressOf, imageOf)),
  ];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': parts };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

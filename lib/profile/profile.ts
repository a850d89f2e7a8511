import { optionalLinkFor } from '../addresses/site-addresses';
import { listedSections, type SectionId } from '../content/schema';
import { withIds } from './anchors';
import { companiesFor, type ShortList, schoolsFor, shortListsFor } from './career';
import { contactsFor } from './contacts';
import { type ProfileContext, pictureFor } from './context';
import { personFor } from './person';
import { projectsFor } from './project-lists';
import { skillsFor } from './skill-groups';

/** An imprint, a privacy policy or the like: a link to a page, or a text in the footer. */
export type LegalEntry = ReturnType<typeof legalFor>[number];

const legalFor = (context: ProfileContext) =>
  withIds('legal', context.content.site.legal ?? [], ({ name }) => name).map((entry) => ({
    ...entry,
    /** The anchor of a text in the footer. A link to a page has `href` instead. */
    id: entry.href === undefined ? entry.id : undefined,
    href: optionalLinkFor(entry.href, context)?.href,
    paragraphs: entry.paragraphs ?? [],
    isPrivacy: entry.privacy ?? false,
  }));

function fieldsFor(context: ProfileContext) {
  const { about, site } = context.content;
  const projectLists = projectsFor(context);
  const companies = companiesFor(context);
  return {
    description: site.description,
    updated: site.updated,
    paperSize: site.paperSize ?? 'a4',
    person: personFor(context),
    about: { ...about, photo: pictureFor(about.photo, context), services: about.services ?? [] },
    companies,
    schools: schoolsFor(context),
    shortLists: shortListsFor(context),
    ...skillsFor(context, projectLists.projects, companies.flat()),
    ...projectLists,
    contacts: contactsFor(context),
    legal: legalFor(context),
  };
}

type Fields = ReturnType<typeof fieldsFor>;

/** The kinds of Experience's lists, which are also their ids: '#education'. */
export type ListKind = 'experience' | 'education' | ShortList['kind'];

/** The first list with entries, which gives Experience its title; undefined if all are empty. */
export function firstKindOf({ companies, schools, shortLists }: Fields): ListKind | undefined {
  if (companies.length > 0) return 'experience';
  return schools.length > 0 ? 'education' : shortLists[0]?.kind;
}

const isEmpty: Record<SectionId, (fields: Fields) => boolean> = {
  about: ({ about: { photo, paragraphs, services } }) =>
    photo === undefined && [...paragraphs, ...services].length === 0,
  experience: (fields) => firstKindOf(fields) === undefined,
  skills: ({ skillGroups }) => skillGroups.length === 0,
  projects: ({ projects }) => projects.length === 0,
};

/** The content of a language, sorted, grouped, formatted, and with resolved links. */
export type Profile = ReturnType<typeof profileFor>;

export function profileFor(context: ProfileContext) {
  const fields = fieldsFor(context);
  /** The sections between Home and Contact, without empty ones. */
  const contentSections = listedSections(context.content).filter((id) => !isEmpty[id](fields));
  return { ...fields, contentSections };
}

/** The ids of the page to which links in texts may lead: `education` for "#education". */
export function pageIds(profile: Profile): string[] {
  const { contentSections, schools, shortLists, projects, skillGroups, legal } = profile;
  const skills = skillGroups.flatMap(({ entries }) => entries);
  return [
    'home',
    ...contentSections,
    ...(schools.length > 0 ? ['education'] : []),
    ...shortLists.map(({ kind }) => kind),
    'contact',
    ...[...projects, ...skills, ...legal].flatMap(({ id }) => id ?? []),
  ];
}

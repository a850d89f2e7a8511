import type { Addresses } from '../addresses/site-addresses';
import { listedSections } from '../content/listed-sections';
import type { About, Content, SectionId, Site } from '../content/schema';
import type { Locale } from '../words/locale';
import { withIds } from './anchors';
import { type Career, companiesFor, firstKindOf, schoolsFor } from './career';
import { type Contacts, contactsFor } from './contacts';
import type { ProfileContext } from './context';
import { type LegalEntry, legalFor } from './legal';
import { aboutFacts, type Person, personFor } from './person';
import { type ProfileProjects, projectsFor } from './project-lists';
import { shortListsFor } from './short-lists';
import { type SkillGroup, skillGroupsFor } from './skill-groups';

/**
 * The content of a language for the page and all documents: sorted, grouped, formatted, with
 * resolved links. Its prose may contain links (`lib/content/linked-text.ts`).
 */
export interface Profile extends Career, ProfileProjects {
  about: About & Pick<Required<About>, 'services'>;
  description: string;
  updated: string;
  paperSize: NonNullable<Site['paperSize']>;
  person: Person;
  skillGroups: readonly SkillGroup[];
  contacts: Contacts;
  legal: readonly LegalEntry[];
  sections: readonly SectionId[];
}

/** Whether a section has nothing to show, so that no page has it. */
const isEmpty: Record<SectionId, (profile: Omit<Profile, 'sections'>) => boolean> = {
  about: ({ about: { photo, paragraphs, services }, person }) =>
    photo === undefined && [...paragraphs, ...services, ...aboutFacts(person)].length === 0,
  experience: (profile) => firstKindOf(profile) === undefined,
  skills: ({ skillGroups }) => skillGroups.length === 0,
  projects: ({ projects }) => projects.length === 0,
};

export function profileFor(content: Content, locale: Locale, addresses: Addresses): Profile {
  const context: ProfileContext = {
    ...addresses,
    content,
    locale,
    skills: withIds('skill', content.skills, ({ name }) => name),
    projects: withIds('project', content.projects, ({ title }) => title),
  };
  const profile = {
    description: content.site.description,
    updated: content.site.updated,
    paperSize: content.site.paperSize ?? 'a4',
    person: personFor(context),
    about: { ...content.about, services: content.about.services ?? [] },
    companies: companiesFor(context),
    schools: schoolsFor(context),
    shortLists: shortListsFor(context),
    skillGroups: skillGroupsFor(context),
    ...projectsFor(context),
    contacts: contactsFor(context),
    legal: legalFor(context),
  };
  return { ...profile, sections: listedSections(content).filter((id) => !isEmpty[id](profile)) };
}

/** The ids of the page to which links in texts may lead: `education` for "#education". */
export function pageIds({ sections, schools, shortLists, ...profile }: Profile): string[] {
  const entries = [
    ...profile.projects,
    ...profile.skillGroups.flatMap(({ skills }) => skills),
    ...profile.legal,
  ];
  return [
    'home',
    ...sections,
    ...(schools.length > 0 ? ['education'] : []),
    ...shortLists.map(({ kind }) => kind),
    'contact',
    ...entries.flatMap(({ id }) => id ?? []),
  ];
}

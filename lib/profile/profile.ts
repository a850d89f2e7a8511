import type { Content } from '../content/schema';
import type { Addresses } from '../hosting/addresses';
import type { Locale } from '../language/locale';
import { withIds } from './anchors';
import { jobsFor, schoolsFor, shortListsFor } from './career';
import { contactsFor } from './contacts';
import type { ProfileContext } from './context';
import { legalFor } from './legal';
import { personFor } from './person';
import { projectGroupsOf, projectsFor } from './projects';
import { shownSections, withoutHiddenSections } from './sections';
import { skillGroupsFor } from './skills';

/**
 * The content of a language as plain data, for the page and all documents: sorted, grouped,
 * formatted, with resolved links, and with dates and addresses for programs. Its prose may contain
 * links (`lib/content/linked-text.ts`).
 */
export type Profile = ReturnType<typeof profileFor>;

/** The profile of checked content, without the sections that `look.sections` leaves out. */
export function profileFor(wholeContent: Content, locale: Locale, addresses: Addresses) {
  const content = withoutHiddenSections(wholeContent);
  const context: ProfileContext = {
    ...addresses,
    content,
    locale,
    skills: withIds('skill', content.skills, ({ name }) => name),
    projects: withIds('project', content.projects, ({ title }) => title),
  };
  const projects = projectsFor(context);
  const parts = {
    description: content.site.description,
    updated: content.site.updated,
    person: personFor(context),
    about: content.about,
    jobs: jobsFor(context),
    schools: schoolsFor(context),
    shortLists: shortListsFor(context),
    skills: skillGroupsFor(context),
    projects,
    projectGroups: projectGroupsOf(projects, locale),
    contacts: contactsFor(context),
    legal: legalFor(context),
  };
  return { ...parts, sections: shownSections(content, parts) };
}

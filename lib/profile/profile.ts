import type { Content } from '../content/schema';
import type { Addresses } from '../hosting/addresses';
import type { Locale } from '../language/locale';
import { withIds } from './anchors';
import { careerFor } from './career';
import { contactsFor } from './contacts';
import { legalFor } from './legal';
import { personFor } from './person';
import { projectsFor } from './projects';
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
  const skills = withIds('skill', content.skills, ({ name }) => name);
  const projects = withIds('project', content.projects, ({ title }) => title);
  const { description, updated } = content.site;
  const parts = {
    person: personFor(content, locale, addresses),
    about: content.about,
    ...careerFor(content, skills, locale, addresses),
    skills: skillGroupsFor(skills, { projects, experience: content.experience }, locale),
    ...projectsFor(projects, skills, locale, addresses),
    contacts: contactsFor(content, addresses),
    legal: legalFor(content, addresses),
  };
  return { description, updated, sections: shownSections(content, parts), ...parts };
}

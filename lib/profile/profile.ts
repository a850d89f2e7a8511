import type { About, Content } from '../content/schema';
import type { Locale } from '../locale';
import { cardsFor } from './anchors';
import { type Career, careerFor } from './career';
import {
  type Contacts,
  contactsFor,
  type LegalEntry,
  legalFor,
  type Person,
  personFor,
} from './person';
import { type ProfileProject, projectsFor } from './projects';
import { type SkillGroup, skillGroupsFor } from './skills';

/**
 * The content of a language as it is shown: sorted, grouped, formatted, with resolved links. It also
 * has the dates and addresses that programs need. The page and all documents are made from it. It
 * is plain data. Texts may contain links (`lib/content/linked-text.ts`).
 */
export interface Profile extends Career {
  /** One or two sentences for search results and link previews. */
  description: string;
  /** The day on which the content was last changed: `2026-11-20`. */
  updated: string;
  person: Person;
  about: About;
  skills: readonly SkillGroup[];
  /** The featured ones first. */
  projects: readonly ProfileProject[];
  contacts: Contacts;
  legal: readonly LegalEntry[];
}

/** Derives the profile from the checked content of a language. */
export function profileFor(content: Content, locale: Locale): Profile {
  const cards = cardsFor(content);
  return {
    description: content.site.description,
    updated: content.site.updated,
    person: personFor(content, locale),
    about: content.about,
    ...careerFor(content, locale, cards),
    skills: skillGroupsFor(content, locale, cards),
    projects: projectsFor(content, locale, cards),
    contacts: contactsFor(content, locale),
    legal: legalFor(content, locale),
  };
}

import type { Content } from '../content/schema';
import type { Locale } from '../locale';
import { cardsFor } from './anchors';
import { careerFor } from './career';
import { contactsFor, legalFor, personFor } from './person';
import { projectsFor } from './projects';
import { skillGroupsFor } from './skills';

/**
 * The content of a language as it is shown: sorted, grouped, formatted, with resolved links. It also
 * has the dates and addresses that programs need. The page and all documents are made from it. It
 * is plain data. Texts may contain links (`lib/content/linked-text.ts`).
 */
export type Profile = ReturnType<typeof profileFor>;

/** Derives the profile from the checked content of a language. */
export function profileFor(content: Content, locale: Locale) {
  const cards = cardsFor(content);
  return {
    /** One or two sentences for search results and link previews. */
    description: content.site.description,
    /** The day on which the content was last changed: `2026-11-20`. */
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

import type { ReactNode } from 'react';
import { About } from '@/components/sections/About';
import { Contact } from '@/components/sections/Contact';
import { Experience } from '@/components/sections/Experience';
import { Home } from '@/components/sections/Home';
import { Projects } from '@/components/sections/Projects';
import { Skills } from '@/components/sections/Skills';
import type { SectionHead } from '@/components/ui/Section';
import { experienceKind } from '@/lib/content/career';
import type { Locale } from '@/lib/content/locales';
import { hasAbout } from '@/lib/content/owner-facts';
import type { Content } from '@/lib/content/schema';
import type { Localised, Words } from '@/lib/words/words';

/** Every section gets all of this, and uses what it needs. */
type SectionProps = SectionHead & Content & Localised & Pick<Locale, 'folder'>;

interface SectionDefinition {
  /** Its anchor, to which links lead. */
  id: string;
  Component: (props: SectionProps) => ReactNode;
  /** The text of links to it. */
  label: (words: Words, content: Content) => string;
  /** Its heading, if it differs from the label. */
  title?: (words: Words, content: Content) => string;
  /** An empty section is left out, and so are the links to it. */
  isEmpty?: (content: Content) => boolean;
}

/** The sections of the page in their order. To add a section, add it here. */
const definitions: readonly SectionDefinition[] = [
  {
    id: 'home',
    Component: Home,
    label: ({ menu }) => menu.home,
  },
  {
    id: 'about',
    Component: About,
    label: ({ about }) => about.title,
    isEmpty: (content) => !hasAbout(content),
  },
  {
    id: 'experience',
    Component: Experience,
    label: ({ experience }, content) => experience[experienceKind(content) ?? 'experience'],
    isEmpty: (content) => experienceKind(content) === undefined,
  },
  {
    id: 'skills',
    Component: Skills,
    label: ({ skills }) => skills.title,
    isEmpty: ({ skills }) => skills.length === 0,
  },
  {
    id: 'projects',
    Component: Projects,
    label: ({ projects }) => projects.title,
    title: ({ projects: words }, { projects }) =>
      projects.some(({ featured }) => featured) ? words.featuredTitle : words.title,
    isEmpty: ({ projects }) => projects.length === 0,
  },
  {
    id: 'contact',
    Component: Contact,
    label: ({ menu }) => menu.contact,
    title: ({ contact }) => contact.title,
  },
];

/** The sections that have content, in the order of the page, with their texts. */
export const sectionsOf = ({ content, words }: Pick<Locale, 'content' | 'words'>) =>
  definitions
    .filter(({ isEmpty }) => !isEmpty?.(content))
    .map(({ id, Component, label, title = label }) => ({
      id,
      Component,
      label: label(words, content),
      title: title(words, content),
    }));

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

/** Every section gets all of these props, and uses those that it needs. */
type SectionProps = SectionHead & Content & Localised & Pick<Locale, 'folder'>;

interface SectionDefinition {
  /** The fragment of links to it, without `#`. */
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
    label: (words) => words.menu.home,
  },
  {
    id: 'about',
    Component: About,
    label: (words) => words.about.title,
    isEmpty: (content) => !hasAbout(content),
  },
  {
    id: 'experience',
    Component: Experience,
    label: (words, content) => words.experience[experienceKind(content) ?? 'experience'],
    isEmpty: (content) => experienceKind(content) === undefined,
  },
  {
    id: 'skills',
    Component: Skills,
    label: (words) => words.skills.title,
    isEmpty: (content) => content.skills.length === 0,
  },
  {
    id: 'projects',
    Component: Projects,
    label: (words) => words.projects.title,
    title: (words, content) => {
      const hasFeatured = content.projects.some(({ featured }) => featured);
      return hasFeatured ? words.projects.featuredTitle : words.projects.title;
    },
    isEmpty: (content) => content.projects.length === 0,
  },
  {
    id: 'contact',
    Component: Contact,
    label: (words) => words.menu.contact,
    title: (words) => words.contact.title,
  },
];

/** The sections that have content, in the order of the page, with their texts. */
export const sectionsOf = ({ content, words }: Pick<Locale, 'content' | 'words'>) =>
  definitions
    .filter(({ isEmpty }) => !isEmpty?.(content))
    .map(({ id, Component, label, title }) => ({
      id,
      Component,
      label: label(words, content),
      title: (title ?? label)(words, content),
    }));

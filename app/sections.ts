import type { ReactNode } from 'react';
import { About } from '@/components/sections/About';
import { Contact } from '@/components/sections/Contact';
import { Experience } from '@/components/sections/Experience';
import { Home } from '@/components/sections/Home';
import { Projects } from '@/components/sections/Projects';
import { Skills } from '@/components/sections/Skills';
import type { SectionProps } from '@/components/ui/SectionFrame';
import { firstListOf } from '@/lib/profile/career';
import { aboutFacts } from '@/lib/profile/person';
import type { Profile } from '@/lib/profile/profile';
import type { LocalizedSite } from '@/lib/site/localized-site';
import type { Words } from '@/lib/words/words';

interface SectionDefinition {
  /** The fragment of links to it, without `#`. */
  id: string;
  Component: (props: SectionProps) => ReactNode;
  /** The text of links to the section. */
  label: (words: Words, profile: Profile) => string;
  /** Its heading, if it differs from the label. */
  title?: (words: Words, profile: Profile) => string;
  /** The default is the background of the page. */
  background?: 'tinted' | 'dark';
  /** An empty section is left out, and so are the links to it. */
  isEmpty?: (profile: Profile) => boolean;
}

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
    isEmpty: ({ about: { photo, paragraphs, services }, person }) =>
      !photo && [...paragraphs, ...services, ...aboutFacts(person)].length === 0,
  },
  {
    id: 'experience',
    Component: Experience,
    background: 'tinted',
    label: (words, profile) => words.experience[firstListOf(profile) ?? 'experience'],
    isEmpty: (profile) => firstListOf(profile) === undefined,
  },
  {
    id: 'skills',
    Component: Skills,
    background: 'tinted',
    label: (words) => words.skills.title,
    isEmpty: ({ skills }) => skills.length === 0,
  },
  {
    id: 'projects',
    Component: Projects,
    background: 'tinted',
    label: (words) => words.projects.title,
    title: (words, { projects }) => {
      const hasFeatured = projects.some(({ isFeatured }) => isFeatured);
      return hasFeatured ? words.projects.featuredTitle : words.projects.title;
    },
    isEmpty: ({ projects }) => projects.length === 0,
  },
  {
    id: 'contact',
    Component: Contact,
    background: 'dark',
    label: (words) => words.menu.contact,
    title: (words) => words.contact.title,
  },
];

/** The sections of a page that are not empty, from top to bottom. */
export function sectionsOf({ profile, words }: LocalizedSite) {
  const shown = definitions.filter(({ isEmpty }) => !isEmpty?.(profile));
  const tinted = shown.filter(({ background }) => background === 'tinted');
  return shown.map((definition) => {
    const { id, Component, background, label, title = label } = definition;
    return {
      id,
      Component,
      label: label(words, profile),
      title: title(words, profile),
      background:
        background === 'tinted' ? (`tint-${tinted.indexOf(definition) + 1}` as const) : background,
    };
  });
}

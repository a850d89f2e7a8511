import type { ReactNode } from 'react';
import { About } from '@/components/about/About';
import { Contact } from '@/components/contact/Contact';
import { Experience } from '@/components/experience/Experience';
import { Home } from '@/components/home/Home';
import { Projects } from '@/components/projects/Projects';
import { Skills } from '@/components/skills/Skills';
import type { SectionProps } from '@/components/ui/SectionFrame';
import type { SectionId } from '@/lib/content/schema';
import { waterNames } from '@/lib/design/water';
import { firstKindOf } from '@/lib/profile/career';
import type { Profile } from '@/lib/profile/profile';
import type { LocalizedSite } from '@/lib/site/make-sites';
import type { Words } from '@/lib/words/words';

// `lib/content/shown-sections.ts` has the order of the sections, and says when one is empty.

interface SectionDefinition {
  Component: (props: SectionProps) => ReactNode;
  /** The text of links to the section. */
  label: (words: Words, profile: Profile) => string;
  /** The heading of the section. If left out, the label is the heading. */
  title?: (words: Words, profile: Profile) => string;
}

const definitions: Record<SectionId | 'home' | 'contact', SectionDefinition> = {
  home: {
    Component: Home,
    label: (words) => words.menu.home,
  },
  about: {
    Component: About,
    label: (words) => words.about.title,
  },
  experience: {
    Component: Experience,
    label: (words, profile) => words.experience[firstKindOf(profile) ?? 'experience'],
  },
  skills: {
    Component: Skills,
    label: (words) => words.skills.title,
  },
  projects: {
    Component: Projects,
    label: (words) => words.projects.title,
    title: (words, { featuredProjects }) =>
      featuredProjects.length > 0 ? words.projects.featuredTitle : words.projects.title,
  },
  contact: {
    Component: Contact,
    label: (words) => words.menu.contact,
    title: (words) => words.contact.title,
  },
};

/** A section of a page, with its texts and its ground. */
export type PageSection = ReturnType<typeof sectionsFor>[number];

/** The sections of a page, from top to bottom. */
export function sectionsFor({ profile, locale: { words } }: LocalizedSite) {
  const ids = ['home', ...profile.sections, 'contact'] as const;
  // The first screen, and About directly below it, have the ground of the page, which is land. All
  // other sections are in the water.
  const landCount = profile.sections[0] === 'about' ? 2 : 1;
  const grounds = [
    ...Array<undefined>(landCount).fill(undefined),
    ...waterNames(ids.length - landCount - 1),
  ];
  return ids.map((id, index) => {
    const { Component, label, title = label } = definitions[id];
    return {
      id,
      Component,
      label: label(words, profile),
      title: title(words, profile),
      /** Undefined for sections with the ground of the page. */
      ground: grounds[index],
    };
  });
}

/** The number of sections between the land and Contact. */
export const countSectionsAboveDeepest = (sections: readonly PageSection[]): number =>
  sections.filter(({ ground }) => ground !== undefined).length - 1;

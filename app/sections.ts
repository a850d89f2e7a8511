import type { ReactNode } from 'react';
import { About } from '@/components/about/About';
import { Contact } from '@/components/contact/Contact';
import { Experience } from '@/components/experience/Experience';
import { Home } from '@/components/home/Home';
import { Projects } from '@/components/projects/Projects';
import { Skills } from '@/components/skills/Skills';
import type { SectionProps } from '@/components/ui/SectionFrame';
import type { SectionId } from '@/lib/content/section-ids';
import { type WaterName, waterNames } from '@/lib/design/water';
import { firstListOf } from '@/lib/profile/career';
import type { Profile } from '@/lib/profile/profile';
import { hasFeatured } from '@/lib/profile/projects';
import type { Site } from '@/lib/site/site';
import type { Words } from '@/lib/words/words';

interface SectionDefinition {
  Component: (props: SectionProps) => ReactNode;
  /** The text of links to the section. */
  label: (words: Words, profile: Profile) => string;
  /** The heading of the section. If left out, it is the label. */
  title?: (words: Words, profile: Profile) => string;
}

const home: SectionDefinition = {
  Component: Home,
  label: (words) => words.menu.home,
};

const contact: SectionDefinition = {
  Component: Contact,
  label: (words) => words.menu.contact,
  title: (words) => words.contact.title,
};

const definitions: Record<SectionId, SectionDefinition> = {
  about: {
    Component: About,
    label: (words) => words.about.title,
  },
  experience: {
    Component: Experience,
    label: (words, profile) => words.experience[firstListOf(profile) ?? 'experience'],
  },
  skills: {
    Component: Skills,
    label: (words) => words.skills.title,
  },
  projects: {
    Component: Projects,
    label: (words) => words.projects.title,
    title: (words, { projects }) =>
      hasFeatured(projects) ? words.projects.featuredTitle : words.projects.title,
  },
};

/**
 * The sections of the content with a background of water. The first screen has the background of
 * the page, which looks like land. So has About, if it is the first of them.
 */
const sectionsInWater = ({ sections }: Profile) =>
  sections.filter((id, index) => id !== 'about' || index > 0);

/** The number of sections between the land and the last section, which is Contact. */
export const countMiddleSections = (profile: Profile): number => sectionsInWater(profile).length;

/** The sections of a page, from top to bottom. */
export function sectionsOf({ profile, locale: { words } }: Site) {
  const inWater = sectionsInWater(profile);
  const backgrounds = waterNames(inWater.length);
  const backgroundOf = new Map(inWater.map((id, index) => [id, backgrounds[index]]));
  const sectionFor = (
    id: SectionId | 'home' | 'contact',
    { Component, label, title = label }: SectionDefinition,
    /** Undefined for sections with the background of the page. */
    background?: WaterName,
  ) => ({
    id,
    Component,
    label: label(words, profile),
    title: title(words, profile),
    background,
  });
  return [
    sectionFor('home', home),
    ...profile.sections.map((id) => sectionFor(id, definitions[id], backgroundOf.get(id))),
    sectionFor('contact', contact, backgrounds.at(-1)),
  ];
}

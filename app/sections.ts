import { About } from '@/components/about/About';
import { Contact } from '@/components/contact/Contact';
import { Experience } from '@/components/experience/Experience';
import { Home } from '@/components/home/Home';
import { Projects } from '@/components/projects/Projects';
import { Skills } from '@/components/skills/Skills';
import { waterNames } from '@/lib/design/water';
import { firstKindOf } from '@/lib/profile/career';
import type { LocalizedSite } from '@/lib/site/make-sites';

// The order of the sections between Home and Contact is in `lib/content/schema.ts`, and
// `lib/profile/profile.ts` says when one is empty.

const components = {
  home: Home,
  about: About,
  experience: Experience,
  skills: Skills,
  projects: Projects,
  contact: Contact,
};

export type PageSection = ReturnType<typeof sectionsFor>[number];

/** The sections of a page, from top to bottom. */
export function sectionsFor({ profile, locale: { words } }: LocalizedSite) {
  // The texts of links.
  const labels = {
    home: words.menu.home,
    about: words.about.title,
    experience: words.experience[firstKindOf(profile) ?? 'experience'],
    skills: words.skills.title,
    projects: words.projects.title,
    contact: words.menu.contact,
  };
  const { title, featuredTitle } = words.projects;
  const titles = {
    ...labels,
    projects: profile.featuredProjects.length > 0 ? featuredTitle : title,
    contact: words.contact.title,
  };
  const ids = ['home', ...profile.sections, 'contact'] as const;
  // The first screen, and About directly below it, have the ground of the page, which is land. All
  // other sections are in the water.
  const landCount = profile.sections[0] === 'about' ? 2 : 1;
  const water = waterNames(ids.length - landCount);
  return ids.map((id, index) => ({
    id,
    Component: components[id],
    label: labels[id],
    title: titles[id],
    /** Undefined for sections with the ground of the page. */
    ground: index < landCount ? undefined : water[index - landCount],
  }));
}

export const countInWater = (sections: readonly PageSection[]): number =>
  sections.filter(({ ground }) => ground !== undefined).length;

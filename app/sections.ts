import { About } from '@/components/about/About';
import { Contact } from '@/components/contact/Contact';
import { Experience } from '@/components/experience/Experience';
import { Home } from '@/components/home/Home';
import { Projects } from '@/components/projects/Projects';
import { Skills } from '@/components/skills/Skills';
import type { PageSectionId } from '@/components/ui/SectionFrame';
import type { Ground } from '@/lib/design/palette';
import { firstKindOf } from '@/lib/profile/profile';
import type { LocalizedSite } from '@/lib/site/localized-site';

// The order of the sections between Home and Contact is in `lib/content/schema.ts`, and
// `lib/profile/profile.ts` says when one is empty.

export function sectionsFor({ profile, locale: { words } }: LocalizedSite) {
  const { title, featuredTitle } = words.projects;
  // `label` is the text of links to a section. It is also the title, unless there is another one.
  const sections = {
    home: { Component: Home, label: words.menu.home },
    about: { Component: About, label: words.about.title },
    experience: {
      Component: Experience,
      label: words.experience[firstKindOf(profile) ?? 'experience'],
    },
    skills: { Component: Skills, label: words.skills.title },
    projects: {
      Component: Projects,
      label: title,
      title: profile.featuredProjects.length > 0 ? featuredTitle : title,
    },
    contact: { Component: Contact, label: words.menu.contact, title: words.contact.title },
  };
  const ids = ['home', ...profile.contentSections, 'contact'] as const;
  return ids.map((id) => ({
    id,
    title: sections[id].label,
    ...sections[id],
    ground: groundOf(id, ids),
  }));
}

/**
 * | sections | land | sea | deep | land again |
 * |---|---|---|---|---|
 * | Experience, Skills, Projects | Home to Skills | | Projects | Contact |
 * | Skills, Experience, Projects | Home to Skills | Experience | Projects | Contact |
 * | Experience, Projects | Home to Experience | | Projects | Contact |
 *
 * The coast of Skills leads into the sea. Of what follows Skills, the last section is `deep`.
 * Without Skills, Experience or Projects is `deep` if it is the last.
 */
function groundOf(id: PageSectionId, ids: readonly PageSectionId[]): Ground {
  if (id === 'contact') return 'land';
  const isLast = id === ids.at(-2);
  if (!ids.includes('skills')) {
    return isLast && (id === 'experience' || id === 'projects') ? 'deep' : 'land';
  }
  if (ids.indexOf(id) <= ids.indexOf('skills')) return 'land';
  return isLast ? 'deep' : 'sea';
}

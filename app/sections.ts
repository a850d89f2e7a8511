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
      title: profile.hasMoreProjects ? featuredTitle : title,
    },
    contact: { Component: Contact, label: words.menu.contact, title: words.contact.title },
  };
  const ids = ['home', ...profile.contentSections, 'contact'] as const;
  return ids.map((id, index) => ({
    id,
    title: sections[id].label,
    ...sections[id],
    ground: groundOf(id, index, ids),
  }));
}

/**
 * The coast of Skills leads from the land into the sea. Without Skills, all sections are land, but
 * the last one before Contact is `deep`, unless it is Home or About. Contact is land again. For
 * example:
 *
 * - home, about, skills: land; experience: sea; projects: deep; contact: land
 * - home, about, experience: land; projects: deep; contact: land
 */
function groundOf(id: PageSectionId, index: number, ids: readonly PageSectionId[]): Ground {
  if (id === 'contact') return 'land';
  const isLastBeforeContact = ids[index + 1] === 'contact';
  if (ids.includes('skills')) {
    if (index <= ids.indexOf('skills')) return 'land';
    return isLastBeforeContact ? 'deep' : 'sea';
  }
  return isLastBeforeContact && id !== 'home' && id !== 'about' ? 'deep' : 'land';
}

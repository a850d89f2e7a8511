import type { Content } from './schema';

/** The six anchors of the page, in order, with the label of their link. */
export const sections = [
  { id: 'home', label: 'Home' },
  { id: 'about', label: 'About' },
  { id: 'experience', label: 'Experience' },
  { id: 'skills', label: 'Skills' },
  { id: 'projects', label: 'Projects' },
  { id: 'contact', label: 'Contact' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

type Shown = Pick<
  Content,
  'owner' | 'about' | 'experience' | 'education' | 'certificates' | 'skills' | 'projects'
>;

/** Whether there is anything to say in About. */
export function hasAbout({ about, owner }: Pick<Content, 'about' | 'owner'>): boolean {
  const { photo, paragraphs, services } = about;
  const { workplace, timeZone, languages = [] } = owner;
  return Boolean(photo || workplace || timeZone) || [paragraphs, services, languages].some(hasAny);
}

const hasAny = (list: readonly unknown[]) => list.length > 0;

/** What the section of experience is called: by the first thing that stands in it. */
function experienceTitle({ experience, education }: Shown): string {
  if (hasAny(experience)) return 'Experience';
  return hasAny(education) ? 'Education' : 'Certificates';
}

/**
 * The sections that the page has: those without entries are left out, and so is the way to them.
 */
export function shownSections(content: Shown): { id: SectionId; label: string }[] {
  const { experience, education, certificates, skills, projects } = content;
  const isShown: Partial<Record<SectionId, boolean>> = {
    about: hasAbout(content),
    experience: [experience, education, certificates].some(hasAny),
    skills: hasAny(skills),
    projects: hasAny(projects),
  };
  return sections
    .filter(({ id }) => isShown[id] !== false)
    .map(({ id, label }) => ({
      id,
      label: id === 'experience' ? experienceTitle(content) : label,
    }));
}

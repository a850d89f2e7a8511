import type { Content } from './schema';

/** The six anchors of the page, in order. */
export const sections = ['home', 'about', 'experience', 'skills', 'projects', 'contact'] as const;

export type SectionId = (typeof sections)[number];

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

/** What the section of experience is called by: the first thing that stands in it. */
export function experienceKind({
  experience,
  education,
}: Pick<Content, 'experience' | 'education'>): 'experience' | 'education' | 'certificates' {
  if (hasAny(experience)) return 'experience';
  return hasAny(education) ? 'education' : 'certificates';
}

/**
 * The sections that the page has: those without entries are left out, and so is the way to them.
 */
export function shownSections(content: Shown): SectionId[] {
  const { experience, education, certificates, skills, projects } = content;
  const isShown: Partial<Record<SectionId, boolean>> = {
    about: hasAbout(content),
    experience: [experience, education, certificates].some(hasAny),
    skills: hasAny(skills),
    projects: hasAny(projects),
  };
  return sections.filter((id) => isShown[id] !== false);
}

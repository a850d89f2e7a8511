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

/** The sections that the page has: those without entries are left out, and so is the way to them. */
export function shownSections(content: Pick<Content, 'experience' | 'skills' | 'projects'>) {
  const { experience, skills, projects } = content;
  const lists: Partial<Record<SectionId, readonly unknown[]>> = { experience, skills, projects };
  return sections.filter(({ id }) => lists[id]?.length !== 0);
}

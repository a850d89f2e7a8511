import type { Content } from '../content/schema';
import { type SectionId, sectionIds } from '../content/section-ids';

/** The sections that the owner wants between the first screen and Contact, in their order. */
export const sectionOrder = ({ look }: Pick<Content, 'look'>): readonly SectionId[] =>
  look?.sections ?? sectionIds;

/** The content of each section, emptied. */
const emptied: Record<SectionId, Partial<Content>> = {
  about: { about: { paragraphs: [], services: [] } },
  experience: { experience: [], education: [], certificates: [], publications: [], awards: [] },
  skills: { skills: [] },
  projects: { projects: [] },
};

/**
 * The content without the sections that the owner left out of the list. So neither the page nor a
 * document shows anything of them, and no link leads to them.
 */
export function withoutUnlisted(content: Content): Content {
  const listed = sectionOrder(content);
  const unlisted = sectionIds.filter((id) => !listed.includes(id));
  return Object.assign({}, content, ...unlisted.map((id) => emptied[id]));
}

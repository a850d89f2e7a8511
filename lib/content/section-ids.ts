/**
 * The ids of the sections between the first screen and Contact, in their default order. An id is
 * also the fragment of links to the section: `#about`.
 */
export const sectionIds = ['about', 'experience', 'skills', 'projects'] as const;

export type SectionId = (typeof sectionIds)[number];

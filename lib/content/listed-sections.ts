import { type Content, type SectionId, sectionIds } from './schema';

const emptiedFiles = ({ owner }: Content): Record<SectionId, Partial<Content>> => ({
  // The owner's languages, facts and the like stay: the documents name them, too.
  about: { about: { paragraphs: [] } },
  experience: { experience: [], education: [], certificates: [], publications: [], awards: [] },
  skills: { skills: [], owner: { ...owner, skillsIntro: undefined } },
  projects: { projects: [] },
});

export const listedSections = ({ look }: Content): SectionId[] => [
  ...new Set(look?.sections ?? sectionIds),
];

/** The content without the sections that the owner left out: no document shows their texts. */
export function onlyListedSections(content: Content): Content {
  const listed = listedSections(content);
  const emptied = emptiedFiles(content);
  const unlisted = sectionIds.filter((id) => !listed.includes(id));
  return Object.assign({}, content, ...unlisted.map((id) => emptied[id]));
}

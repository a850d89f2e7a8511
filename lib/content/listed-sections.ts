import { type Content, type SectionId, sectionIds } from './schema';

/** The content without the texts of a section. */
const contentWithout: Record<SectionId, (content: Content) => Content> = {
  // Facts about the owner stay: the documents name them, too.
  about: (content) => ({ ...content, about: { paragraphs: [] } }),
  experience: (content) => ({
    ...content,
    experience: [],
    education: [],
    certificates: [],
    publications: [],
    awards: [],
  }),
  skills: (content) => ({
    ...content,
    skills: [],
    owner: { ...content.owner, skillsIntro: undefined },
  }),
  projects: (content) => ({ ...content, projects: [] }),
};

/** The sections that the owner wants, in their order. */
export const listedSections = ({ look }: Content): SectionId[] => [
  ...new Set(look?.sections ?? sectionIds),
];

/** The content without the sections that the owner left out: no document shows their texts. */
export function onlyListedSections(content: Content): Content {
  const listed = listedSections(content);
  return sectionIds
    .filter((id) => !listed.includes(id))
    .reduce((rest, id) => contentWithout[id](rest), content);
}

import { type Content, type SectionId, sectionIds } from './schema';

interface SectionContent {
  /** Whether the content has nothing for the section, so that no page shows it. */
  isEmpty: (content: Content) => boolean;
  without: (content: Content) => Content;
}

const sectionContents: Record<SectionId, SectionContent> = {
  about: {
    isEmpty: ({ about: { photo, paragraphs, services = [] }, owner }) => {
      // The availability does not count, because the first screen shows it.
      const { workplace, timeZone, languages = [], facts = [] } = owner;
      const lists = [...paragraphs, ...services, ...languages, ...facts];
      return !photo && !workplace && !timeZone && lists.length === 0;
    },
    // Facts about the owner stay: the documents name them beside the contacts.
    without: (content) => ({ ...content, about: { paragraphs: [] } }),
  },
  experience: {
    isEmpty: ({ experience, education, certificates, publications, awards }) =>
      [...experience, ...education, ...certificates, ...publications, ...awards].length === 0,
    without: (content) => ({
      ...content,
      experience: [],
      education: [],
      certificates: [],
      publications: [],
      awards: [],
    }),
  },
  skills: {
    isEmpty: ({ skills }) => skills.length === 0,
    without: (content) => ({
      ...content,
      skills: [],
      owner: { ...content.owner, skillsIntro: undefined },
    }),
  },
  projects: {
    isEmpty: ({ projects }) => projects.length === 0,
    without: (content) => ({ ...content, projects: [] }),
  },
};

const listedSections = ({ look }: Content): SectionId[] => [
  ...new Set(look?.sections ?? sectionIds),
];

export const shownSections = (content: Content): SectionId[] =>
  listedSections(content).filter((id) => !sectionContents[id].isEmpty(content));

/** The content without the sections that the owner left out: no document shows their texts. */
export function withoutHiddenSections(content: Content): Content {
  const listed = listedSections(content);
  return sectionIds
    .filter((id) => !listed.includes(id))
    .reduce((rest, id) => sectionContents[id].without(rest), content);
}

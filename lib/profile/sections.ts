import type { Content } from '../content/schema';
import { type SectionId, sectionIds } from '../content/section-ids';
import { type Career, firstListOf } from './career';
import { aboutFacts, type Person } from './person';

/** The sections that the owner wants between the first screen and Contact, in their order. */
const sectionOrder = ({ look }: Pick<Content, 'look'>): readonly SectionId[] =>
  look?.sections ?? sectionIds;

/** The parts of the profile that decide whether sections are empty. */
interface SectionParts extends Pick<Content, 'about'>, Career {
  person: Pick<Person, 'facts'>;
  skills: readonly unknown[];
  projects: readonly unknown[];
}

const isEmpty: Record<SectionId, (parts: SectionParts) => boolean> = {
  about: ({ about: { photo, paragraphs, services = [] }, person }) =>
    !photo && [...paragraphs, ...services, ...aboutFacts(person)].length === 0,
  experience: (career) => firstListOf(career) === undefined,
  skills: ({ skills }) => skills.length === 0,
  projects: ({ projects }) => projects.length === 0,
};

/** The sections that the page has between the first screen and Contact, in their order. */
export const shownSections = (content: Content, parts: SectionParts): SectionId[] =>
  sectionOrder(content).filter((id) => !isEmpty[id](parts));

/** Empties the content of a section that the owner leaves out. */
const withoutSection: Record<SectionId, (content: Content) => Content> = {
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

/**
 * The content without the sections that are not in the owner's list. So neither the page nor a
 * document shows their texts, and no link leads to them. Facts about the owner, which About shows,
 * stay: the documents name them beside the contacts.
 */
export function withoutHiddenSections(content: Content): Content {
  const listed = sectionOrder(content);
  return sectionIds
    .filter((id) => !listed.includes(id))
    .reduce((rest, id) => withoutSection[id](rest), content);
}

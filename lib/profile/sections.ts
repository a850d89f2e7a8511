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
  about: ({ about: { photo, paragraphs, services }, person }) =>
    !photo && [...paragraphs, ...services, ...aboutFacts(person)].length === 0,
  experience: (career) => firstListOf(career) === undefined,
  skills: ({ skills }) => skills.length === 0,
  projects: ({ projects }) => projects.length === 0,
};

/** The sections that the page has between the first screen and Contact, in their order. */
export const shownSections = (content: Content, parts: SectionParts): SectionId[] =>
  sectionOrder(content).filter((id) => !isEmpty[id](parts));

/** Returns what replaces the content of a section that the owner leaves out. */
const emptyContent: Record<SectionId, (content: Content) => Partial<Content>> = {
  about: () => ({ about: { paragraphs: [], services: [] } }),
  experience: () => ({
    experience: [],
    education: [],
    certificates: [],
    publications: [],
    awards: [],
  }),
  skills: ({ owner }) => ({ skills: [], owner: { ...owner, skillsIntro: undefined } }),
  projects: () => ({ projects: [] }),
};

/**
 * The content without the sections that are not in the owner's list. So neither the page nor a
 * document shows their texts, and no link leads to them. Facts about the owner, which About shows,
 * stay: the documents name them beside the contacts.
 */
export function withoutHiddenSections(content: Content): Content {
  const listed = sectionOrder(content);
  let rest = content;
  for (const id of sectionIds) {
    if (!listed.includes(id)) rest = { ...rest, ...emptyContent[id](rest) };
  }
  return rest;
}

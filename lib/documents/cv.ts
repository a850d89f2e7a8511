import { featuredFirst } from '../content/featured';
import { phoneAddress, projectLinks, socialLinks } from '../content/links';
import { ownerFacts } from '../content/owner-facts';
import type { Content, Experience, Project } from '../content/schema';
import { type AddressOf, fullAddress } from '../hosting/site-address';
import { claimPdfUa } from './pdf-ua';
import { typesetPdf } from './typst';
import { type DocumentWords, localeOf, words } from './words';

/** Colours of the CV as `#rrggbb`. */
export interface CvLook {
  ink: string;
  soft: string;
  teal: string;
  accent: string;
  /** Bars' tracks and hairlines. */
  track: string;
  /** Depth contours as the path of an SVG, in a 1200 × 800 view box. */
  contours?: string;
}

/** A text, and where it leads. */
interface Part {
  text: string;
  href?: string;
  /** Runs from left to right in every language. */
  ltr?: boolean;
}

/** An address as people write it on paper. */
const bare = (address: string) =>
  address.replace(/^(https?:\/\/(www\.)?|mailto:)/i, '').replace(/\/$/, '');

const web = (address: string): Part => ({ text: bare(address), href: address });

/** Every way to reach the owner. */
function contacts({ contact }: Content, addressOf: AddressOf): Part[] {
  const full = (named: string) => fullAddress(named, addressOf);
  return [
    { text: contact.location },
    web(`mailto:${encodeURI(contact.email)}`),
    { text: contact.phone, href: phoneAddress(contact.phone), ltr: true },
    web(addressOf('/')),
    ...socialLinks(contact, full).map(({ name, href }) => ({
      text: `${name}: ${bare(href)}`,
      href,
    })),
  ];
}

const experienceEntry = ({ role, period, company, type, location, ...rest }: Experience) => ({
  role,
  period,
  place: [company, type, location].join(' · '),
  description: rest.description,
  skills: rest.skills.join(' · '),
});

function projectEntry(project: Project, names: DocumentWords, addressOf: AddressOf) {
  const { title, description, tags } = project;
  const links = projectLinks(project, (named) => fullAddress(named, addressOf)).map(
    ({ kind, href }): Part => ({ text: `${names[kind]}: ${bare(href)}`, href }),
  );
  return { title, tags: tags.join(' · '), description, links };
}

/** Everything that `cv.typ` prints, in the order of the page; featured projects come first. */
export function cvData(content: Content, look: CvLook, addressOf: AddressOf) {
  const { site, owner, about, experience, projects, skills } = content;
  const percent = new Intl.NumberFormat(site.language, { style: 'percent' });
  return {
    words,
    look: { ...look, contours: look.contours ?? null },
    locale: localeOf(site.language),
    updated: site.updated.split('-').map(Number),
    title: `${owner.name}, ${owner.role}`,
    name: owner.name,
    role: owner.role,
    contacts: contacts(content, addressOf),
    profile: [owner.intro, ...about.paragraphs],
    facts: ownerFacts(content, 'name and offset').map(({ kind, value }) => ({
      name: words[kind],
      value,
    })),
    skills: skills.map(({ name, level }) => ({
      name,
      level,
      percent: percent.format(level / 100),
    })),
    experience: experience.map(experienceEntry),
    projects: featuredFirst(projects).map((each) => projectEntry(each, words, addressOf)),
    services: about.services,
  };
}

/**
 * The CV as PDF/UA-1 (ISO 14289-1): tagged, with headings, lists, links, reading order, language and
 * title, in embedded subsets of the page's own face.
 * @returns the file's bytes; the same content gives the same bytes
 */
export async function cvPdf(content: Content, look: CvLook, addressOf: AddressOf) {
  const data = cvData(content, look, addressOf);
  return claimPdfUa(await typesetPdf({ template: 'cv.typ', data }));
}

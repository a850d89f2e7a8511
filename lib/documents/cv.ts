import { jobsByCompany, shortLists } from '../content/career';
import { textParts } from '../content/linked-text';
import { projectLinks, type ResolveLink, socialLinks } from '../content/links';
import { huesOf } from '../content/look';
import { ownerFacts, pageTitle } from '../content/owner-facts';
import { formatDate, formatPeriod, type Period } from '../content/period';
import { phoneAddress } from '../content/phone';
import { placeholders } from '../content/placeholders';
import { featuredFirst } from '../content/projects';
import type { Content, Education, Experience, Project } from '../content/schema';
import { skillGroups } from '../content/skills';
import { nonEmpty } from '../content/text';
import { palette } from '../design/palette';
import { type AbsoluteUrl, linkUrl } from '../hosting/urls';
import type { Words } from '../words/words';
import { displayStyle } from './fonts';
import { jsonResume } from './resume';
import { typesetPdf, typstLocale } from './typst';

/** An address without scheme, "www." and final slash: "name.example/page". */
const shortAddress = (address: string) =>
  address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** A text, with the address that it links. */
interface Linked {
  text: string;
  href?: string;
}

/** A text of the content, or its parts if it has links. Spaces at the ends of a part count. */
export type CvText = string | { part: string; href?: string }[];

function cvText(text: string): CvText {
  const parts = textParts(text.trim());
  if (parts.every(({ href }) => href === undefined)) return text;
  return parts.map((part) => ({ part: part.text, href: part.href }));
}

/** A job, school or project. Each fact gets a line. */
export interface CvEntry {
  title: Linked;
  /** Employer or school. */
  organization?: Linked;
  facts: string[];
  description?: CvText;
  highlights: CvText[];
  skills: string;
  links: Linked[];
}

/** All ways to contact the owner, except the placeholders of the import. */
function contacts({ contact }: Content, absoluteUrl: AbsoluteUrl): Linked[] {
  const { location, email, phone } = contact;
  const site = absoluteUrl('/');
  const profiles = socialLinks(contact, (link) => linkUrl(link, absoluteUrl));
  const all: Linked[] = [];
  if (email !== placeholders.email) all.push({ text: email, href: `mailto:${encodeURI(email)}` });
  if (phone) all.push({ text: phone, href: phoneAddress(phone) });
  if (location) all.push({ text: location });
  if (!site.startsWith(placeholders.url)) all.push({ text: shortAddress(site), href: site });
  for (const { name, href } of profiles) all.push({ text: `${name}: ${shortAddress(href)}`, href });
  return all;
}

/** A list of names. Programs split it at commas, in every language. */
const commaList = (names: readonly string[]) => names.join(', ');

const prose = ({ description, highlights = [] }: Pick<Project, 'description' | 'highlights'>) => ({
  description: description && cvText(description),
  highlights: highlights.map(cvText),
});

const periodOf = ({ site }: Content, words: Words, period?: Period) =>
  period && formatPeriod(period, site.language, words.experience.present);

/** Jobs, schools, certificates and the like. */
function career(content: Content, words: Words, resolve: ResolveLink) {
  const { language } = content.site;
  /** Title and organization; the address belongs to the organization if there is one. */
  const head = (title: string, organization?: string, link?: string) => {
    const href = link && resolve(link);
    if (organization === undefined) return { title: { text: title, href } };
    return { title: { text: title }, organization: { text: organization, href } };
  };
  const job = (entry: Experience, company?: string): CvEntry => ({
    ...head(entry.role, company, entry.link),
    facts: nonEmpty([periodOf(content, words, entry.period), entry.location, entry.type]),
    ...prose(entry),
    skills: commaList(entry.skills),
    links: [],
  });
  const school = ({ programme, ...entry }: Education): CvEntry => ({
    ...head(programme ?? entry.school, programme && entry.school, entry.link),
    facts: nonEmpty([periodOf(content, words, entry.period), entry.location]),
    ...prose(entry),
    skills: '',
    links: [],
  });
  return {
    // A company with several roles is the title above them.
    experience: jobsByCompany(content.experience).map((jobs) => ({
      company: jobs.length > 1 ? jobs[0]?.company : undefined,
      roles: jobs.map((entry) => job(entry, jobs.length > 1 ? undefined : entry.company)),
    })),
    education: content.education.map(school),
    shortLists: shortLists(content).map(({ kind, entries }) => ({
      title: words.experience[kind],
      entries: entries.map(({ link, name, by, date, summary }) => ({
        name: { text: name, href: link && resolve(link) },
        facts: nonEmpty([by, date && formatDate(date, language)]),
        summary: summary && cvText(summary),
      })),
    })),
  };
}

/**
 * The projects, the featured ones first. `described` is how many are described if there is room:
 * the featured ones, or else two. The others get a line each.
 */
function projects(content: Content, words: Words, resolve: ResolveLink) {
  const sorted = featuredFirst(content.projects);
  const featured = sorted.filter((project) => project.featured);
  return {
    described: featured.length || Math.min(sorted.length, 2),
    projects: sorted.map((project) => {
      const links = projectLinks(project, resolve).map(({ href }) => ({
        text: shortAddress(href),
        href,
      }));
      return {
        title: { text: project.title },
        facts: nonEmpty([project.role, periodOf(content, words, project.period)]),
        ...prose(project),
        skills: commaList(project.tags),
        links,
      };
    }),
  };
}

/** All texts of the CV. */
export type CvData = ReturnType<typeof cvData>;

/** The data of `cv.typ`, which decides about order and layout. */
export function cvData(content: Content, words: Words, absoluteUrl: AbsoluteUrl) {
  const { site, owner, about } = content;
  const groups = skillGroups(content.skills);
  const ungrouped = groups.length > 1 ? words.skills.ungrouped : undefined;
  const resolve = (link: string) => linkUrl(link, absoluteUrl);
  return {
    words: {
      ...words.documents,
      ...words.experience,
      skills: words.skills.title,
      projects: words.projects.title,
    },
    // A CV is printed, so its colours are light.
    colours: palette(huesOf(content.look), 'light'),
    locale: typstLocale(site.language),
    paperSize: site.paper ?? 'a4',
    updated: site.updated.split('-').map(Number),
    title: pageTitle(owner),
    name: owner.name,
    display: displayStyle(owner.name),
    role: owner.role,
    contacts: contacts(content, absoluteUrl),
    // Owners without jobs have room for their biography.
    profile: [owner.intro, ...(content.experience.length === 0 ? about.paragraphs : [])].map(
      cvText,
    ),
    facts: ownerFacts(content, words.facts, 'name and offset'),
    ...career(content, words, resolve),
    skills: groups.map(({ name, skills }) => ({
      name: name ?? ungrouped,
      value: commaList(skills.map((skill) => skill.name)),
    })),
    ...projects(content, words, resolve),
  };
}

/**
 * The CV as a tagged PDF with embedded fonts; JSON Resume is attached as `resume.json`.
 * @returns the bytes; the same content gives the same bytes
 */
export const cvPdf = (content: Content, words: Words, absoluteUrl: AbsoluteUrl) =>
  typesetPdf('cv.typ', cvData(content, words, absoluteUrl), {
    resume: JSON.stringify(jsonResume(content, absoluteUrl), null, 2),
  });

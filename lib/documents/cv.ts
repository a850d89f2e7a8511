import { featuredFirst, ownerFacts, shortLists, skillGroups } from '../content/derived';
import { projectLinks, socialLinks } from '../content/links';
import { huesOf } from '../content/look';
import { formatDate, formatPeriod, type PeriodText } from '../content/period';
import type { Content, Skill } from '../content/schema';
import { placeholders } from '../content/template';
import { phoneAddress } from '../content/text';
import { palette } from '../design/palette';
import { shores } from '../design/shore';
import { type AddressOf, fullAddress } from '../hosting/addresses';
import { formatPercent, listOf } from '../locale';
import type { Words } from '../words/words';
import { displayStyle } from './fonts';
import { pageTitle } from './metadata';
import { claimPdfUa } from './pdf-ua';
import { typesetPdf, typstLocale } from './typst';

/** An address as people write it on paper: "name.example/page". */
const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** All ways to contact the owner, except the placeholders of the import. */
function contacts({ contact }: Content, addressOf: AddressOf) {
  const { location, email, phone } = contact;
  const site = addressOf('/');
  const profiles = socialLinks(contact, (named) => fullAddress(named, addressOf));
  return [
    email !== placeholders.email && { text: email, href: `mailto:${encodeURI(email)}` },
    phone && { text: phone, href: phoneAddress(phone) },
    location && { text: location },
    !site.startsWith(placeholders.url) && { text: bare(site), href: site },
    ...profiles.map(({ name, href }) => ({ text: `${name}: ${bare(href)}`, href })),
  ].filter(Boolean);
}

/** The first clause of a description, without its punctuation. */
const gist = (description: string) =>
  /^.{20,}?(?=[.:;!?。]( |$))/u.exec(description)?.[0] ?? description;

/** Skills in lines of about the same level, the best first, those without a level last. */
function skillLines(skills: readonly Skill[], language: string) {
  const sorted = [...skills].sort((a, b) => (b.level ?? 0) - (a.level ?? 0));
  const floorOf = ({ level = -1 }: Skill) => [80, 50, 0].find((floor) => level >= floor);
  return [80, 50, 0, undefined].flatMap((floor) => {
    const line = sorted.filter((skill) => floorOf(skill) === floor);
    if (line.length === 0) return [];
    const names = line.map(({ name }) => name);
    const [highest, lowest] = [line[0]?.level, line.at(-1)?.level];
    const level = highest === undefined ? undefined : formatPercent(lowest ?? 0, language, highest);
    return { names: listOf(names, language), level };
  });
}

/** The data of `cv.typ`, in the order of the page, with the featured projects first. */
function cvData(content: Content, words: Words, addressOf: AddressOf) {
  const { site, owner, about } = content;
  const { language } = site;
  const groups = skillGroups(content.skills);
  const ungrouped = groups.length > 1 ? words.skills.ungrouped : undefined;
  const projects = featuredFirst(content.projects);
  const featured = projects.filter((project) => project.featured).length || 2;
  const full = (named: string) => fullAddress(named, addressOf);
  /** An entry with a full address, its period as text, and the facts in the line below its title. */
  const printed = <Entry extends { link?: string; period?: PeriodText }>(
    entry: Entry,
    ...facts: readonly (string | undefined)[]
  ) => ({
    ...entry,
    facts: facts.filter(Boolean),
    href: entry.link && full(entry.link),
    period: entry.period && formatPeriod(entry.period, language, words.experience.present),
  });
  return {
    words: {
      ...words.documents,
      ...words.experience,
      skills: words.skills.title,
      projects: words.projects.title,
    },
    // A CV is printed, so its colours are light.
    colours: palette(huesOf(content.look), 'light'),
    shore: shores.sheet,
    locale: typstLocale(language),
    paper: site.paper ?? 'a4',
    updated: site.updated.split('-').map(Number),
    title: pageTitle(owner),
    name: owner.name,
    display: displayStyle(owner.name),
    role: owner.role,
    contacts: contacts(content, addressOf),
    // Owners without jobs have room for their biography.
    profile: [owner.intro, ...(content.experience.length === 0 ? about.paragraphs : [])],
    facts: ownerFacts(content, words.facts, 'name and offset'),
    skills: groups.map(({ name, skills }) => ({
      name: name ?? ungrouped,
      lines: skillLines(skills, language),
    })),
    experience: content.experience.map((job) => ({
      ...printed(job, job.company, job.type, job.location),
      title: job.role,
      last: [{ text: job.skills.join(' · ') }],
    })),
    education: content.education.map(({ programme, ...school }) => ({
      ...printed(school, programme && school.school, school.location),
      title: programme ?? school.school,
      last: [],
    })),
    shortLists: shortLists(content).map(({ kind, entries }) => ({
      title: words.experience[kind],
      entries: entries.map((entry) => ({
        ...printed(entry, entry.name, entry.by),
        period: entry.date && formatDate(entry.date, language),
      })),
    })),
    projects: projects.slice(0, featured).map((project) => ({
      ...printed(project, project.role),
      last: [
        { text: project.tags.join(' · ') },
        ...projectLinks(project, full).map(({ href }) => ({ text: bare(href), href })),
      ],
    })),
    otherProjects: projects.slice(featured).map((project) => ({
      title: project.title,
      gist: project.description && gist(project.description),
      href: projectLinks(project, full)[0]?.href,
    })),
  };
}

/**
 * The CV as PDF/UA-1 (ISO 14289-1), with embedded fonts.
 * @returns the bytes; the same content gives the same bytes
 */
export async function cvPdf(content: Content, words: Words, addressOf: AddressOf) {
  return claimPdfUa(await typesetPdf('cv.typ', cvData(content, words, addressOf)));
}

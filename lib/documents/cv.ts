import { textParts } from '../content/linked-text';
import type { SectionId } from '../content/section-ids';
import { nonEmpty } from '../content/text';
import { huesOf, palette } from '../design/palette';
import { shortAddress } from '../hosting/urls';
import type { ProfileEntry } from '../profile/career';
import type { ProfileProject } from '../profile/projects';
import { textsToReplace } from '../profile/texts-to-replace';
import type { LocalizedSite } from '../site/localized-site';
import { displayStyle } from './fonts';
import { jsonResume } from './resume';
import { typesetPdf, typstLocale } from './typst';

interface Linked {
  text: string;
  href?: string;
}

/** A text, or its parts if it has links. Spaces at the ends of a part count. */
function cvText(text: string): string | { part: string; href?: string }[] {
  const parts = textParts(text.trim());
  if (parts.every(({ href }) => href === undefined)) return text;
  return parts.map((part) => ({ part: part.text, href: part.href }));
}

/** All ways to contact the owner, except addresses that the owner has yet to replace. */
function contactLinks({ profile, url }: LocalizedSite): Linked[] {
  const { email, phone, location, social } = profile.contacts;
  const home = url('/');
  const all: Linked[] = [];
  if (email.text !== textsToReplace.email) all.push(email);
  if (phone) all.push({ text: phone.text, href: phone.href });
  if (location) all.push({ text: location });
  if (!home.startsWith(textsToReplace.url)) all.push({ text: shortAddress(home), href: home });
  for (const { name, url: href } of social) {
    all.push({ text: `${name}: ${shortAddress(href)}`, href });
  }
  return all;
}

/** A list of names. Programs split it at commas, in every language. */
const commaList = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');

const proseFields = ({ description, highlights }: ProfileEntry | ProfileProject) => ({
  description: description && cvText(description),
  highlights: highlights.map(cvText),
});

/** The address of an entry is that of its organization. */
const linkedOrganization = ({ organization, link }: ProfileEntry): Linked => ({
  text: organization,
  href: link?.url,
});

/**
 * A job or school.
 * @param isNamed whether the entry shows its company; false if the company is the title above it
 */
function cvEntry(entry: ProfileEntry, isNamed = true) {
  const { title, period, details, tags } = entry;
  const organization = linkedOrganization(entry);
  return {
    // A school without a degree has its name as the title.
    title: title === undefined ? organization : { text: title },
    organization: title === undefined || !isNamed ? undefined : organization,
    details: nonEmpty([period?.text, ...details]),
    ...proseFields(entry),
    skills: commaList(tags),
    links: [],
  };
}

function cvProject(project: ProfileProject) {
  const { title, role, period, tags, links } = project;
  return {
    title: { text: title },
    details: nonEmpty([role, period?.text]),
    ...proseFields(project),
    skills: commaList(tags),
    links: links.map(({ url }) => ({ text: shortAddress(url), href: url })),
  };
}

/** What the CV contains of each section of the page. `cv.typ` lays each part out. */
const partsOf: Record<SectionId, readonly string[]> = {
  // The introduction and the facts are always at the top.
  about: [],
  experience: ['experience', 'education', 'short-lists'],
  skills: ['skills'],
  projects: ['projects'],
};

/** The data of `cv.typ`, which decides about order and layout. */
export function cvData(site: LocalizedSite) {
  const { content, profile, words, language } = site;
  const { person, about, jobs, schools, shortLists, skills, projects } = profile;
  const featuredCount = projects.filter(({ isFeatured }) => isFeatured).length;
  return {
    words: {
      ...words.documents,
      experience: words.experience.experience,
      education: words.experience.education,
      skills: words.skills.title,
      projects: words.projects.title,
    },
    // A CV is printed, so its colors are light.
    colors: palette(huesOf(content.look), 'light'),
    locale: typstLocale(language),
    paperSize: content.site.paperSize ?? 'a4',
    updated: profile.updated.split('-').map(Number),
    title: person.title,
    name: person.name,
    display: displayStyle(person.name),
    role: person.role,
    contacts: contactLinks(site),
    // Owners without jobs have room for their biography.
    introduction: [person.intro, ...(jobs.length === 0 ? about.paragraphs : [])].map(cvText),
    facts: person.facts.map(({ name, fullValue }) => ({ name, value: fullValue })),
    parts: profile.sections.flatMap((section) => partsOf[section]),
    // A company with several roles is the title above them.
    experience: jobs.map((roles) => ({
      company: roles.length > 1 ? linkedOrganization(roles[0]) : undefined,
      roles: roles.map((role) => cvEntry(role, roles.length === 1)),
    })),
    education: schools.map((school) => cvEntry(school)),
    shortLists: shortLists.map(({ title, entries }) => ({
      title,
      entries: entries.map(({ name, by, date, link, summary }) => ({
        name: { text: name, href: link?.url },
        details: nonEmpty([by, date?.text]),
        summary: summary && cvText(summary),
      })),
    })),
    skills: skills.map((group) => ({ name: group.heading, value: commaList(group.skills) })),
    // How many projects are described if there is room. The others get a line each.
    describedCount: featuredCount || Math.min(projects.length, 2),
    projects: projects.map(cvProject),
  };
}

/**
 * The CV as a tagged PDF with embedded fonts; JSON Resume is attached as `resume.json`.
 * @returns the bytes; the same content gives the same bytes
 */
export const cvPdf = (site: LocalizedSite) =>
  typesetPdf('cv.typ', cvData(site), {
    resume: JSON.stringify(jsonResume(site), null, 2),
  });

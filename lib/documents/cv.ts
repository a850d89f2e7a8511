import { textParts } from '../content/linked-text';
import type { SectionId } from '../content/section-ids';
import { nonEmpty } from '../content/text';
import { huesOf, palette } from '../design/palette';
import { shortAddress } from '../hosting/urls';
import type { ProfileEntry } from '../profile/career';
import type { Profile } from '../profile/profile';
import { type ProfileProject, projectsByHeading } from '../profile/projects';
import type { LocalizedSite } from '../site/localized-site';
import { documentProfile } from './document-profile';
import { displayStyle } from './fonts';
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

/** All ways to contact the owner. */
function contactLinks({ profile, url }: LocalizedSite): Linked[] {
  const { email, phone, location, social } = profile.contacts;
  const home = url('/');
  const all: Linked[] = email === undefined ? [] : [email];
  if (phone) all.push({ text: phone.text, href: phone.href });
  if (location) all.push({ text: location });
  all.push({ text: shortAddress(home), href: home });
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
const linkedOrganization = ({ organization, link }: ProfileEntry) => ({
  text: organization,
  href: link?.url,
  isOrganization: true,
});

/**
 * A job or school.
 * @param isNamed whether the entry shows its company; false if the company is the title above it
 */
function cvEntry(entry: ProfileEntry, isNamed = true) {
  const { names, link, period, details, tags } = entry;
  const [title, subtitle] = names
    .filter(({ isOrganization }) => isNamed || !isOrganization)
    .map((name) => ({ ...name, href: name.isOrganization ? link?.url : undefined }));
  return {
    title,
    subtitle,
    details: nonEmpty([period?.text, ...details]),
    ...proseFields(entry),
    skills: commaList(tags),
    links: [],
  };
}

/** @param group the heading above the project, if the projects of the CV are in groups */
function cvProject(project: ProfileProject, group?: string) {
  const { title, details, tags, links } = project;
  return {
    title: { text: title },
    group,
    details,
    ...proseFields(project),
    skills: commaList(tags),
    // The owner has named a link because its address says too little.
    links: links.map(({ kind, name, url }) => ({
      text: kind === 'own' ? name : shortAddress(url),
      href: url,
    })),
  };
}

/** The jobs that the owner wants in the CV, by company. A company is the title of several roles. */
const cvJobs = ({ jobs }: Profile) =>
  jobs.flatMap((all) => {
    const roles = all.filter(({ isInCv }) => isInCv);
    const company = roles.length > 1 ? linkedOrganization(all[0]) : undefined;
    return roles.length === 0
      ? []
      : { company, roles: roles.map((role) => cvEntry(role, company === undefined)) };
  });

/** The projects that the owner wants in the CV. */
const cvProjects = (profile: Profile) =>
  projectsByHeading(profile).flatMap(({ heading, projects }) =>
    projects.filter(({ isInCv }) => isInCv).map((project) => cvProject(project, heading)),
  );

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
  const { content, words, language } = site;
  const profile = documentProfile(site);
  const { person, about, schools, shortLists, skills } = profile;
  const experience = cvJobs(profile);
  const projects = cvProjects(profile);
  const featuredCount = profile.projects.filter((each) => each.isFeatured && each.isInCv).length;
  return {
    words: words.documents,
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
    introduction: [person.intro, ...(experience.length === 0 ? about.paragraphs : [])].map(cvText),
    facts: person.facts.map(({ name, fullValue }) => ({ name, value: fullValue })),
    parts: profile.sections.flatMap((section) => partsOf[section]),
    experience,
    education: schools.map((school) => cvEntry(school)),
    shortLists: shortLists.map(({ list, entries }) => ({
      title: words.documents[list],
      entries: entries.map(({ name, by, date, link, summary }) => ({
        name: { text: name, href: link?.url },
        details: nonEmpty([by, date?.text]),
        summary: summary && cvText(summary),
      })),
    })),
    skills: skills.map((group) => ({ name: group.heading, value: commaList(group.skills) })),
    // How many projects are described if there is room. The others get a line each.
    describedCount: featuredCount || Math.min(projects.length, 2),
    projects,
  };
}

/**
 * The CV as a tagged PDF with embedded fonts.
 * @returns the bytes; the same content gives the same bytes
 */
export const cvPdf = (site: LocalizedSite) => typesetPdf('cv.typ', cvData(site));

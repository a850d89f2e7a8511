import { shortAddress } from '../addresses/short-address';
import { plainText, withFullLinks } from '../content/linked-text';
import type { SectionId } from '../content/schema';
import { palette } from '../design/palette';
import type { CareerEntry } from '../profile/career';
import type { Profile } from '../profile/profile';
import type { ShortEntry } from '../profile/short-lists';
import type { LocalizedSite } from '../site/make-sites';
import { nonEmpty } from '../text/text';
import { fill } from '../words/words';
import { cvProjects } from './cv-projects';
import { commaList, cvText, type Linked } from './cv-texts';
import { displayStyle } from './fonts';
import { typesetPdf, typstLocale } from './typst';

/** Two lines of contacts: first e-mail, phone, place and site, and then the social links. */
function contactLines(
  { contacts }: Profile,
  pageUrl: string,
  labelOf: (name: string) => string,
): Linked[][] {
  const { email, phone, location, accounts } = contacts;
  const direct: Linked[] = email === undefined ? [] : [email];
  if (phone) direct.push({ text: phone.text, href: phone.href });
  if (location) direct.push({ text: location });
  direct.push({ text: shortAddress(pageUrl), href: pageUrl });
  const accountLinks = accounts.map(({ name, url: href }) => ({
    // An address with a query is not shown, because nobody types it.
    text: href.includes('?') ? name : `${labelOf(name)} ${shortAddress(href)}`,
    href,
  }));
  return [direct, accountLinks];
}

/** The heading of an entry, and the organization below it. A school may lack one of them. */
function cvNames({ title, organization, link }: CareerEntry) {
  const withLink = (text: string) => ({ text, href: link?.url, isOrganization: true });
  if (title === undefined) return { title: withLink(organization ?? ''), subtitle: undefined };
  if (organization === undefined) return { title: withLink(title), subtitle: undefined };
  return { title: { text: title }, subtitle: withLink(organization) };
}

function cvEntry(entry: CareerEntry) {
  const { period, details, description, highlights, tags } = entry;
  return {
    ...cvNames(entry),
    details: nonEmpty([period?.text, ...details]),
    description: description && cvText(description),
    highlights: highlights.map(cvText),
    skills: commaList(tags),
    links: [],
  };
}

/** The roles at one company: a single one, or several below the company's name. */
function cvCompany(entries: readonly CareerEntry[]) {
  const roles = entries.map(cvEntry);
  if (roles.length === 1) return { roles };
  const [first] = roles;
  return {
    company: first?.subtitle,
    roles: roles.map((role) => ({ ...role, subtitle: undefined })),
  };
}

/** The jobs that the owner wants in the CV, by company. */
const cvJobs = ({ companies }: Profile) =>
  companies
    .map((roles) => roles.filter(({ isInCv }) => isInCv))
    .filter((roles) => roles.length > 0)
    .map(cvCompany);

/** An intro with fewer characters says too little about a person. */
const MIN_INTRO_LENGTH = 120;

/**
 * The intro, and of the biography: everything if there are no jobs, or else the first paragraph if
 * the intro is short.
 */
function introductionOf({ person: { intro }, about }: Profile, hasJobs: boolean): string[] {
  if (!hasJobs) return [intro, ...about.paragraphs];
  const isShort = plainText(intro).length < MIN_INTRO_LENGTH;
  return isShort ? [intro, ...about.paragraphs.slice(0, 1)] : [intro];
}

/** The parts of the CV for sections of the page, by their names in `cv.typ`. */
const cvParts: { readonly [Id in SectionId]?: readonly string[] } = {
  experience: ['experience', 'education', 'short-lists'],
  skills: ['skills'],
  projects: ['projects'],
};

/**
 * The parts of the CV in the order of the page's sections. If Skills comes right after Experience,
 * and there are jobs, the skills are between jobs and schools.
 */
function partsInOrder(sections: readonly SectionId[], hasJobs: boolean): string[] {
  const parts = sections.flatMap((section) => cvParts[section] ?? []);
  if (!hasJobs) return parts;
  const areSkillsNext = sections[sections.indexOf('skills') - 1] === 'experience';
  if (!areSkillsNext) return parts;
  const others = parts.filter((part) => part !== 'skills');
  return others.toSpliced(others.indexOf('education'), 0, 'skills');
}

const cvShortEntry = ({ name, organization, date, link, summary }: ShortEntry) => ({
  name: { text: name, href: link?.url },
  details: nonEmpty([organization, date?.text]),
  summary: summary && cvText(summary),
});

/** The data for `cv.typ`, which lays out the CV. */
export function cvData(site: LocalizedSite) {
  const { locale } = site;
  const { words } = locale;
  const pageUrl = site.urlOf('/');
  const profile = withFullLinks(site.profile, pageUrl);
  const labelOf = (name: string) => fill(words.documents.label, { name });
  const { person, schools, shortLists, skills, sections } = profile;
  const experience = cvJobs(profile);
  const hasJobs = experience.length > 0;
  return {
    words: words.documents,
    // A CV is printed, so its colors are light.
    colors: palette(site.hues, 'light'),
    locale: typstLocale(locale.language),
    paperSize: profile.paperSize,
    updated: profile.updated.split('-').map(Number),
    title: person.nameAndRole,
    name: person.name,
    display: displayStyle(person.name),
    role: person.role,
    contacts: contactLines(profile, pageUrl, labelOf),
    introduction: introductionOf(profile, hasJobs).map(cvText),
    facts: person.facts.map(({ name, documentValue }) => ({
      name: labelOf(name),
      value: documentValue,
    })),
    parts: partsInOrder(sections, hasJobs),
    experience,
    education: schools.map(cvEntry),
    shortLists: shortLists.map(({ kind, entries }) => ({
      title: words.documents[kind],
      entries: entries.map(cvShortEntry),
    })),
    skills: skills.map((group) => ({
      name: group.heading && labelOf(group.heading),
      value: commaList(group.skills),
    })),
    ...cvProjects(profile, pageUrl, locale),
  };
}

/** The CV as a tagged PDF with embedded fonts. The same content gives the same bytes. */
export const cvPdf = (site: LocalizedSite): Promise<Uint8Array> =>
  typesetPdf('cv.typ', cvData(site));

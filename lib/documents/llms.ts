import type { SectionId } from '../content/section-ids';
import { formatList } from '../language/intl';
import type { ProfileEntry } from '../profile/career';
import type { Profile } from '../profile/profile';
import type { ProfileProject } from '../profile/projects';
import type { Site } from '../site/site';
import { nonEmpty, singleSpaces } from '../text/text';
import type { Locale } from '../words/locale';
import { documentProfile } from './document-profile';
import { projectsByHeading } from './projects-by-heading';

const markdownLink = (text: string, address: string) => `[${text}](${address})`;

/** Pieces of Markdown. Each function leaves out those that are undefined or empty. */
type Pieces = readonly (string | undefined)[];

const inParagraphs = (...pieces: Pieces) => nonEmpty(pieces).join('\n\n');

const bullets = (items: Pieces) =>
  nonEmpty(items)
    .map((item) => `- ${item}`)
    .join('\n');

/** @returns '' if there is nothing below the title */
const section = (title: string, ...pieces: Pieces) =>
  nonEmpty(pieces).length > 0 ? inParagraphs(`## ${title}`, ...pieces) : '';

const fact = (name: string, value?: string) => value && `${name}: ${value}`;

/** What follows the title of an entry. */
function entryText(
  details: Pieces,
  { description, highlights, tags }: ProfileEntry | ProfileProject,
  { words, language }: Locale,
): string {
  const skills = tags.map(({ name }) => name);
  return inParagraphs(
    nonEmpty(details).join(' · '),
    description,
    bullets(highlights),
    fact(words.skills.title, formatList(skills, language)),
  );
}

function careerSections({ jobs, schools, shortLists }: Profile, locale: Locale): string[] {
  const { experience } = locale.words;
  const entryMarkdown = (entry: ProfileEntry) =>
    inParagraphs(
      `### ${nonEmpty([entry.title, entry.organization]).join(', ')}`,
      entryText([entry.period?.text, ...entry.details], entry, locale),
      entry.link && markdownLink(entry.organization ?? entry.title ?? '', entry.link.url),
    );
  const short = shortLists.map(({ kind, entries }) => {
    const lines = entries.map(({ name, organization, date, link, summary }) => {
      const linked = link ? markdownLink(name, link.url) : name;
      const facts = nonEmpty([linked, organization, date?.text]).join(', ');
      return nonEmpty([facts, summary]).join(': ');
    });
    return section(experience[kind], bullets(lines));
  });
  return [
    section(experience.experience, ...jobs.flat().map(entryMarkdown)),
    section(experience.education, ...schools.map(entryMarkdown)),
    ...short,
  ];
}

function skillPieces({ skills, person }: Profile, language: string): Pieces {
  const lines = skills.flatMap((group) => {
    const names = group.skills.map(({ name, level }) => (level ? `${name} (${level.text})` : name));
    return group.name === undefined ? names : `${group.name}: ${formatList(names, language)}`;
  });
  return lines.length > 0 ? [person.skillsIntro, bullets(lines)] : [];
}

function projectMarkdown(project: ProfileProject, level: number, locale: Locale): string {
  const links = project.links.map(({ name, url }) => markdownLink(name, url));
  return inParagraphs(
    `${'#'.repeat(level)} ${project.title}`,
    entryText(project.details, project, locale),
    formatList(links, locale.language),
  );
}

/** Projects below the heading of their group are one level lower. */
const groupsMarkdown = (profile: Profile, locale: Locale): string[] =>
  projectsByHeading(profile).map(({ heading, projects }) => {
    const level = heading === undefined ? 3 : 4;
    const entries = projects.map((project) => projectMarkdown(project, level, locale));
    return inParagraphs(heading && `### ${heading}`, ...entries);
  });

function contactList({ contacts, person }: Profile, { locale: { words }, urlOf }: Site) {
  return bullets([
    fact(words.contact.email, contacts.email?.text),
    fact(words.contact.phone, contacts.phone?.text),
    ...contacts.social.map((link) => markdownLink(link.name, link.url)),
    person.cv && markdownLink(words.home.cv, person.cv.url),
    markdownLink('JSON Resume', urlOf('/resume.json')),
    markdownLink('vCard', contacts.card.url),
    markdownLink(words.menu.home, urlOf('/')),
  ]);
}

/** The sections of Markdown for each section of the page. */
const markdownSections: Record<SectionId, (profile: Profile, locale: Locale) => string[]> = {
  about: ({ about: { paragraphs, services } }, { words }) => [
    section(words.about.title, ...paragraphs),
    section(
      words.about.services,
      bullets(services.map(({ name, description }) => `${name}: ${description}`)),
    ),
  ],
  experience: careerSections,
  skills: (profile, { words, language }) => [
    section(words.skills.title, ...skillPieces(profile, language)),
  ],
  projects: (profile, locale) => [
    section(locale.words.projects.title, ...groupsMarkdown(profile, locale)),
  ],
};

/** The content as Markdown (llmstxt.org): one h1, a quoted summary, then sections. */
export function llmsText(site: Site): string {
  const { locale } = site;
  const { words } = locale;
  // Each text is on one line. Its links are Markdown already.
  const profile = documentProfile(site, singleSpaces);
  const { person, contacts } = profile;
  const text = inParagraphs(
    `# ${person.name}`,
    `> ${profile.description}`,
    person.intro,
    bullets([
      fact(words.facts.role, person.role),
      fact(words.facts.pronouns, person.pronouns),
      fact(words.contact.location, contacts.location),
      ...person.facts.map(({ name, documentValue }) => fact(name, documentValue)),
    ]),
    ...profile.sections.flatMap((id) => markdownSections[id](profile, locale)),
    section(words.menu.contact, contacts.intro, contactList(profile, site)),
  );
  return `${text}\n`;
}

import { shortLists } from '../content/career';
import { projectLinks, type ResolveLink, socialLinks } from '../content/links';
import { ownerFacts } from '../content/owner-facts';
import { formatDate, formatPeriod, type Period } from '../content/period';
import { featuredFirst } from '../content/projects';
import type { Content } from '../content/schema';
import { skillGroups } from '../content/skills';
import { nonEmpty } from '../content/text';
import { type AbsoluteUrl, linkUrl } from '../hosting/urls';
import { formatPercent, listOf } from '../intl';
import type { Words } from '../words/words';

/** A content with each text on one line. Links in texts are Markdown already. */
const withTextsOnOneLine = (content: Content): Content =>
  JSON.parse(
    JSON.stringify(content, (_, value) =>
      typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value,
    ),
  );

const markdownLink = (text: string, address: string) => `[${text}](${address})`;

type Texts = readonly (string | undefined)[];

const paragraphs = (...texts: Texts) => nonEmpty(texts).join('\n\n');

const bullets = (texts: Texts) =>
  nonEmpty(texts)
    .map((text) => `- ${text}`)
    .join('\n');

/** A heading and its texts; '' if all of them are empty. */
const section = (title: string, ...texts: Texts) =>
  nonEmpty(texts).length > 0 ? paragraphs(`## ${title}`, ...texts) : '';

const fact = (name: string, value?: string) => value && `${name}: ${value}`;

/** A job, school or project under its title. */
const entry = (
  titles: Texts,
  facts: Texts,
  { description, highlights = [] }: { description?: string; highlights?: readonly string[] },
  ...more: Texts
) =>
  paragraphs(
    `### ${nonEmpty(titles).join(', ')}`,
    nonEmpty(facts).join(' · '),
    description,
    bullets(highlights),
    ...more,
  );

/** What all sections are made from. */
interface Source {
  content: Content;
  words: Words;
  resolve: ResolveLink;
}

const periodOf = ({ content, words }: Source, period?: Period) =>
  period && formatPeriod(period, content.site.language, words.experience.present);

const skillList = ({ content, words }: Source, names: readonly string[]) =>
  fact(words.skills.title, listOf(names, content.site.language));

/** Jobs, schools, certificates, publications and awards. */
function careerSections(source: Source): string[] {
  const { content, words, resolve } = source;
  const { language } = content.site;
  const jobs = content.experience.map((job) => {
    const facts = [job.type, periodOf(source, job.period), job.location];
    return entry([job.role, job.company], facts, job, skillList(source, job.skills));
  });
  const schools = content.education.map((school) => {
    const facts = [periodOf(source, school.period), school.location];
    return entry([school.programme, school.school], facts, school);
  });
  const short = shortLists(content).map(({ kind, entries }) => {
    const lines = entries.map(({ name, by, date, link: href, summary }) => {
      const title = href ? markdownLink(name, resolve(href)) : name;
      const facts = nonEmpty([title, by, date && formatDate(date, language)]).join(', ');
      return nonEmpty([facts, summary]).join(': ');
    });
    return section(words.experience[kind], bullets(lines));
  });
  return [
    section(words.experience.experience, ...jobs),
    section(words.experience.education, ...schools),
    ...short,
  ];
}

function skillLines({ content }: Source): string[] {
  const { language } = content.site;
  return skillGroups(content.skills).flatMap(({ name: group, skills }) => {
    const names = skills.map(({ name, level }) =>
      level === undefined ? name : `${name} (${formatPercent(level, language)})`,
    );
    return group ? `${group}: ${listOf(names, language)}` : names;
  });
}

function projectEntries(source: Source): string[] {
  const { content, words, resolve } = source;
  return featuredFirst(content.projects).map((project) => {
    const links = projectLinks(project, resolve).map(({ kind, href }) =>
      markdownLink(words.projects[kind], href),
    );
    return entry(
      [project.title],
      [periodOf(source, project.period), project.role],
      project,
      skillList(source, project.tags),
      listOf(links, content.site.language),
    );
  });
}

/**
 * The content as Markdown, for assistants (llmstxt.org: one h1, a quoted summary, then sections).
 */
export function llmsText(original: Content, words: Words, absoluteUrl: AbsoluteUrl): string {
  const content = withTextsOnOneLine(original);
  const { owner, about, contact, site } = content;
  const { facts } = words;
  const resolve = (link: string) => linkUrl(link, absoluteUrl);
  const source = { content, words, resolve };
  const text = paragraphs(
    `# ${owner.name}`,
    `> ${site.description}`,
    owner.intro,
    bullets([
      fact(facts.role, owner.role),
      fact(facts.pronouns, owner.pronouns),
      fact(words.contact.location, contact.location),
      ...ownerFacts(content, facts, 'name and offset').map(({ name, value }) => fact(name, value)),
    ]),
    section(words.about.title, ...about.paragraphs),
    section(
      words.about.services,
      bullets(about.services.map(({ name, description }) => `${name}: ${description}`)),
    ),
    ...careerSections(source),
    section(words.skills.title, bullets(skillLines(source))),
    section(words.projects.title, ...projectEntries(source)),
    section(
      words.menu.contact,
      bullets([
        fact(words.contact.email, contact.email),
        fact(words.contact.phone, contact.phone),
        ...socialLinks(contact, resolve).map(({ name, href }) => markdownLink(name, href)),
        owner.cv && markdownLink(words.home.cv, resolve(owner.cv)),
        markdownLink('JSON Resume', absoluteUrl('/resume.json')),
        markdownLink('vCard', absoluteUrl('/contact.vcf')),
        markdownLink(words.menu.home, absoluteUrl('/')),
      ]),
    ),
  );
  return `${text}\n`;
}

import { shortLists } from '../content/career';
import { projectLinks, socialLinks } from '../content/links';
import { ownerFacts } from '../content/owner-facts';
import { formatDate, formatPeriod, type PeriodText } from '../content/period';
import { featuredFirst } from '../content/projects';
import type { Content } from '../content/schema';
import { skillGroups } from '../content/skills';
import { type AbsoluteUrl, linkUrl } from '../hosting/urls';
import { formatPercent, listOf } from '../intl';
import type { Words } from '../words/words';

/** A text on one line, with Markdown's markup escaped. */
const plain = (text = '') =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/^([#+-]|\d+\.)(?=\s)/, '\\$1');

/** A link. In angle brackets an address needs only these characters encoded. */
const link = (text: string, address: string) =>
  `[${plain(text)}](<${address.replace(/[<>\s]/g, (character) => encodeURIComponent(character))}>)`;

type Texts = readonly (string | undefined)[];

/** The texts that are not empty, joined. */
const joined = (texts: Texts, separator: string) => texts.filter(Boolean).join(separator);

const paragraphs = (...texts: Texts) => joined(texts, '\n\n');

const bullets = (texts: Texts) =>
  joined(
    texts.map((text) => text && `- ${text}`),
    '\n',
  );

/** A heading and its texts; '' if all of them are empty. */
const section = (title: string, ...texts: Texts) =>
  texts.some(Boolean) ? paragraphs(`## ${title}`, ...texts) : '';

const fact = (name: string, value?: string) => value && `${name}: ${plain(value)}`;

/** A job, school or project under its title. */
const entry = (
  titles: Texts,
  facts: Texts,
  { description, highlights = [] }: { description?: string; highlights?: readonly string[] },
  ...more: Texts
) =>
  paragraphs(
    `### ${plain(joined(titles, ', '))}`,
    plain(joined(facts, ' · ')),
    plain(description),
    bullets(highlights.map(plain)),
    ...more,
  );

/** The content as Markdown, for assistants (llmstxt.org: one h1, a quoted summary, then sections). */
export function llmsText(content: Content, words: Words, absoluteUrl: AbsoluteUrl): string {
  const { owner, about, contact, site } = content;
  const { facts } = words;
  const { language } = site;
  const full = (named: string) => linkUrl(named, absoluteUrl);
  const period = (given?: PeriodText) =>
    given && formatPeriod(given, language, words.experience.present);
  const skillList = (names: readonly string[]) => fact(words.skills.title, listOf(names, language));

  const jobs = content.experience.map((job) => {
    const times = [job.type, period(job.period), job.location];
    return entry([job.role, job.company], times, job, skillList(job.skills));
  });
  const schools = content.education.map((school) =>
    entry([school.programme, school.school], [period(school.period), school.location], school),
  );
  const short = shortLists(content).map(({ kind, entries }) => {
    const lines = entries.map(({ name, by, date, link: href, summary }) => {
      const named = href ? link(name, full(href)) : plain(name);
      const all = joined([named, plain(by), plain(date && formatDate(date, language))], ', ');
      return joined([all, plain(summary)], ': ');
    });
    return section(words.experience[kind], bullets(lines));
  });
  const projects = featuredFirst(content.projects).map((project) => {
    const links = projectLinks(project, full).map(({ kind, href }) =>
      link(words.projects[kind], href),
    );
    return entry(
      [project.title],
      [period(project.period), project.role],
      project,
      skillList(project.tags),
      listOf(links, language),
    );
  });
  const skills = skillGroups(content.skills).flatMap(({ name: group, skills }) => {
    const names = skills.map(({ name, level }) =>
      level === undefined ? plain(name) : `${plain(name)} (${formatPercent(level, language)})`,
    );
    return group ? `${plain(group)}: ${listOf(names, language)}` : names;
  });

  const text = paragraphs(
    `# ${plain(owner.name)}`,
    `> ${plain(site.description)}`,
    plain(owner.intro),
    bullets([
      fact(facts.role, owner.role),
      fact(facts.pronouns, owner.pronouns),
      fact(words.contact.location, contact.location),
      ...ownerFacts(content, facts, 'name and offset').map(({ name, value }) => fact(name, value)),
    ]),
    section(words.about.title, ...about.paragraphs.map(plain)),
    section(
      words.about.services,
      bullets(about.services.map(({ name, description }) => fact(plain(name), description))),
    ),
    section(words.experience.experience, ...jobs),
    section(words.experience.education, ...schools),
    ...short,
    section(words.skills.title, bullets(skills)),
    section(words.projects.title, ...projects),
    section(
      words.menu.contact,
      bullets([
        fact(words.contact.email, contact.email),
        fact(words.contact.phone, contact.phone),
        ...socialLinks(contact, full).map(({ name, href }) => link(name, href)),
        owner.cv && link(words.home.cv, full(owner.cv)),
        link('JSON Resume', absoluteUrl('/resume.json')),
        link('vCard', absoluteUrl('/contact.vcf')),
        link(words.menu.home, absoluteUrl('/')),
      ]),
    ),
  );
  return `${text}\n`;
}

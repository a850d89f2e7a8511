import { featuredFirst, ownerFacts } from '../content/derived';
import { projectLinks, socialLinks } from '../content/links';
import { formatPercent, listOf } from '../content/locale';
import { formatDate, formatPeriod, type PeriodText } from '../content/period';
import type { Content } from '../content/schema';
import { type AddressOf, fullAddress } from '../hosting/addresses';
import { fill, type Words } from '../words/words';

/** One line of plain words: what Markdown would read as markup is escaped, line breaks vanish. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/^([#+-]|\d+\.)(?=\s)/, '\\$1');

/** A link; in angle brackets its target may hold anything but what is percent-encoded here. */
const link = (text: string, address: string) =>
  `[${plain(text)}](<${address.replace(/[<>\s]/g, (character) => encodeURIComponent(character))}>)`;

type Given = string | false | undefined;

/** The parts that are there, side by side. */
const joined = (parts: readonly Given[], separator: string) =>
  parts.filter(Boolean).join(separator);

/** Paragraphs, as far as they are there. */
const blocks = (...parts: Given[]) => joined(parts, '\n\n');

const bullets = (entries: readonly Given[] = []) =>
  joined(
    entries.map((entry) => entry && `- ${entry}`),
    '\n',
  );

/** A heading and what stands below it; nothing where there is nothing. */
const section = (title: string, ...parts: Given[]) =>
  parts.some(Boolean) && blocks(`## ${title}`, ...parts);

/**
 * The owner in plain Markdown, for assistants that read no HTML (llmstxt.org: one h1, a quoted
 * summary, then sections).
 * @returns the text, ending in a line break
 */
export function llmsText(content: Content, words: Words, addressOf: AddressOf): string {
  const { owner, about, contact, site } = content;
  const { documents, facts } = words;
  const full = (named: string) => fullAddress(named, addressOf);
  const list = (names: readonly string[]) => listOf(names, site.language);
  const period = (given?: PeriodText) =>
    given && formatPeriod(given, site.language, words.experience.present);
  /** Small facts in a line. */
  const line = (...given: Given[]) =>
    joined(
      given.map((each) => each && plain(each)),
      ' · ',
    );
  const fact = (name: string, value: string | undefined) => value && `${name}: ${plain(value)}`;

  /** Work, a school or a project under its title. */
  const entry = (
    title: string,
    facts: string,
    told: { description?: string; highlights?: readonly string[] },
    ...more: Given[]
  ) =>
    blocks(
      `### ${plain(title)}`,
      facts,
      told.description && plain(told.description),
      bullets(told.highlights?.map(plain)),
      ...more,
    );

  const jobs = content.experience.map((job) => {
    const skills = list(job.skills.map(plain));
    return entry(
      `${job.role}, ${job.company}`,
      line(job.type, period(job.period), job.location),
      job,
      skills && fill(documents.usedSkills, { skills }),
    );
  });
  const schools = content.education.map((each) =>
    entry(
      joined([each.programme, each.school], ', '),
      line(period(each.period), each.location),
      each,
    ),
  );
  const certificates = content.certificates.map(({ name, issuer, date, link: href }) => {
    const named = href === undefined ? plain(name) : link(name, full(href));
    const day = date && formatDate(date, site.language);
    return joined([named, issuer && plain(issuer), day && plain(day)], ', ');
  });
  const projects = featuredFirst(content.projects).map((project) => {
    const tags = list(project.tags.map(plain));
    const links = list(
      projectLinks(project, full).map(({ kind, href }) => link(words.projects[kind], href)),
    );
    return entry(
      project.title,
      line(period(project.period), project.role),
      project,
      tags && fill(documents.madeWith, { tags }),
      links && fill(documents.see, { links }),
    );
  });
  const skills = content.skills.map(({ name, level }) =>
    level === undefined ? plain(name) : `${plain(name)}: ${formatPercent(level, site.language)}`,
  );

  const text = blocks(
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
      documents.services,
      bullets(about.services.map(({ name, description }) => fact(plain(name), description))),
    ),
    section(documents.experience, ...jobs),
    section(documents.education, ...schools),
    section(documents.certificates, bullets(certificates)),
    section(documents.skills, bullets(skills)),
    section(documents.projects, ...projects),
    section(
      words.menu.contact,
      bullets([
        fact(words.contact.email, contact.email),
        fact(words.contact.phone, contact.phone),
        ...socialLinks(contact, full).map(({ name, href }) => link(name, href)),
      ]),
    ),
    section(
      documents.otherForms,
      bullets([
        owner.cv && link(documents.cv, full(owner.cv)),
        link('JSON Resume', addressOf('/resume.json')),
        link('vCard', addressOf('/contact.vcf')),
        link(documents.page, addressOf('/')),
      ]),
    ),
  );
  return `${text}\n`;
}

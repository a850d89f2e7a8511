import { featuredFirst } from '../content/featured';
import { formatDate, formatPeriod } from '../content/format-period';
import { projectLinks, socialLinks } from '../content/links';
import { ownerFacts } from '../content/owner-facts';
import type { PeriodText } from '../content/period';
import type { Content, Education, Experience, Project } from '../content/schema';
import { type AddressOf, fullAddress } from '../hosting/site-address';

/** One line of plain words: what Markdown would read as markup is escaped, line breaks vanish. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/^([#+-]|\d+\.)(?=\s)/, '\\$1');

/** A link target in angle brackets may hold anything but these, which are percent-encoded. */
const target = (address: string) =>
  `<${address.replace(/[<>\s]/g, (character) => encodeURIComponent(character))}>`;

const link = (text: string, address: string) => `[${plain(text)}](${target(address)})`;

const list = (entries: readonly string[]) => entries.map((entry) => `- ${entry}`).join('\n');

function section(title: string, parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : [`## ${title}`, ...parts];
}

/** Small facts in a line, those that are there. */
const factLine = (facts: readonly (string | undefined)[]) =>
  facts.flatMap((fact) => (fact ? plain(fact) : [])).join(' · ');

const blocks = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');

/** What is told of a job or a school: the description, then the points. */
const storyOf = ({ description, highlights = [] }: Experience | Education): string[] => [
  ...(description === undefined ? [] : [plain(description)]),
  ...(highlights.length === 0 ? [] : [list(highlights.map(plain))]),
];

function projectPart(project: Project, addressOf: AddressOf, language: string): string {
  const links = projectLinks(project, (named) => fullAddress(named, addressOf)).map(
    ({ label, href }) => link(label, href),
  );
  const tail = [
    ...(project.tags.length === 0 ? [] : [`Made with ${project.tags.map(plain).join(', ')}.`]),
    ...(links.length === 0 ? [] : [`See: ${links.join(', ')}.`]),
  ];
  const { period, role } = project;
  const line = factLine([period && formatPeriod(period, language), role]);
  return blocks([`### ${plain(project.title)}`, line, plain(project.description), ...tail]);
}

/**
 * The owner in plain Markdown, for assistants that read no HTML (llmstxt.org: one h1, a quoted
 * summary, then sections).
 * @returns the text, ending in a line break
 */
export function llmsText(content: Content, addressOf: AddressOf): string {
  const { owner, about, contact, experience, education, certificates, projects, skills, site } =
    content;
  const full: AddressOf = (named) => fullAddress(named, addressOf);
  const shown = (period?: PeriodText) => period && formatPeriod(period, site.language);
  const facts = [
    { name: 'Role', value: owner.role },
    ...(owner.pronouns === undefined ? [] : [{ name: 'Pronouns', value: owner.pronouns }]),
    ...(contact.location === undefined ? [] : [{ name: 'Location', value: contact.location }]),
    ...ownerFacts(content, 'name and offset'),
  ].map(({ name, value }) => `${name}: ${plain(value)}`);
  const cards = featuredFirst(projects).map((project) =>
    projectPart(project, addressOf, site.language),
  );
  const parts = [
    `# ${plain(owner.name)}`,
    `> ${plain(site.description)}`,
    plain(owner.intro),
    list(facts),
    ...section('About', about.paragraphs.map(plain)),
    ...section(
      'What I do',
      about.services.length === 0
        ? []
        : [list(about.services.map((each) => `${plain(each.name)}: ${plain(each.description)}`))],
    ),
    ...section(
      'Experience',
      experience.map((each) => {
        const line = factLine([each.type, shown(each.period), each.location]);
        const used =
          each.skills.length === 0 ? [] : [`Skills: ${each.skills.map(plain).join(', ')}`];
        const head = `### ${plain(each.role)}, ${plain(each.company)}`;
        return blocks([head, line, ...storyOf(each), ...used]);
      }),
    ),
    ...section(
      'Education',
      education.map((each) => {
        const { programme, school } = each;
        const head = programme === undefined ? school : `${programme}, ${school}`;
        const line = factLine([shown(each.period), each.location]);
        return blocks([`### ${plain(head)}`, line, ...storyOf(each)]);
      }),
    ),
    ...section(
      'Certificates',
      certificates.length === 0
        ? []
        : [
            list(
              certificates.map(({ name, issuer, date, link: href }) => {
                const label = href === undefined ? plain(name) : link(name, full(href));
                const day = date === undefined ? undefined : formatDate(date, site.language);
                return [label, ...[issuer, day].flatMap((each) => (each ? plain(each) : []))].join(
                  ', ',
                );
              }),
            ),
          ],
    ),
    ...section(
      'Skills',
      skills.length === 0
        ? []
        : [
            list(
              skills.map(({ name, level }) =>
                level === undefined ? plain(name) : `${plain(name)}: ${level}%`,
              ),
            ),
          ],
    ),
    ...section('Projects', cards),
    ...section('Contact', [
      list([
        `E-mail: ${plain(contact.email)}`,
        ...(contact.phone === undefined ? [] : [`Phone: ${plain(contact.phone)}`]),
        ...socialLinks(contact, (named) => fullAddress(named, addressOf)).map(({ name, href }) =>
          link(name, href),
        ),
      ]),
    ]),
    ...section('The same in other forms', [
      list([
        ...(owner.cv === undefined ? [] : [link('CV (PDF)', full(owner.cv))]),
        link('JSON Resume', addressOf('/resume.json')),
        link('vCard', addressOf('/contact.vcf')),
        link('Web page', addressOf('/')),
      ]),
    ]),
  ];
  return `${blocks(parts)}\n`;
}

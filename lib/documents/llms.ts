import { featuredFirst } from '../content/featured';
import { projectLinks, socialLinks } from '../content/links';
import { ownerFacts } from '../content/owner-facts';
import type { Content, Project } from '../content/schema';
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

function projectPart(project: Project, addressOf: AddressOf): string {
  const links = projectLinks(project, (named) => fullAddress(named, addressOf)).map(
    ({ label, href }) => link(label, href),
  );
  const tail = [
    ...(project.tags.length === 0 ? [] : [`Made with ${project.tags.map(plain).join(', ')}.`]),
    ...(links.length === 0 ? [] : [`See: ${links.join(', ')}.`]),
  ];
  return `### ${plain(project.title)}\n\n${[plain(project.description), ...tail].join('\n\n')}`;
}

/**
 * The owner in plain Markdown, for assistants that read no HTML (llmstxt.org: one h1, a quoted
 * summary, then sections).
 * @returns the text, ending in a line break
 */
export function llmsText(content: Content, addressOf: AddressOf): string {
  const { owner, about, contact, experience, projects, skills, site } = content;
  const facts = [
    { name: 'Role', value: owner.role },
    { name: 'Location', value: contact.location },
    ...ownerFacts(content, 'name and offset'),
  ].map(({ name, value }) => `${name}: ${plain(value)}`);
  const cards = featuredFirst(projects).map((project) => projectPart(project, addressOf));
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
        const line = [each.type, each.period, each.location].map(plain).join(' · ');
        const used =
          each.skills.length === 0 ? [] : [`Skills: ${each.skills.map(plain).join(', ')}`];
        const head = `### ${plain(each.role)}, ${plain(each.company)}`;
        return [head, line, plain(each.description), ...used].join('\n\n');
      }),
    ),
    ...section(
      'Skills',
      skills.length === 0
        ? []
        : [list(skills.map((each) => `${plain(each.name)}: ${each.level}%`))],
    ),
    ...section('Projects', cards),
    ...section('Contact', [
      list([
        `E-mail: ${plain(contact.email)}`,
        `Phone: ${plain(contact.phone)}`,
        ...socialLinks(contact, (named) => fullAddress(named, addressOf)).map(({ name, href }) =>
          link(name, href),
        ),
      ]),
    ]),
    ...section('The same in other forms', [
      list([
        link('CV (PDF)', fullAddress(owner.cv, addressOf)),
        link('JSON Resume', addressOf('/resume.json')),
        link('vCard', addressOf('/contact.vcf')),
        link('Web page', addressOf('/')),
      ]),
    ]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

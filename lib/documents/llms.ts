import { featuredFirst, ownerFacts } from '../content/derived';
import { projectLinks, socialLinks } from '../content/links';
import { formatPercent, listOf } from '../content/locale';
import type { PeriodText } from '../content/period';
import { formatDate, formatPeriod } from '../content/period';
import type { Content, Education, Experience, Project } from '../content/schema';
import { type AddressOf, fullAddress } from '../hosting/site-address';
import type { Words } from '../words/words';
import { fill } from '../words/words';

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

const bullets = (entries: readonly string[]) => entries.map((entry) => `- ${entry}`).join('\n');

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
  ...(highlights.length === 0 ? [] : [bullets(highlights.map(plain))]),
];

function projectPart(
  project: Project,
  words: Words,
  addressOf: AddressOf,
  language: string,
): string {
  const links = projectLinks(project, (named) => fullAddress(named, addressOf)).map(
    ({ kind, href }) => link(words.projects[kind], href),
  );
  const tail = [
    ...(project.tags.length === 0
      ? []
      : [fill(words.documents.madeWith, { tags: listOf(project.tags.map(plain), language) })]),
    ...(links.length === 0 ? [] : [fill(words.documents.see, { links: listOf(links, language) })]),
  ];
  const { period, role } = project;
  const line = factLine([period && formatPeriod(period, language, words.experience.present), role]);
  return blocks([`### ${plain(project.title)}`, line, plain(project.description), ...tail]);
}

/**
 * The owner in plain Markdown, for assistants that read no HTML (llmstxt.org: one h1, a quoted
 * summary, then sections).
 * @returns the text, ending in a line break
 */
export function llmsText(content: Content, words: Words, addressOf: AddressOf): string {
  const { owner, about, contact, experience, education, certificates, projects, skills, site } =
    content;
  const { language } = site;
  const named = words.documents;
  const full: AddressOf = (named) => fullAddress(named, addressOf);
  const shown = (period?: PeriodText) =>
    period && formatPeriod(period, language, words.experience.present);
  const facts = [
    { name: words.facts.role, value: owner.role },
    ...(owner.pronouns === undefined
      ? []
      : [{ name: words.facts.pronouns, value: owner.pronouns }]),
    ...(contact.location === undefined
      ? []
      : [{ name: words.facts.location, value: contact.location }]),
    ...ownerFacts(content, words.facts, 'name and offset'),
  ].map(({ name, value }) => `${name}: ${plain(value)}`);
  const cards = featuredFirst(projects).map((project) =>
    projectPart(project, words, addressOf, language),
  );
  const parts = [
    `# ${plain(owner.name)}`,
    `> ${plain(site.description)}`,
    plain(owner.intro),
    bullets(facts),
    ...section(named.about, about.paragraphs.map(plain)),
    ...section(
      named.services,
      about.services.length === 0
        ? []
        : [
            bullets(
              about.services.map((each) => `${plain(each.name)}: ${plain(each.description)}`),
            ),
          ],
    ),
    ...section(
      named.experience,
      experience.map((each) => {
        const line = factLine([each.type, shown(each.period), each.location]);
        const used =
          each.skills.length === 0
            ? []
            : [fill(named.usedSkills, { skills: listOf(each.skills.map(plain), language) })];
        const head = `### ${plain(each.role)}, ${plain(each.company)}`;
        return blocks([head, line, ...storyOf(each), ...used]);
      }),
    ),
    ...section(
      named.education,
      education.map((each) => {
        const { programme, school } = each;
        const head = programme === undefined ? school : `${programme}, ${school}`;
        const line = factLine([shown(each.period), each.location]);
        return blocks([`### ${plain(head)}`, line, ...storyOf(each)]);
      }),
    ),
    ...section(
      named.certificates,
      certificates.length === 0
        ? []
        : [
            bullets(
              certificates.map(({ name, issuer, date, link: href }) => {
                const label = href === undefined ? plain(name) : link(name, full(href));
                const day = date === undefined ? undefined : formatDate(date, language);
                return [label, ...[issuer, day].flatMap((each) => (each ? plain(each) : []))].join(
                  ', ',
                );
              }),
            ),
          ],
    ),
    ...section(
      named.skills,
      skills.length === 0
        ? []
        : [
            bullets(
              skills.map(({ name, level }) =>
                level === undefined
                  ? plain(name)
                  : `${plain(name)}: ${formatPercent(level, language)}`,
              ),
            ),
          ],
    ),
    ...section(named.projects, cards),
    ...section(named.contact, [
      bullets([
        `${named.email}: ${plain(contact.email)}`,
        ...(contact.phone === undefined ? [] : [`${named.phone}: ${plain(contact.phone)}`]),
        ...socialLinks(contact, (named) => fullAddress(named, addressOf)).map(({ name, href }) =>
          link(name, href),
        ),
      ]),
    ]),
    ...section(named.otherForms, [
      bullets([
        ...(owner.cv === undefined ? [] : [link(named.cv, full(owner.cv))]),
        link(named.resume, addressOf('/resume.json')),
        link(named.card, addressOf('/contact.vcf')),
        link(named.page, addressOf('/')),
      ]),
    ]),
  ];
  return `${blocks(parts)}\n`;
}

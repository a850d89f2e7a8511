import type { CvData, CvEntry, CvText } from './cv';
import { drawable } from './fonts';

// What a program that reads the CV must find in it, and in which order.

/** The texts that exist, without the addresses of their links. */
const plainTexts = (...texts: readonly (CvText | undefined)[]): string[] =>
  texts
    .map((text = '') => (typeof text === 'string' ? text : text.map(({ part }) => part).join('')))
    .filter((text) => text !== '');

/** Texts in one row. */
const inRow = (...texts: readonly string[]) => texts.join(' · ');

const entryTexts = (entry: CvEntry): string[] =>
  plainTexts(
    entry.title.text,
    entry.organization?.text,
    ...entry.facts,
    entry.description,
    ...entry.highlights,
    entry.skills,
    inRow(...entry.links.map(({ text }) => text)),
  );

const section = (title: string, texts: string[]): string[] =>
  texts.length === 0 ? [] : [title, ...texts];

/** All texts of a CV up to its projects, in the order in which a person reads them. */
function textsBeforeProjects(data: CvData): string[] {
  const { words } = data;
  return [
    ...[data.name, data.role, ...data.contacts.map(({ text }) => text)],
    ...section(words.profile, [
      ...plainTexts(...data.profile),
      ...data.facts.map(({ name, value }) => `${name}: ${value}`),
    ]),
    ...section(
      words.experience,
      data.experience.flatMap(({ company, roles }) => [
        ...plainTexts(company),
        ...roles.flatMap(entryTexts),
      ]),
    ),
    ...section(words.education, data.education.flatMap(entryTexts)),
    ...data.shortLists.flatMap(({ title, entries }) =>
      section(
        title,
        entries.flatMap(({ name, facts, summary }) =>
          plainTexts(inRow(name.text, ...facts), summary),
        ),
      ),
    ),
    ...section(
      words.skills,
      data.skills.map(({ name, value }) => (name ? `${name}: ${value}` : value)),
    ),
    ...(data.projects.length > 0 ? [words.projects] : []),
  ];
}

/** The versions of a project: described, with all points or the first ones; or one line. */
function projectVersions(project: CvData['projects'][number], isDescribed: boolean) {
  const { title, highlights, sentence, skills } = project;
  const described = Array.from({ length: highlights.length + 1 }, (_, omitted) =>
    entryTexts({ ...project, highlights: highlights.slice(0, highlights.length - omitted) }),
  );
  const name = title.text;
  const lines = [inRow(name, ...plainTexts(sentence)), inRow(name, skills), name];
  return [...(isDescribed ? described : []), ...lines.map((text) => [text])];
}

/** The versions of each part of a CV, which contains one of them. */
const cvParts = (data: CvData): string[][][] => [
  [textsBeforeProjects(data)],
  ...data.projects.map((project, index) => projectVersions(project, index < data.described)),
];

/** A text without spaces and invisible characters; readers split and join lines at will. */
const squeezed = (text: string) =>
  text.normalize('NFC').replace(/[\s\p{Cf}\p{Variation_Selector}]/gu, '');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Matches a text at the position `lastIndex`, alone on its lines, which may break anywhere. Only
 * bullets and line breaks may come before it.
 */
function pattern(text: string): RegExp {
  // A reader may take a hyphen at the end of a line for a hyphenation.
  const letters = [...squeezed(drawable(text))].map(escaped).join('\n?').replaceAll('-', '-?');
  return new RegExp(`[•\n]*(?<=^|[•\n])${letters}(?=\n|$)`, 'uy');
}

/**
 * Looks for texts that follow each other from a position.
 * @returns the position after them, or the first one that is not there
 */
function follow(texts: readonly string[], read: string, start: number) {
  let position = start;
  for (const text of texts) {
    const matcher = pattern(text);
    matcher.lastIndex = position;
    if (!matcher.test(read)) return { position, missing: text };
    position = matcher.lastIndex;
  }
  return { position };
}

/**
 * Compares what a program read from a CV with what is in it.
 * @param lines as the program read them, from all pages
 * @returns undefined if it read all texts in order, each heading and fact alone on its line
 */
export function misreading(
  data: CvData,
  lines: readonly string[],
): { expected: string; read: string } | undefined {
  const footer = new RegExp(`^${escaped(squeezed(drawable(data.name)))}·\\d+/\\d+$`, 'u');
  const text = lines
    .map(squeezed)
    .filter((line) => line !== '' && !footer.test(line))
    .join('\n');
  let position = 0;
  for (const versions of cvParts(data)) {
    const results = versions.map((texts) => follow(texts, text, position));
    const [farthest] = results.toSorted((one, other) => other.position - one.position);
    const result = results.find(({ missing }) => missing === undefined) ?? farthest;
    if (result === undefined) continue;
    position = result.position;
    if (result.missing !== undefined) {
      return { expected: result.missing, read: unsqueezed(lines, text, position) };
    }
  }
  const rest = text.slice(position).replace(/[•\n]/g, '');
  return rest === '' ? undefined : { expected: '', read: rest };
}

/** The line of a text that contains a position. */
function unsqueezed(lines: readonly string[], text: string, position: number): string {
  const next = text.slice(position).replace(/^[•\n]+/, '');
  const start = text.lastIndexOf('\n', text.length - next.length - 1) + 1;
  const line = text.slice(start).split('\n')[0] ?? '';
  return lines.find((candidate) => squeezed(candidate) === line)?.trim() ?? line;
}

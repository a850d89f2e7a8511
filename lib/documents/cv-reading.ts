import { nonEmpty } from '../content/text';
import type { CvData, CvEntry, CvText } from './cv';
import { drawable } from './fonts';

// Compares what a program reads from a CV with the texts in it.

/** A text without the addresses of its links. */
const plainText = (text: CvText = ''): string =>
  typeof text === 'string' ? text : text.map(({ part }) => part).join('');

/** Texts in one row, like `row` and `named` in `cv.typ`. */
const inRow = (texts: readonly string[]) => nonEmpty(texts).join(' · ');

const entryTexts = (entry: CvEntry): string[] =>
  nonEmpty([
    entry.title.text,
    entry.organization?.text,
    ...entry.facts,
    plainText(entry.description),
    ...entry.highlights.map(plainText),
    entry.skills,
    inRow(entry.links.map(({ text }) => text)),
  ]);

const section = (title: string, texts: readonly (string | undefined)[]): string[] =>
  texts.length === 0 ? [] : nonEmpty([title, ...texts]);

/** All texts of a CV up to its projects, in the order in which a person reads them. */
function textsBeforeProjects(data: CvData): string[] {
  const { words } = data;
  const profile = [
    ...data.profile.map(plainText),
    ...data.facts.map(({ name, value }) => `${name}: ${value}`),
  ];
  const jobs = data.experience.flatMap(({ company, roles }) => [
    company,
    ...roles.flatMap(entryTexts),
  ]);
  const shortLists = data.shortLists.flatMap(({ title, entries }) =>
    section(
      title,
      entries.flatMap(({ name, facts, summary }) => [
        inRow([name.text, ...facts]),
        plainText(summary),
      ]),
    ),
  );
  const skills = data.skills.map(({ name, value }) => (name ? `${name}: ${value}` : value));
  return [
    data.name,
    data.role,
    ...data.contacts.map(({ text }) => text),
    ...section(words.profile, profile),
    ...section(words.experience, jobs),
    ...section(words.education, data.education.flatMap(entryTexts)),
    ...shortLists,
    ...section(words.skills, skills),
    ...(data.projects.length > 0 ? [words.projects] : []),
  ];
}

/**
 * The texts of a project in each of the forms that `cv.typ` may choose: described, with all points
 * or only the first ones, or on one line.
 */
function projectVersions(project: CvData['projects'][number], isDescribed: boolean): string[][] {
  const { title, highlights, sentence, skills } = project;
  const name = title.text;
  const onOneLine = [[inRow([name, plainText(sentence)])], [inRow([name, skills])], [name]];
  if (!isDescribed) return onOneLine;
  const described: string[][] = [];
  for (let points = highlights.length; points >= 0; points -= 1) {
    described.push(entryTexts({ ...project, highlights: highlights.slice(0, points) }));
  }
  return [...described, ...onOneLine];
}

/** The parts of a CV in their order, each in all its versions. */
const cvParts = (data: CvData): string[][][] => [
  [textsBeforeProjects(data)],
  ...data.projects.map((project, index) => projectVersions(project, index < data.described)),
];

/**
 * A text without the characters that programs add, lose or replace: spaces, line breaks, invisible
 * characters, bullets, and hyphens, which they take for hyphenation at the end of a line.
 */
const squeezed = (text: string) =>
  text.normalize('NFC').replace(/[\s\p{Cf}\p{Variation_Selector}•-]/gu, '');

/** What a program has read. */
interface Reading {
  lines: readonly string[];
  /** The squeezed lines, joined. */
  text: string;
  /** Where each line begins in `text`, and where the last one ends. */
  lineStarts: readonly number[];
}

/** Puts lines together, without the footers of the pages: "Juan Dela Cruz · 1 / 2". */
function readingOf(allLines: readonly string[], name: string): Reading {
  const footer = squeezed(drawable(`${name} ·`));
  const lines = allLines.filter((line) => {
    const text = squeezed(line);
    return text !== '' && text.replace(/\d+\/\d+$/, '') !== footer;
  });
  const lineStarts = [0];
  let text = '';
  for (const line of lines) {
    text += squeezed(line);
    lineStarts.push(text.length);
  }
  return { lines, text, lineStarts };
}

/**
 * Looks for texts that follow each other, each alone on its lines.
 * @param start where a line begins
 * @returns the position after them; or the first text that is missing, and where it should begin
 */
function follow(texts: readonly string[], reading: Reading, start: number) {
  let position = start;
  for (const text of texts) {
    const expected = squeezed(drawable(text));
    const end = position + expected.length;
    const isThere = reading.text.startsWith(expected, position) && reading.lineStarts.includes(end);
    if (!isThere) return { position, missing: text };
    position = end;
  }
  return { position };
}

/**
 * Compares what a program read from a CV with the texts in it.
 * @param lines the lines that the program read, from all pages
 * @returns undefined if it read all texts in order, each heading and fact alone on its line;
 *   otherwise the first text that it misread, and the line that it read there. `expected` is '' for
 *   a line after the last text.
 */
export function misreading(
  data: CvData,
  lines: readonly string[],
): { expected: string; read: string } | undefined {
  const reading = readingOf(lines, data.name);
  const lineAt = (position: number) =>
    reading.lines[reading.lineStarts.indexOf(position)]?.trim() ?? '';
  let position = 0;
  for (const versions of cvParts(data)) {
    const results = versions.map((texts) => follow(texts, reading, position));
    const [farthest] = results.toSorted((one, other) => other.position - one.position);
    const result = results.find(({ missing }) => missing === undefined) ?? farthest;
    if (result?.missing !== undefined) {
      return { expected: result.missing, read: lineAt(result.position) };
    }
    position = result?.position ?? position;
  }
  const isComplete = position === reading.text.length;
  return isComplete ? undefined : { expected: '', read: lineAt(position) };
}

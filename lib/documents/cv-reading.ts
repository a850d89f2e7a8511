import type { CvData, CvEntry, CvText } from './cv';
import { drawable } from './fonts';

// What a program that reads the CV must find in it, and in which order.

/** A text of the CV, which no other text may share a line with. */
interface Piece {
  text: string;
  /** Whether the CV may leave it out to save a page. */
  isOptional?: boolean;
}

/** A text without the addresses of its links. */
const textOf = (text: CvText) =>
  typeof text === 'string' ? text : text.map(({ part }) => part).join('');

/** Pieces of the texts that exist. */
const piecesOf = (texts: readonly (CvText | undefined)[], isOptional = false): Piece[] =>
  texts.flatMap((text) => (text ? { text: textOf(text), isOptional } : []));

/** Texts in one row. */
const inRow = (...texts: readonly string[]) => texts.join(' · ');

const entryPieces = (entry: CvEntry, mayLosePoints = false): Piece[] => [
  ...piecesOf([entry.title.text, entry.organization?.text, ...entry.facts, entry.description]),
  ...piecesOf(entry.highlights, mayLosePoints),
  ...piecesOf([entry.skills, inRow(...entry.links.map(({ text }) => text))]),
];

const section = (title: string, pieces: Piece[]): Piece[] =>
  pieces.length === 0 ? [] : [...piecesOf([title]), ...pieces];

/** All texts of a CV up to its projects, in the order in which a person reads them. */
function piecesBeforeProjects(data: CvData): Piece[] {
  const { words } = data;
  return [
    ...piecesOf([data.name, data.role, ...data.contacts.map(({ text }) => text)]),
    ...section(words.profile, [
      ...piecesOf(data.profile),
      ...piecesOf(data.facts.map(({ name, value }) => `${name}: ${value}`)),
    ]),
    ...section(
      words.experience,
      data.experience.flatMap(({ company, roles }) => [
        ...piecesOf([company]),
        ...roles.flatMap((role) => entryPieces(role)),
      ]),
    ),
    ...section(
      words.education,
      data.education.flatMap((school) => entryPieces(school)),
    ),
    ...data.shortLists.flatMap(({ title, entries }) =>
      section(
        title,
        entries.flatMap(({ name, facts, summary }) =>
          piecesOf([inRow(name.text, ...facts), summary]),
        ),
      ),
    ),
    ...section(
      words.skills,
      piecesOf(data.skills.map(({ name, value }) => (name ? `${name}: ${value}` : value))),
    ),
    ...piecesOf([data.projects.length > 0 ? words.projects : undefined]),
  ];
}

/** The versions of each part of a CV; it contains one of them. */
function cvParts(data: CvData): Piece[][][] {
  const projects = data.projects.map(({ entry, line: { name, sentence, tags } }, index) => {
    const lines = [inRow(name, textOf(sentence)), inRow(name, tags), name];
    const onOneLine = lines.map((line) => piecesOf([line]));
    return index < data.described ? [entryPieces(entry, true), ...onOneLine] : onOneLine;
  });
  return [[piecesBeforeProjects(data)], ...projects];
}

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
function follow(pieces: readonly Piece[], text: string, start: number) {
  let position = start;
  for (const piece of pieces) {
    const matcher = pattern(piece.text);
    matcher.lastIndex = position;
    if (matcher.test(text)) position = matcher.lastIndex;
    else if (!piece.isOptional) return { position, missing: piece };
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
    const results = versions.map((pieces) => follow(pieces, text, position));
    const result = results.find(({ missing }) => missing === undefined) ?? results[0];
    if (result === undefined) continue;
    position = result.position;
    if (result.missing) {
      return { expected: result.missing.text, read: unsqueezed(lines, text, position) };
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

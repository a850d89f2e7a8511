import type { CvData, CvEntry, CvText } from './cv';
import { drawable } from './fonts';

// What a program that reads the CV must find in it, and in which order.

/** A text of the CV. */
interface Piece {
  text: string;
  /** Whether no other text may be on its line. */
  isAlone?: boolean;
  /** Whether the CV may leave it out to save a page. */
  isOptional?: boolean;
}

/** A text without the addresses of its links. */
const textOf = (text: CvText) =>
  typeof text === 'string' ? text : text.map(({ part }) => part).join('');

const alone = (text: string): Piece => ({ text, isAlone: true });
const piecesOf = (...texts: (CvText | undefined)[]): Piece[] =>
  texts.flatMap((text) => (text ? { text: textOf(text) } : []));
const optional = (texts: readonly CvText[]): Piece[] =>
  texts.map((text) => ({ text: textOf(text), isOptional: true }));

const entryPieces = (entry: CvEntry, mayLosePoints = false): Piece[] => [
  alone(entry.title),
  ...piecesOf(...entry.facts.map(({ text }) => text), entry.description),
  ...(mayLosePoints ? optional(entry.highlights ?? []) : piecesOf(...(entry.highlights ?? []))),
  ...piecesOf(...entry.last.map(({ text }) => text)),
];

const section = (title: string, pieces: Piece[]): Piece[] =>
  pieces.length === 0 ? [] : [alone(title), ...pieces];

/** All texts of a CV in the order in which a person reads them. */
function cvPieces(data: CvData): Piece[] {
  const { words } = data;
  return [
    ...[data.name, data.role, ...data.contacts.map(({ text }) => text)].map(alone),
    ...section(words.profile, [
      ...piecesOf(...data.profile),
      ...data.facts.map(({ name, value }) => alone(`${name}: ${value}`)),
    ]),
    ...section(
      words.experience,
      data.experience.flatMap(({ company, roles }) => [
        ...piecesOf(company),
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
        entries.flatMap(({ facts, summary }) =>
          piecesOf(...facts.map(({ text }) => text), summary),
        ),
      ),
    ),
    ...section(
      words.skills,
      data.skills.map(({ name, value }) => alone(name ? `${name}: ${value}` : value)),
    ),
    ...section(words.projects, [
      ...data.projects.flatMap((project) => entryPieces(project, true)),
      ...data.otherProjects.flatMap(({ name, sentence, tags }) => [
        ...piecesOf(name),
        ...optional([sentence, tags]),
      ]),
    ]),
  ];
}

/** A text without spaces and invisible characters; readers split and join lines at will. */
const squeezed = (text: string) =>
  text.normalize('NFC').replace(/[\s\p{Cf}\p{Variation_Selector}]/gu, '');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Matches a text at the position `lastIndex`. Its lines may break anywhere, and only bullets,
 * points and line breaks may come before it.
 */
function pattern({ text, isAlone }: Piece): RegExp {
  // A reader may take a hyphen at the end of a line for a hyphenation.
  const letters = [...squeezed(drawable(text))].map(escaped).join('\n?').replaceAll('-', '-?');
  return new RegExp(isAlone ? `[·•\n]*(?<=^|\n)${letters}(?=\n|$)` : `[·•\n]*${letters}`, 'uy');
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
  for (const piece of cvPieces(data)) {
    const matcher = pattern(piece);
    matcher.lastIndex = position;
    if (matcher.test(text)) position = matcher.lastIndex;
    else if (!piece.isOptional)
      return { expected: piece.text, read: unsqueezed(lines, text, position) };
  }
  const rest = text.slice(position).replace(/[·•\n]/g, '');
  return rest === '' ? undefined : { expected: '', read: rest };
}

/** The line of a text that contains a position. */
function unsqueezed(lines: readonly string[], text: string, position: number): string {
  const next = text.slice(position).replace(/^[·•\n]+/, '');
  const start = text.lastIndexOf('\n', text.length - next.length - 1) + 1;
  const line = text.slice(start).split('\n')[0] ?? '';
  return lines.find((candidate) => squeezed(candidate) === line)?.trim() ?? line;
}

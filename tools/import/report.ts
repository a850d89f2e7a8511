import { type Fault, faultLine } from '../../lib/content/fault';
import { type Differences, differenceLines, type Source } from '../compare/comparison';

/** A field of a résumé that has no place in the content. */
export interface UnreadField {
  /** Where it is: "projects". */
  section: string;
  /** The entry that has it, counted from 1. */
  number?: number;
  name: string;
}

interface ImportReport {
  written: readonly string[];
  leftAlone: readonly string[];
  /** The photo, if it has not been copied. */
  leftPhoto?: string;
  removedPictures: number;
  unread: readonly UnreadField[];
  faults: readonly Fault[];
  differences: Differences;
  sources: readonly Source[];
}

/** What the import prints. */
export function importReport(report: ImportReport): string {
  const { written, leftAlone, leftPhoto, removedPictures, unread, faults } = report;
  const lines = [`Written: ${written.join(', ')}`];
  if (leftAlone.length > 0) {
    lines.push(`Left alone, because they contain texts of your own: ${leftAlone.join(', ')}`);
  }
  if (leftPhoto !== undefined) {
    lines.push(`Not copied, because content/owner.ts contains texts of your own: ${leftPhoto}`);
  }
  if (removedPictures > 0) {
    lines.push(`Removed from public/: the template’s pictures (${removedPictures})`);
  }
  return [
    ...lines,
    ...section('Fields of the résumé that the page does not have:', unreadLines(unread)),
    ...section('Correct this, so that the site can be built:', faults.map(faultLine)),
    '',
    ...differenceLines(report.differences, report.sources),
    '',
    'See the site: npm start',
    'See what is left to do: npm run doctor',
  ].join('\n');
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** A line for the same fields of all entries: "projects 5 to 25: entity, type". */
export function unreadLines(fields: readonly UnreadField[]): string[] {
  return unique(fields.map(({ section }) => section)).flatMap((section) => {
    const inSection = fields.filter((field) => field.section === section);
    const names = unique(inSection.map(({ name }) => name));
    const places = names.map((name) => {
      const numbers = inSection.filter((field) => field.name === name).map(({ number }) => number);
      return `${section} ${ranges(numbers.filter((number) => number !== undefined))}`.trim();
    });
    return unique(places).map((place) => {
      const together = names.filter((_, index) => places[index] === place);
      return `${place}: ${together.join(', ')}`;
    });
  });
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** "2, 5 to 25" */
function ranges(numbers: readonly number[]): string {
  const found: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const range = found.at(-1);
    if (range?.last === number - 1) range.last = number;
    else found.push({ first: number, last: number });
  }
  return found
    .map(({ first, last }) => (first === last ? `${first}` : `${first} to ${last}`))
    .join(', ');
}

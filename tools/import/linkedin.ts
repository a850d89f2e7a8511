import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { PlainError } from '../../scripts/support/run-script';
import { utf8 } from './read-file';
import { lost, type ResumeSource } from './resume-source';
import { cleaned, type Entry } from './values';

type Row = Record<string, string | undefined>;

const personTables = ['profile', 'profile summary', 'email addresses', 'phonenumbers'];

/** LinkedIn's tables about a career, and their names in JSON Resume. */
const careerTables: Record<string, string> = {
  positions: 'work',
  volunteering: 'volunteer',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  certifications: 'certificates',
  honors: 'awards',
  languages: 'languages',
  publications: 'publications',
};

/** LinkedIn's column names that differ from JSON Resume by more than case. */
const otherNames: Record<string, string | undefined> = {
  'company name': 'name',
  role: 'position',
  'school name': 'institution',
  'degree name': 'area',
  notes: 'summary',
  authority: 'issuer',
  proficiency: 'fluency',
  'started on': 'startDate',
  'start date': 'startDate',
  'finished on': 'endDate',
  'end date': 'endDate',
  'published on': 'releaseDate',
  'issued on': 'date',
  'positions.title': 'position',
  'positions.description': 'summary',
  'volunteering.description': 'summary',
  'publications.description': 'summary',
  'honors.description': 'summary',
  'projects.title': 'name',
  'certifications.started on': 'date',
  'languages.name': 'language',
};

/** What LinkedIn adds to the texts of a column, and the import removes. */
const additions: Record<string, RegExp | undefined> = {
  'languages.proficiency': / proficiency$/,
  'skills.name': / \(Programming Language\)$/i,
};

/**
 * Reads LinkedIn's data export ("Get a copy of your data").
 * @param files the CSV files of the export by path
 * @throws PlainError if it is not such an export, or a file is damaged
 */
export function readLinkedin(files: Record<string, Uint8Array>): ResumeSource {
  const rows = (table: string) => rowsOf(files, table);
  const [profile = {}] = rows('profile');
  if (profile['First Name'] === undefined && rows('positions').length === 0) {
    throw new PlainError('This is not LinkedIn’s data export: it has no Profile.csv.');
  }
  const { basics, leftOut } = readPerson(profile, rows);
  const career = Object.entries(careerTables).map(([table, list]) => [
    list,
    rows(table).map((row) => toEntry(row, table)),
  ]);
  const otherTables = Object.keys(files).filter((file) => {
    const table = tableName(file);
    return !(table in careerTables) && !personTables.includes(table);
  });
  return {
    resume: { basics, ...Object.fromEntries(career) },
    leftOut: [...leftOut, ...lost('LinkedIn tables', cleaned(otherTables))],
  };
}

/**
 * @param profile the row of Profile.csv
 * @param rows the rows of another table
 * @returns the person as JSON Resume's `basics`, and the values without a place in it
 */
function readPerson(profile: Row, rows: (table: string) => Row[]) {
  const {
    'First Name': firstNames,
    'Last Name': lastName,
    Headline: label,
    Summary: summary,
    'Geo Location': address,
    Websites: websites = '',
    'Twitter Handles': handles = '',
    ...otherColumns
  } = profile;
  const positions = rows('positions');
  const newest = positions.find((row) => !row['Finished On']) ?? positions[0];
  const aboutMe = rows('profile summary')[0]?.['Profile Summary'];
  const isPrimary = ({ Primary }: Row) => Number(Primary === 'Yes');
  const [mail, ...otherMails] = rows('email addresses')
    .sort((one, other) => isPrimary(other) - isPrimary(one))
    .map((row) => row['Email Address']);
  const [phone, ...otherPhones] = rows('phonenumbers').map(
    ({ Number: number, Extension: extension }) =>
      extension ? `${number} ext. ${extension}` : number,
  );
  const basics = {
    name: [firstNames, lastName].filter(Boolean).join(' '),
    firstNames,
    label,
    position: newest?.Title,
    summary: withLines(summary || aboutMe),
    email: mail,
    phone,
    location: { address },
    profiles: [
      ...websitesIn(websites).map((url) => ({ url })),
      ...handlesIn(handles).map((username) => ({ network: 'X', username })),
    ],
  };
  const leftOut = [
    ...Object.entries(otherColumns).map(([column, cell]) => [`profile, ${column}`, cell] as const),
    ['e-mail addresses', otherMails, 'the page shows only one'],
    ['phone numbers', otherPhones, 'the page shows only one'],
    ['profile summary', summary && aboutMe, 'the profile has its own'],
  ] as const;
  return {
    basics,
    leftOut: leftOut.flatMap(([place, value, reason]) => lost(place, cleaned(value), reason)),
  };
}

/**
 * The addresses in "[PORTFOLIO:https://ana.example,BLOG:https://blog.example]". An address may
 * contain commas, so an item begins with a label in capital letters.
 */
const websitesIn = (cell: string): string[] =>
  withoutOuterBrackets(cell)
    .split(/\]?,\s*(?=\[?[A-Z_ ]+:|https?:\/\/)/)
    .map((item) => item.replace(/^\[?[A-Z_ ]+:/, ''))
    .filter(Boolean);

/** The names in "[ana_codes,ana]". */
const handlesIn = (cell: string): string[] => withoutOuterBrackets(cell).split(',').filter(Boolean);

/** A cell like "[ana_codes,ana]" without the brackets around it. */
const withoutOuterBrackets = (cell: string) => cell.replace(/^\[|\]$/g, '');

const tableName = (file: string) => path.parse(file).name.toLowerCase();

function rowsOf(files: Record<string, Uint8Array>, table: string): Row[] {
  const file = Object.keys(files).find((name) => tableName(name) === table);
  if (file === undefined) return [];
  try {
    return parse(utf8.decode(files[file]), {
      columns: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch {
    throw new PlainError(`${file} of the export is damaged. Download the export again.`);
  }
}

function toEntry(row: Row, table: string): Entry {
  const entries = Object.entries(row).map(([title, cell = '']) => {
    const name = title.toLowerCase();
    const column = `${table}.${name}`;
    const field = otherNames[column] ?? otherNames[name] ?? name;
    const isProse = field === 'summary' || field === 'description';
    const value = cell.replace(additions[column] ?? '', '');
    return [field, isProse ? withLines(value) : value];
  });
  return Object.fromEntries(entries);
}

/**
 * Puts list items on lines of their own again: LinkedIn's export replaces line breaks by spaces. A
 * list begins at the start of a text, after punctuation or after two spaces: "React • Node" is not
 * a list.
 */
function withLines(prose = ''): string {
  const isList = /(?:^|[.:;!?]\s*|\s\s)[•●‣▪■◦○]\s/.test(prose);
  return isList ? prose.replace(/\s+(?=[•●‣▪■◦○]\s)/g, '\n') : prose;
}

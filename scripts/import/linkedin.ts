import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { PlainError } from '../support/run-script';
import { type Entry, headlineParts } from './reading';

type Row = Record<string, string | undefined>;

/**
 * LinkedIn's tables about a career. What the page has no place for is read too, so that the report
 * can name it.
 */
const careerTables = [
  ...['positions', 'volunteering', 'education', 'skills', 'projects', 'certifications', 'honors'],
  ...['languages', 'publications', 'patents', 'courses', 'organizations', 'test scores'],
];

/** The tables and columns that JSON Resume calls otherwise than by their name in small letters. */
const otherNames: Record<string, string | undefined> = {
  positions: 'work',
  volunteering: 'volunteer',
  certifications: 'certificates',
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
  'positions.title': 'position',
  'positions.description': 'summary',
  'volunteering.description': 'summary',
  'projects.title': 'name',
  'certifications.started on': 'date',
  'languages.name': 'language',
};

/**
 * Reads LinkedIn's data export ("Get a copy of your data") into the form of JSON Resume.
 * @param exported the files of the export by their names, in a folder or not
 * @throws PlainError if it is no such export
 */
export function linkedinToResume(exported: Record<string, Uint8Array>): Entry {
  const rows = (table: string) => {
    const [file] = Object.keys(exported).filter((name) => tableName(name) === table);
    return file === undefined ? [] : readRows(file, exported[file]);
  };
  const positions = rows('positions');
  const [profile = {}] = rows('profile');
  if (profile['First Name'] === undefined && positions.length === 0) {
    throw new PlainError('This is not LinkedIn’s data export: it has no Profile.csv.');
  }
  const career = careerTables.map((table) => [
    otherNames[table] ?? table,
    rows(table).map((row) => renamed(row, table)),
  ]);
  const newest = positions.find((row) => !row['Finished On']) ?? positions[0];
  const mails = rows('email addresses');
  const [phone] = rows('phonenumbers');
  return {
    basics: {
      name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
      label: newest?.Title || profile.Headline,
      availability: headlineParts(profile.Headline ?? '').availability,
      headline: profile.Headline,
      summary: profile.Summary,
      email: (mails.find(({ Primary }) => Primary === 'Yes') ?? mails[0])?.['Email Address'],
      phone: phone && [phone.Number, phone.Extension].filter(Boolean).join(' ext. '),
      location: { address: profile['Geo Location'] },
      // "[PORTFOLIO:https://ana.example,BLOG:https://blog.example]" and "[ana,ana_codes]"
      profiles: [
        ...(profile.Websites?.match(/https?:\/\/[^,\]\s]+/g) ?? []).map((url) => ({ url })),
        ...(profile['Twitter Handles']?.match(/\w+/g) ?? []).map((name) => ({
          url: `https://twitter.com/${name}`,
        })),
      ],
    },
    ...Object.fromEntries(career),
  };
}

/**
 * The CSV files in a ZIP archive, by their names.
 * @throws PlainError if it is none
 */
export function unzip(archive: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(archive, { filter: ({ name }) => tableName(name) !== '' });
  } catch {
    throw new PlainError('The file is damaged or no ZIP archive.');
  }
}

const tableName = (file: string) => /([^/\\]+)\.csv$/i.exec(file)?.[1]?.toLowerCase() ?? '';

function readRows(file: string, bytes: Uint8Array = new Uint8Array()): Row[] {
  try {
    return parse(strFromU8(bytes), {
      bom: true,
      columns: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    throw new PlainError(`${file} cannot be read as CSV.`);
  }
}

/** A row of a table with the fields of JSON Resume, and "Native proficiency" in short. */
function renamed(row: Row, table: string) {
  const entries = Object.entries(row).map(([column, value]) => {
    const name = column.toLowerCase();
    const field = otherNames[`${table}.${name}`] ?? otherNames[name] ?? name;
    return [field, field === 'fluency' ? value?.replace(/ proficiency$/, '') : value];
  });
  return Object.fromEntries(entries);
}

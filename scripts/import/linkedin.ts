import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { PlainError } from '../support/run-script';
import { headlineParts } from './texts';

type Row = Record<string, string | undefined>;

/**
 * LinkedIn's files about a career and the part of JSON Resume that each becomes. What the page has no
 * place for is read too, so that the report can name it.
 */
const parts: Record<string, string> = {
  positions: 'work',
  volunteering: 'volunteer',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  certifications: 'certificates',
  honors: 'awards',
  languages: 'languages',
  publications: 'publications',
  patents: 'patents',
  courses: 'courses',
  organizations: 'organizations',
  'test scores': 'testScores',
};

/** The columns that JSON Resume calls otherwise than by their name in small letters. */
const columns: Record<string, string> = {
  'Company Name': 'name',
  Role: 'position',
  'School Name': 'institution',
  'Degree Name': 'area',
  Notes: 'summary',
  Authority: 'issuer',
  Proficiency: 'fluency',
  'Issued On': 'date',
  'Started On': 'startDate',
  'Start Date': 'startDate',
  'Finished On': 'endDate',
  'End Date': 'endDate',
};

/** Columns that mean something else in one table than in the others. */
const ownColumns: Record<string, Record<string, string>> = {
  positions: { Title: 'position', Description: 'summary' },
  volunteering: { Description: 'summary' },
  projects: { Title: 'name' },
  certifications: { 'Started On': 'date' },
  languages: { Name: 'language' },
};

/**
 * Reads LinkedIn's data export ("Get a copy of your data") into the form of JSON Resume.
 * @param exported the files of the export by their names, in a folder or not
 * @throws PlainError if it is no such export
 */
export function linkedinToResume(exported: Record<string, Uint8Array>): unknown {
  const rowsOf = new Map(
    Object.entries(exported).map(([file, bytes]) => [tableName(file), () => readRows(file, bytes)]),
  );
  const rows = (name: string) => rowsOf.get(name)?.() ?? [];
  if (!rowsOf.has('profile') && !rowsOf.has('positions')) {
    throw new PlainError(
      'This holds neither Profile.csv nor Positions.csv, so it is not LinkedIn’s data export.',
    );
  }
  const career = Object.entries(parts).map(([name, part]) => [
    part,
    rows(name).map((row) => renamed(row, { ...columns, ...ownColumns[name] })),
  ]);
  const [profile = {}] = rows('profile');
  const mails = rows('email addresses');
  const [phone] = rows('phonenumbers');
  return {
    basics: {
      name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
      ...headline(profile.Headline, rows('positions')),
      summary: profile.Summary,
      email: (mails.find(({ Primary }) => Primary === 'Yes') ?? mails[0])?.['Email Address'],
      phone: phone && [phone.Number, phone.Extension].filter(Boolean).join(' ext. '),
      location: { address: profile['Geo Location'] },
      profiles: [...websites(profile.Websites), ...twitter(profile['Twitter Handles'])],
    },
    ...Object.fromEntries(career),
  };
}

/** The CSV files in a ZIP archive, by their names. */
export function unzip(archive: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(archive, { filter: ({ name }) => tableName(name) !== '' });
  } catch {
    throw new PlainError('The file is damaged or no ZIP archive.');
  }
}

const tableName = (file: string) => /([^/\\]+)\.csv$/i.exec(file)?.[1]?.toLowerCase() ?? '';

function readRows(file: string, bytes: Uint8Array): Row[] {
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

/** A row with the fields of JSON Resume, and "Native or bilingual proficiency" in short. */
function renamed(row: Row, names: Record<string, string>): Row {
  const entries = Object.entries(row).map(([column, value]) => [
    names[column] ?? column.toLowerCase(),
    value?.replace(/^(Elementary|Limited|Professional|Full|Native)( .*)? proficiency$/, '$1$2'),
  ]);
  return Object.fromEntries(entries);
}

/** The role, from the newest position if there is one, and what else stands in the headline. */
function headline(given = '', positions: readonly Row[]) {
  const { role, availability, others } = headlineParts(given);
  const newest = positions.find((row) => !row['Finished On']) ?? positions[0];
  const label = newest?.Title || role;
  return { label, availability, headline: [role, ...others] };
}

/** "[PORTFOLIO:https://ana.example,BLOG:https://blog.example]" as profiles. */
const websites = (given = '') =>
  [...given.matchAll(/([A-Z]+):(https?:\/\/[^,\]\s]+)/g)].map(([, kind = '', url]) => ({
    // "Personal", "Company" and "Other" say nothing; the address then names itself.
    network: { PORTFOLIO: 'Portfolio', BLOG: 'Blog' }[kind],
    url,
  }));

/** "[ana,ana_codes]" as profiles. */
const twitter = (given = '') =>
  [...given.matchAll(/\w+/g)].slice(0, 1).map(([name]) => ({
    network: 'Twitter',
    url: `https://twitter.com/${name}`,
  }));

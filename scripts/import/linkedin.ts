import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { PlainError } from '../support/run-script';

/** The most that one file of an export is unpacked to, in bytes; a career fits a hundred times. */
const fileLimit = 5_000_000;

/** LinkedIn's files that a portfolio has a place for, by the names in its data export. */
const files = [
  'Profile',
  'Positions',
  'Education',
  'Skills',
  'Projects',
  'Certifications',
  'Languages',
  'Volunteering',
  'Email Addresses',
  'PhoneNumbers',
] as const;

type Row = Record<string, string | undefined>;

/**
 * Reads LinkedIn's data export ("Get a copy of your data") into the form of JSON Resume.
 * @param zip the bytes of the archive; the files may stand in a folder of it
 * @throws PlainError if it is no such archive
 */
export function linkedinToResume(zip: Uint8Array): unknown {
  const tables = readTables(zip);
  const rows = (name: (typeof files)[number]) => tables.get(name.toLowerCase()) ?? [];
  const profile = rows('Profile')[0] ?? {};
  const mail = rows('Email Addresses').find(({ Primary }) => /yes/i.test(Primary ?? ''));
  const phone = rows('PhoneNumbers')[0];
  return {
    basics: {
      name: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
      label: profile.Headline,
      summary: profile.Summary,
      email: (mail ?? rows('Email Addresses')[0])?.['Email Address'],
      phone: phone?.Number && [phone.Number, phone.Extension].filter(Boolean).join(' ext. '),
      location: { address: profile['Geo Location'] },
      profiles: [...websites(profile.Websites), ...twitter(profile['Twitter Handles'])],
    },
    work: rows('Positions').map((row) => ({
      name: row['Company Name'],
      position: row.Title,
      location: row.Location,
      summary: row.Description,
      ...dates(row, 'Started On', 'Finished On'),
    })),
    volunteer: rows('Volunteering').map((row) => ({
      organization: row['Company Name'],
      position: row.Role,
      summary: row.Description,
      ...dates(row, 'Started On', 'Finished On'),
    })),
    education: rows('Education').map((row) => ({
      institution: row['School Name'],
      area: row['Degree Name'],
      summary: [row.Notes, row.Activities].filter(Boolean).join('\n'),
      ...dates(row, 'Start Date', 'End Date'),
    })),
    skills: rows('Skills').map(({ Name }) => ({ name: Name })),
    projects: rows('Projects').map((row) => ({
      name: row.Title,
      description: row.Description,
      url: row.Url,
      ...dates(row, 'Started On', 'Finished On'),
    })),
    certificates: rows('Certifications').map((row) => ({
      name: row.Name,
      issuer: row.Authority,
      url: row.Url,
      date: row['Started On'],
    })),
    languages: rows('Languages').map(({ Name, Proficiency }) => ({
      language: Name,
      fluency: Proficiency,
    })),
  };
}

function readTables(zip: Uint8Array): Map<string, Row[]> {
  const wanted = new Set(files.map((name) => name.toLowerCase()));
  const nameOf = (file: string) => /([^/]+)\.csv$/i.exec(file)?.[1]?.toLowerCase() ?? '';
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(zip, {
      filter: ({ name, originalSize }) => wanted.has(nameOf(name)) && originalSize <= fileLimit,
    });
  } catch {
    throw new PlainError('The file is damaged or no ZIP archive.');
  }
  const tables = new Map(
    Object.entries(unpacked).map(([file, bytes]) => [nameOf(file), readTable(file, bytes)]),
  );
  if (!tables.has('profile') && !tables.has('positions')) {
    throw new PlainError(
      'The archive holds neither Profile.csv nor Positions.csv, so it is not LinkedIn’s data export.',
    );
  }
  return tables;
}

function readTable(file: string, bytes: Uint8Array): Row[] {
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
    throw new PlainError(`${file} in the archive cannot be read as CSV.`);
  }
}

const dates = (row: Row, start: string, end: string) => ({
  startDate: row[start],
  endDate: row[end],
});

/** "[PORTFOLIO:https://ana.example,BLOG:https://blog.example]" as profiles. */
const websites = (given = '') =>
  [...given.matchAll(/([A-Z]+):(https?:\/\/[^,\]\s]+)/g)].map(([, kind = '', url]) => ({
    network: kind.charAt(0) + kind.slice(1).toLowerCase(),
    url,
  }));

/** "[ana,ana_codes]" as profiles. */
const twitter = (given = '') =>
  [...given.matchAll(/\w+/g)].slice(0, 1).map(([name]) => ({
    network: 'Twitter',
    url: `https://twitter.com/${name}`,
  }));

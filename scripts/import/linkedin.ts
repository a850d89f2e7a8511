import { parse } from 'csv-parse/sync';
import { PlainError } from '../support/run-script';
import { decoded, type Entry } from './reading';

type Row = Record<string, string | undefined>;

/**
 * LinkedIn's tables about a career. Those without a place on the page are read too, so that the
 * import names what it leaves out.
 */
const careerTables = [
  ...['positions', 'volunteering', 'education', 'skills', 'projects', 'certifications', 'honors'],
  ...['languages', 'publications', 'patents', 'courses', 'organizations', 'test scores'],
];

/** Tables and columns whose name in JSON Resume is not LinkedIn's in lower case. */
const otherNames: Record<string, string | undefined> = {
  positions: 'work',
  volunteering: 'volunteer',
  certifications: 'certificates',
  honors: 'awards',
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

/**
 * Turns LinkedIn's data export ("Get a copy of your data") into a résumé in the JSON Resume form.
 * @param exported the CSV files of the export by path
 * @throws PlainError if it is not such an export, or a file is damaged
 */
export function linkedinToResume(exported: Record<string, Uint8Array>): Entry {
  const rows = (table: string): Row[] => {
    const isOfTable = ([file]: [string, Uint8Array]) =>
      file.toLowerCase().split(/[/\\]/).at(-1) === `${table}.csv`;
    const [file, bytes] = Object.entries(exported).find(isOfTable) ?? [];
    if (bytes === undefined) return [];
    const given = decoded(bytes);
    // Spreadsheets in some languages save CSV with semicolons.
    const [, delimiter = ','] = /^.*?([,;\t])/.exec(given) ?? [];
    const options = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
    try {
      return parse(given, { columns: true, trim: true, delimiter, ...options });
    } catch {
      throw new PlainError(`${file} of the export is damaged. Download the export again.`);
    }
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
      firstNames: profile['First Name'],
      label: profile.Headline,
      position: newest?.Title,
      summary: profile.Summary,
      email: (mails.find(({ Primary }) => Primary === 'Yes') ?? mails[0])?.['Email Address'],
      phone: phone && [phone.Number, phone.Extension].filter(Boolean).join(' ext. '),
      location: { address: profile['Geo Location'] },
      // "[PORTFOLIO:https://ana.example,BLOG:https://blog.example]" and "[ana,ana_codes]"
      profiles: [
        ...(profile.Websites?.match(/https?:\/\/[^,\]\s]+/g) ?? []).map((url) => ({ url })),
        ...(profile['Twitter Handles']?.match(/\w+/g) ?? []).map((name) => ({
          network: 'Twitter',
          url: `https://twitter.com/${name}`,
        })),
      ],
    },
    ...Object.fromEntries(career),
    references: rows('recommendations_received').map((row) => ({
      name: [row['First Name'], row['Last Name']].join(' '),
      reference: row.Text,
    })),
  };
}

/** A row with the field names of JSON Resume; "Native proficiency" becomes "Native". */
function renamed(row: Row, table: string): Entry {
  const entries = Object.entries(row).map(([column, value]) => {
    const name = column.toLowerCase();
    const field = otherNames[`${table}.${name}`] ?? otherNames[name] ?? name;
    return [field, field === 'fluency' ? value?.replace(/ proficiency$/, '') : value];
  });
  return Object.fromEntries(entries);
}

/** @jest-environment node */
import resumeSchema from '@jsonresume/schema/schema.json';
import { resumeToContent } from '@/tools/import/to-content';

const read = (resume: unknown) => resumeToContent(resume, '2026-11-20');

type JsonSchema = {
  $ref?: string;
  format?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
};

/**
 * A value for each field of a JSON schema, and for one that it does not have.
 * @param mark returns three other digits at each call
 */
function filled({ $ref, format, items, properties }: JsonSchema, mark: () => string): unknown {
  if ($ref !== undefined) return `2${mark()}`;
  if (items !== undefined) return [filled(items, mark), filled(items, mark)];
  if (properties !== undefined) {
    const fields = Object.entries({ ...properties, extra: {} });
    return Object.fromEntries(fields.map(([name, field]) => [name, filled(field, mark)]));
  }
  if (format === 'email') return `#${mark()}@reef.dev`;
  return format === 'uri' ? `https://reef.dev/#${mark()}` : `Say #${mark()}`;
}

it('each value of a résumé is either in the content, or named as not taken over', () => {
  let count = 0;
  const mark = () => String(++count).padStart(3, '0');
  // `$schema` and `meta` describe the file.
  const { $schema, meta, ...properties } = resumeSchema.properties as Record<string, JsonSchema>;
  const { content, remarks } = read(filled({ properties }, mark));
  const inContent = JSON.stringify(content);
  const inRemarks = remarks.join('\n');
  const marks = Array.from({ length: count }, (_, index) => String(index + 1).padStart(3, '0'));
  const isIn = (text: string) => (mark: string) => new RegExp(`[#2]${mark}\\b`).test(text);
  expect(marks.filter(isIn(inContent)).length).toBeGreaterThan(90);
  expect(marks.filter(isIn(inRemarks)).length).toBeGreaterThan(50);
  expect(marks.filter((mark) => isIn(inContent)(mark) === isIn(inRemarks)(mark))).toEqual([]);
});

const sentences = Array.from({ length: 22 }, (_, index) => `This is ${index}.`);

it('gives a reason for each value', () => {
  const { remarks } = read({
    basics: {
      phone: 'no',
      summary: sentences.slice(0, 9).join('\n\n'),
      profiles: [{ network: 'Friendster', username: 'ana' }],
    },
    work: [
      {},
      { name: 'This is long. '.repeat(9), url: 'intranet', highlights: sentences },
      { name: 'Reef', startDate: '2019', endDate: 'Summer' },
    ],
    education: [
      { institution: 'IIT', gpa: 8.9 },
      { institution: 'Night School', startDate: '2024', endDate: '2022-06' },
    ],
    certificates: [
      { name: 'Scrum', endDate: '2026-10' },
      { name: 'Scrum', endDate: '2026-11' },
    ],
    awards: [{ date: '2019' }],
    skills: [{ name: 'Go', level: 'Master' }],
    projects: [{ name: '<a href="https://kelp.dev">Kelp</a>' }],
    interests: [{ name: 'Go' }, { name: 'Chess', keywords: [...'abcdefghijklmnopqrstuv'] }],
  });
  const noPlace = '(the page has no place for it)';
  expect(remarks).toEqual([
    expect.stringContaining('not taken over: basics, phone: "no" (must be a phone number like'),
    'not taken over: basics, summary: "This is 7.", "This is 8." (at most 6 fit)',
    `not taken over: basics, profiles 1: "Friendster", "ana" ${noPlace}`,
    'shortened: work 2, name: "This is long. This is long. This is long. This is long.…" (to 120 characters)',
    'not taken over: work 2, url: "intranet" (it is no web address)',
    'not taken over: work 2, highlights: "This is 20.", "This is 21." (at most 20 fit)',
    'kept as text: work 3, endDate: "Summer" (the import reads no date in it)',
    `not taken over: education 1, gpa: "8.9" ${noPlace}`,
    'kept as text: education 2, endDate: "2022-06" (the period ends before it starts)',
    'not taken over: certificates 1: "Scrum", "2026-10" (it expired: 2026-10)',
    `not taken over: certificates 2, endDate: "2026-11" ${noPlace}`,
    expect.stringContaining('not taken over: awards 1, date: "2019" (the entry has no title)'),
    expect.stringContaining('not taken over: skills 1, level: "Master" (a level is'),
    'shortened: projects 1, name: "[Kelp](https://kelp.dev)" (without its link)',
    `not taken over: interests: "Go", "Chess", "a", "b", "c", "d", "e", "f", "g", "h", and 14 more ${noPlace}`,
  ]);
});

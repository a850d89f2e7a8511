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
const noPlace = '(the page has no place for it)';

it.each<[remark: string, resume: object]>([
  [`education 1, gpa: "8.9" ${noPlace}`, { education: [{ institution: 'IIT', gpa: 8.9 }] }],
  ['basics, phone: "no" (must be a phone number like', { basics: { phone: 'no' } }],
  ['skills 1, level: "Master" (a level is', { skills: [{ name: 'Go', level: 'Master' }] }],
  [
    'work 2, url: "intranet" (it is no web address)',
    { work: [{}, { name: 'A', url: 'intranet' }] },
  ],
  ['awards 1, date: "2019" (the entry has no title)', { awards: [{ date: '2019' }] }],
  [
    `basics, profiles 1: "Friendster", "ana" ${noPlace}`,
    { basics: { profiles: [{ network: 'Friendster', username: 'ana' }] } },
  ],
  [
    'basics, summary: "This is 7.", "This is 8." (at most 6 fit)',
    { basics: { summary: sentences.slice(0, 9).join('\n\n') } },
  ],
  [
    'work 1, highlights: "This is 20.", "This is 21." (at most 20 fit)',
    { work: [{ name: 'Reef', highlights: sentences }] },
  ],
  [
    'certificates 1: "Scrum", "2026-10" (it expired: 2026-10)',
    { certificates: [{ name: 'Scrum', endDate: '2026-10' }] },
  ],
  [
    `certificates 1, endDate: "2026-11" ${noPlace}`,
    { certificates: [{ name: 'Scrum', endDate: '2026-11' }] },
  ],
  [
    'interests: "Go", "Chess", "This is 0.", "This is 1.", "This is 2.", "This is 3.", "This is 4.", "This is 5.", "This is 6.", "This is 7.", and 14 more (',
    { interests: [{ name: 'Go' }, { name: 'Chess', keywords: sentences }] },
  ],
])('remarks "not taken over: %s"', (remark, resume) => {
  expect(read(resume).remarks).toEqual([expect.stringContaining(`not taken over: ${remark}`)]);
});

it.each<[remark: string, resume: object]>([
  [
    'shortened: work 1, name: "This is long. This is long. This is long. This is long.…" (to 120 characters)',
    { work: [{ name: 'This is long. '.repeat(9) }] },
  ],
  [
    'shortened: projects 1, name: "[Kelp](https://kelp.dev)" (without its link)',
    { projects: [{ name: '<a href="https://kelp.dev">Kelp</a>' }] },
  ],
  [
    'kept as text: work 1, endDate: "Summer" (the import reads no date in it)',
    { work: [{ name: 'Reef', startDate: '2019', endDate: 'Summer' }] },
  ],
  [
    'kept as text: education 1, endDate: "2022-06" (the period ends before it starts)',
    { education: [{ institution: 'Night School', startDate: '2024', endDate: '2022-06' }] },
  ],
])('remarks "%s"', (remark, resume) => {
  expect(read(resume).remarks).toEqual([remark]);
});

/** @jest-environment node */

import sample from '@jsonresume/schema/sample.resume.json';
import resumeSchema from '@jsonresume/schema/schema.json';
import { lossLines } from '@/tools/import/losses';
import { resumeToContent } from '@/tools/import/to-content';
import { cleaned, entryOf } from '@/tools/import/values';

/** The content that is made of a résumé, and the report, both as texts. */
function read(input: unknown) {
  const resume = entryOf(cleaned(input));
  const content = resumeToContent(resume, '2026-11-20');
  return { content, report: lossLines({ resume, leftOut: [] }, content).join('\n') };
}

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

it('each value of a résumé is either in the content, or in a line of the report', () => {
  let count = 0;
  const mark = () => String(++count).padStart(3, '0');
  // `$schema` and `meta` describe the file.
  const { $schema, meta, ...properties } = resumeSchema.properties as Record<string, JsonSchema>;
  const { content, report } = read(filled({ properties }, mark));
  const inContent = JSON.stringify(content);
  const marks = Array.from({ length: count }, (_, index) => String(index + 1).padStart(3, '0'));
  const isIn = (text: string) => (mark: string) => new RegExp(`[#2]${mark}\\b`).test(text);
  expect(marks.filter(isIn(inContent)).length).toBeGreaterThan(90);
  expect(marks.filter(isIn(report)).length).toBeGreaterThan(40);
  expect(marks.filter((mark) => isIn(inContent)(mark) === isIn(report)(mark))).toEqual([]);
});

it('a value that the content has in another place only is in the report', () => {
  const { report } = read({
    basics: { name: 'Ana', nickname: 'Ana' },
    work: [
      { name: 'Reef', position: 'Diver', startDate: '2019', keywords: ['Go'] },
      { name: 'Reef', founded: '2019', keywords: [...Array(30).fill('Rope'), 'Go'] },
    ],
    education: [{ institution: 'IIT', area: 'C', grade: 'C' }],
  });
  expect(report.split('\n')).toEqual([
    expect.stringContaining('basics, nickname: "Ana"'),
    expect.stringContaining('work 2, founded: "2019"'),
    expect.stringContaining('work 2, keywords: "Go"'),
    expect.stringContaining('education 1, grade: "C"'),
  ]);
});

it('entries that do not fit into a list are in the report', () => {
  const location = 'Cebu';
  const work = Array.from({ length: 202 }, (_, index) => ({ name: `Reef ${index}`, location }));
  const { content, report } = read({ work });
  expect(content.experience).toHaveLength(200);
  expect(report.split('\n')).toEqual([
    'not taken over: work 201: "Reef 200", "Cebu" (must have at most 200 entries; it has 201)',
    'not taken over: work 202: "Reef 201", "Cebu" (must have at most 200 entries; it has 201)',
  ]);
});

it('values of files that are left alone are in the report', () => {
  const resume = { basics: { name: 'Ana', email: 'ana@reef.dev' }, skills: ['Go', 'C'] };
  const { skills, owner, ...written } = resumeToContent(resume, '2026-11-20');
  expect(lossLines({ resume, leftOut: [] }, written)).toEqual([
    'not taken over: basics, name: "Ana" (content/owner.ts contains texts of your own)',
    'not taken over: skills: "Go", "C" (content/skills.ts contains texts of your own)',
  ]);
});

/** What a program or a person may write into any field. */
const oddValues = [
  null,
  7,
  {},
  ['a, B', { name: null }],
  `Xyzzy${'W'.repeat(5000)}`,
  'Xyzzy [Xyzzy](https://reef.dev/Xyzzy)',
  [{ Xyzzy: ['Xyzzy', { name: 'Xyzzy' }] }],
  '\u202eXyzzy\u0000',
  'https://a.example/x y',
  'jane..doe@mail.com',
  '2026-02-30',
  'javascript:alert(1)',
  '<p>&nbsp;</p><script>x</script>',
];

it('a résumé with odd values in any fields becomes content that builds, and nothing is lost', () => {
  const { $schema, meta, ...resume } = sample;
  const text = JSON.stringify(resume);
  // Each résumé has odd values in every seventh place. Each place gets each value once.
  const distance = 7;
  for (let run = 0; run < distance * oddValues.length; run += 1) {
    let place = run;
    const input = JSON.parse(text, (key, value) => {
      place += 1;
      if (key === '' || place % distance > 0) return value;
      const odd = oddValues[(place / distance) % oddValues.length];
      return JSON.parse(JSON.stringify(odd).replaceAll('Xyzzy', `Xyzzy${place}-`));
    });
    const { content, report } = read(input);
    const output = JSON.stringify(content) + report;
    const marks = JSON.stringify(input).match(/Xyzzy\d+-/g) ?? [];
    expect(marks.filter((mark) => !output.includes(mark))).toEqual([]);
  }
});

import { cpSync } from 'node:fs';
import type { runCompare as runs } from '@/tools/compare/run';
import { inSeparateProcess } from '../../owner/support/separate-process';
import { enterFolder, makeFolder, writeFiles } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { run } from '../../support/run';

/** A PDF with two lines of text, the number of its page, and a link. */
const pdf = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Annots[6 0 R]
  /Resources<</Font<</F1 5 0 R>>>>>> endobj
4 0 obj <</Length 129>> stream
BT /F1 12 Tf 50 700 Td (Cut costs by 41 percent with Kubernetes) Tj 0 -20 Td (Page 1 of 1) Tj
0 -20 Td (Cut outages from 71 to 1) Tj ET
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
6 0 obj <</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://pdf.example/)>>>> endobj
trailer <</Root 1 0 R>>
`;

const html = `<title>No 50</title><style>.No51 { color: red }</style>
<p>Cut costs by 42&nbsp;% in May<!-- --> <!-- -->2021 with <!-- --><b>Ansible</b>, see <a href="https://html.example">the page</a>.
<ul><li>Terraform<li><img src="No52.png" alt="No 53"></ul>`;

const json = {
  $schema: 'https://schema.example',
  basics: { image: 'https://images.example/56', summary: 'Cut costs\nby 45 %' },
  education: [{ courses: ['Databases', 'compilers'], score: 8.9 }],
};

const files = {
  'old/resume.pdf': pdf,
  'old/notes.TXT': '1. Cut costs by 43 % with Vagrant\n2. Wrote tests\n2 / 3\n',
  'old/linkedin.txt': 'March 2019 - Present (83 years 84 months)\n(87 people)\n  Page 1 of 2\n',
  'old/about.md':
    '# About\n\n![In 1987](me-1988.png) Cut costs by **44 %** with [Nomad](https://md.example).\n',
  'old/page/index.html': html,
  'old/page/links.htm': '<p>I know Pulumi.',
  'old/resume.json': JSON.stringify(json),
  'old/Positions.csv': 'Company Name,Description\nConsul,"Cut costs,\nby 46 %"\n',
  'old/photo.jpg': 'no text',
};

const runCompare = inSeparateProcess<typeof runs>('tools/compare/run.ts', 'runCompare');

let dir: string;

beforeAll(() => {
  dir = makeFolder({ 'package.json': '{"type":"module"}' });
  cpSync('template', dir, { recursive: true });
});

beforeEach(() => {
  writeFiles(dir, files);
  enterFolder(dir);
});

test('npm run compare reads files of each format in a folder, without pictures and markup', async () => {
  const report = await runCompare(['old']);
  expectGolden('compare/forms.txt', `${report.slice(report.indexOf('In the'))}\n`);
});

test('npm run compare prints the report, and without a file how to call it', async () => {
  const runCommand = (args: string[]) => run('tools/compare.ts', args, { cwd: dir });
  expect(await runCommand(['old'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('Compared: numbers'),
  });
  expect(await runCommand([])).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm run compare -- resume.pdf'),
  });
});

test.each([
  ['gone.pdf', '', /^Error: There is no file gone\.pdf\./],
  ['resume.docx', 'PK', /resume\.docx cannot be read\. Save it as PDF/],
  ['damaged.pdf', 'PDF', /damaged\.pdf is damaged/],
  ['damaged.json', '{ "basics": ', /damaged\.json is damaged/],
  ['latin1.txt', Buffer.from('Résumé', 'latin1'), /latin1\.txt is damaged, or not in UTF-8/],
  [
    'scan.pdf',
    pdf.replace(/\(Cut [^)]*\)/g, '()').replace('[6 0 R]', '[]'),
    /scan\.pdf has no text/,
  ],
  ['photos', '', /There is no file to read in photos/],
  ['word', '', /word\/resume\.docx cannot be read\. Save it as PDF/],
])('npm run compare says why it cannot read %s', async (name, content, sentence) => {
  if (name === 'photos') writeFiles(dir, { 'photos/me.jpg': '' });
  else if (name === 'word') writeFiles(dir, { 'word/me.txt': 'Ana', 'word/resume.docx': 'PK' });
  else if (content !== '') writeFiles(dir, { [name]: content });
  await expect(runCompare([name])).rejects.toThrow(sentence);
});

test('npm run compare compares nothing as long as a file of the content cannot be read', async () => {
  const mistake = { 'content/skills.ts': 'export const skills = [' };
  enterFolder(makeFolder({ ...files, 'content/index.ts': "import './skills';", ...mistake }));
  await expect(runCompare(['old'])).rejects.toThrow(/content\/skills\.ts.* cannot be read/);
});

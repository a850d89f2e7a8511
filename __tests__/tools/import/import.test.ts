import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { runImport as runs } from '@/tools/import/run';
import { inSeparateProcess } from '../../owner/support/separate-process';
import { enterFolder, linkPackages, makeFolder, writeFiles } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { run } from '../../support/run';
import { Repository } from '../repository';

const sample = readFileSync(require.resolve('@jsonresume/schema/sample.resume.json'), 'utf8');

let dir: string;

// Each test has a folder with the template's content.
beforeEach(() => {
  dir = makeFolder({
    'package.json': '{"type":"module"}',
    'resume.json': sample,
    'resume.txt': 'Richard Hendriks',
    'damaged.json': '{"basics":',
  });
  cpSync('template/content', path.join(dir, 'content'), { recursive: true });
  linkPackages(dir);
});

/** Runs `npm run import`, which takes a second to start. */
const runCommand = (args: string[], env = process.env) =>
  run('tools/import.ts', args, { cwd: dir, env });

// Content is loaded through tsx, which does not run inside Jest.
const runInOwnProcess = inSeparateProcess<typeof runs>('tools/import/run.ts', 'runImport');

/** Imports a résumé; returns the report. */
function runImport(file = 'resume.json') {
  enterFolder(dir);
  return runInOwnProcess(file);
}

const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const contentFiles = ['site', 'owner', 'projects', 'contact'].map((name) => `content/${name}.ts`);

// In one of these time zones it is another day than in UTC.
const TZ = new Date().getUTCHours() < 11 ? 'Etc/GMT+12' : 'Pacific/Kiritimati';

test('the import turns a résumé into content of today, and prints what is not on the page', async () => {
  const { code, output } = await runCommand(['resume.json'], { ...process.env, TZ });
  expectGolden('import/report.txt', output);
  expect(code).toBe(0);
  expect(read('content/owner.ts')).toContain("  name: 'Richard Hendriks',\n");
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: TZ }).format(new Date());
  expect(read('content/site.ts')).toContain(`  updated: '${today}'\n`);
});

test('the report on a résumé with 25 projects has at most 12 lines', async () => {
  const projects = Array.from({ length: 25 }, (_, index) => ({
    name: `Project ${index + 1}`,
    description: `It won prize ${index + 1} of Harbor Days, with [a page](https://harbor.dev/${index}).`,
    type: 'hackathon',
    entity: `Harbor Days ${index}`,
    startDate: `2021-03-${index + 1}`,
    endDate: `2021-03-${index + 2}`,
    url: `https://harbor.dev/project/${index}`,
    roles: ['Developer'],
    ...(index > 3 && { team: 'Four people', prize: 'Third Prize' }),
  }));
  writeFiles(dir, { 'resume.json': JSON.stringify({ basics: { name: 'Ana Cruz' }, projects }) });
  const lines = (await runImport()).split('\n').filter(Boolean);
  expect(lines).toContain('  projects: team, prize');
  expect(lines).toContain('  resume.json: "prize: Third Prize"');
  expect(lines.length).toBeLessThanOrEqual(12);
});

test('the import writes what a résumé says also against the rules of the content, and names the rule', async () => {
  const work = [{ name: 'Reef', summary: 'Dived. '.repeat(300) }];
  writeFiles(dir, { 'resume.json': JSON.stringify({ basics: { name: 'Ana Cruz' }, work }) });
  expect(await runImport()).toMatch(
    /Correct this.*\n {2}content\/experience\.ts › entry 1 › role: is missing\n {2}content\/experience\.ts › entry 1 › description: .*2099/,
  );
});

test('the import leaves files with texts of the owner alone, and names them', async () => {
  const own = {
    'content/owner.ts': read('content/owner.ts').replace('Juan Dela Cruz', 'Ana Santos'),
    'content/skills.ts': "export const skills = [{ name: 'Rust' }];",
  };
  writeFiles(dir, { ...own, 'content/projects.ts': 'export const projects = [];' });
  const report = await runImport();
  const files = Object.keys(own);
  expect(report).toContain(
    `Left alone, because they contain texts of your own: ${files.join(', ')}\n`,
  );
  expect(files.map(read)).toEqual(Object.values(own));
  expect(report).toMatch(/Written: (?!.*(owner|skills)).*projects\.ts/);
  expect(read('content/projects.ts')).toContain('Miss Direction');
  // The report lists what these files would have contained.
  expect(report).toContain('resume.json: "label: Programmer"');
});

test('the import writes no file that the owner has removed from the content', async () => {
  const index = read('content/index.ts').replace(/.*\b(awards|publications)\b.*\n/g, '');
  writeFiles(dir, { 'content/index.ts': index });
  rmSync(path.join(dir, 'content/awards.ts'));
  rmSync(path.join(dir, 'content/publications.ts'));
  writeFiles(dir, {
    'resume.json': JSON.stringify({ basics: { name: 'Ana Cruz' }, awards: [{ title: 'Pearl' }] }),
  });
  const report = await runImport();
  expect(report).toContain(
    'Left out, because content/index.ts does not list them: content/awards.ts\n',
  );
  expect(existsSync(path.join(dir, 'content/awards.ts'))).toBe(false);
});

const shipped = contentFiles.map((file) => readFileSync(`template/${file}`, 'utf8'));

test('the import writes nothing as long as a file of the content cannot be read', async () => {
  writeFiles(dir, { 'content/skills.ts': 'export const skills = [ { name: "Rust" ' });
  await expect(runImport()).rejects.toThrow(/content\/skills\.ts.* cannot be read/);
  expect(contentFiles.map(read)).toEqual(shipped);
});

test('the import fills a copy only once', async () => {
  await runImport();
  const first = contentFiles.map(read);
  await expect(runImport()).rejects.toThrow(
    'Nothing was written: the files of content/ contain texts of your own, or the résumé has nothing for them.',
  );
  expect(contentFiles.map(read)).toEqual(first);
});

test('git and the linter ignore what owners put next to the project for the import', () => {
  const sources = [
    'resume.json',
    'Lebenslauf.PDF',
    'me.JPG',
    'Basic_LinkedInDataExport_11-22-2026/Profile.csv',
    'Basic_LinkedInDataExport_11-22-2026.zip',
    'moving-in/old-site.html',
  ];
  const kept = ['biome.json', 'package.json', 'content/notes.json', 'public/cv.pdf'];
  const repository = new Repository();
  repository.commit({
    '.gitignore': readFileSync('.gitignore'),
    ...Object.fromEntries(sources.map((file) => [file, '{"basics":{}}'])),
    ...Object.fromEntries(kept.map((file) => [file, '{}\n'])),
    'biome.json': readFileSync('biome.json'),
  });
  expect(repository.git('ls-files').split('\n').sort()).toEqual(['.gitignore', ...kept].sort());
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const options = { cwd: repository.dir, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, [biome, 'ci', '.'], options);
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('resume.json')]);
});

test('a reader that stops early, like `head`, gets no stack trace', async () => {
  const script = path.resolve('tools/import.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, 'resume.json'], { cwd: dir });
  child.stdout.destroy();
  expect(await text(child.stderr)).toBe('');
  expect(read('content/owner.ts')).toContain('Richard Hendriks');
});

test('import, own and doctor report in one sentence that template/ is missing', async () => {
  for (const folder of ['tools', 'scripts', 'lib']) {
    cpSync(folder, path.join(dir, folder), { recursive: true });
  }
  const runCopy = (name: string, ...args: string[]) =>
    run(path.join(dir, `tools/${name}.ts`), args, { cwd: dir });
  const output = expect.stringMatching(/^The folder template\/ is missing\. .*\n$/);
  expect(await runCopy('import', 'resume.json')).toEqual({ code: 1, output });
  expect(await runCopy('own')).toEqual({ code: 1, output });
  expect(await runCopy('doctor', '--strict')).toEqual({ code: 1, output });
});

test.each([
  ['gone.json', 'There is no file gone.json.'],
  ['damaged.json', 'damaged.json is damaged, or not in UTF-8: '],
  ['package.json', 'package.json is not a résumé in JSON Resume format, '],
  ['resume.txt', 'resume.txt is not a résumé in JSON Resume format, '],
])('the import refuses %s with a sentence, and writes nothing', async (file, sentence) => {
  await expect(runImport(file)).rejects.toThrow(sentence);
  expect(contentFiles.map(read)).toEqual(shipped);
});

test.each([
  ['one.json two.json', /^Fills a fresh copy of content\/ /],
  ['--help', /^Fills a fresh copy of content\/ /],
])('the import answers "%s" with a sentence, and writes nothing', async (args, sentence) => {
  const { code, output } = await runCommand(args.split(' '));
  expect(output).toMatch(sentence);
  expect(code).toBe(args === '--help' ? 0 : 1);
  expect(contentFiles.map(read)).toEqual(shipped);
});

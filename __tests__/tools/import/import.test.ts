/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { ImportOptions, runImport as runs } from '@/tools/import/run';
import { plainPicture } from '../../fixtures/plain-picture';
import { inOwnProcess } from '../../owner/support/own-process';
import { enterFolder, makeFolder, writeFiles } from '../../support/folder';
import { run } from '../../support/run';
import { Repository } from '../repository';
import { startGithub } from './github-server';

// Fills a folder with the template's content.

const sample = readFileSync(require.resolve('@jsonresume/schema/sample.resume.json'), 'utf8');

const photo = plainPicture(900, 1100).jpeg().toBuffer();

let dir: string;

beforeEach(async () => {
  dir = makeFolder({
    'package.json': '{"type":"module"}',
    'resume.json': sample,
    'me.JPG': await photo,
    'half.jpg': (await photo).subarray(0, 2000),
    'public/images/from-template.png': readFileSync('template/public/images/arkha.png'),
    'public/images/mine.jpg': await photo,
  });
  cpSync('template/content', path.join(dir, 'content'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
});

/** Runs `npm run import`, which takes a second to start. */
const runCommand = (args: string[], env: Record<string, string> = {}) =>
  run('tools/import.ts', args, { cwd: dir, env: { ...process.env, ...env } });

// Content is loaded through tsx, which does not run inside Jest.
const runInOwnProcess = inOwnProcess<typeof runs>('tools/import/run.ts', 'runImport');

/** Imports the résumé; returns the report. */
function runImport(options: Partial<ImportOptions> = {}) {
  enterFolder(dir);
  return runInOwnProcess({ file: 'resume.json', ...options });
}

const has = (file: string) => existsSync(path.join(dir, file));
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const contentFiles = ['site', 'owner', 'projects', 'contact'].map((name) => `content/${name}.ts`);

test('turns a résumé, an account and a photo into content, and prints what is left to do', async () => {
  const { url, tokens, close } = await startGithub();
  const env = { GITHUB_API_URL: url, GITHUB_TOKEN: 'secret-token' };
  const args = ['resume.json', 'github:ana', '--photo', 'me.JPG'];
  const { code, output } = await runCommand(args, env);
  close();
  expect(output).toContain('Written: content/site.ts');
  expect(code).toBe(0);
  expect(new Set(tokens)).toEqual(new Set(['Bearer secret-token']));
  expect([output, ...contentFiles.map(read)].join()).not.toContain('secret-token');
  expect(read('content/projects.ts')).toContain("title: 'parcel-tracker'");
  expect(read('content/owner.ts')).toContain("  name: 'Richard Hendriks',\n");
  expect(read('content/owner.ts')).toMatch(
    /src: '\/images\/portrait-of-owner\.jpg',\s+alt: 'Richard Hendriks'/,
  );
  expect(readFileSync(path.join(dir, 'public/images/portrait-of-owner.jpg'))).toEqual(await photo);
  expect(output).toContain('\n  not taken over: interests: "Wildlife", ');
  // Pictures of the template are deleted, the owner's are kept.
  expect(output).toContain('Removed from public/: the template’s pictures (1)');
  expect(has('public/images/from-template.png')).toBe(false);
  expect(has('public/images/mine.jpg')).toBe(true);
});

test('leaves files with texts of the owner alone, and names them', async () => {
  const own = {
    'content/owner.ts': read('content/owner.ts').replace('Juan Dela Cruz', 'Ana Santos'),
    'content/skills.ts': "export const skills = [{ name: 'Rust' }];",
  };
  writeFiles(dir, { ...own, 'content/projects.ts': 'export const projects = [];' });
  const report = await runImport({ photo: 'me.JPG' });
  const files = Object.keys(own);
  expect(report).toContain(
    `Left alone, because they contain texts of your own: ${files.join(', ')}\n`,
  );
  expect(files.map(read)).toEqual(Object.values(own));
  expect(report).toMatch(/Written: (?!.*(owner|skills)).*projects\.ts/);
  expect(read('content/projects.ts')).toContain('Miss Direction');
  expect(read('content/awards.ts')).toContain('Digital Compression Pioneer Award');
  // What these files would have contained is not lost without a line.
  const reason = '(content/owner.ts contains texts of your own)';
  expect(report).toContain(`not taken over: basics, name: "Richard Hendriks" ${reason}`);
  expect(report).toMatch(/not taken over: skills: "HTML".* \(content\/skills\.ts contains texts/);
  expect(report).toMatch(/not taken over: photo: "me\.JPG" \(content\/owner\.ts contains texts/);
  expect(has('public/images/portrait-of-owner.jpg')).toBe(false);
});

test('writes nothing while a file of the content cannot be read, and names the mistake', async () => {
  writeFiles(dir, { 'content/skills.ts': 'export const skills = [ { name: "Rust" ' });
  await expect(runImport()).rejects.toThrow(/content\/skills\.ts, line 1: cannot be read; /);
  expect(read('content/owner.ts')).toContain('Juan Dela Cruz');
});

test('keeps pictures of the template that a file of the owner shows', async () => {
  const about = read('content/about.ts').replace(/src: '.*?'/, "src: '/images/from-template.png'");
  writeFiles(dir, { 'content/about.ts': about });
  expect(await runImport()).not.toContain('Removed from public/');
  expect(has('public/images/from-template.png')).toBe(true);
});

test('fills a copy only once', async () => {
  await runImport();
  const first = contentFiles.map(read);
  await expect(runImport({ photo: 'me.JPG' })).rejects.toThrow(
    'Nothing was written, because all files of content/ contain texts of your own.',
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

test('import and doctor report in one sentence that template/ is missing', async () => {
  for (const folder of ['tools', 'scripts', 'lib']) {
    cpSync(folder, path.join(dir, folder), { recursive: true });
  }
  const runCopy = (name: string, argument: string) =>
    run(path.join(dir, `tools/${name}.ts`), [argument], { cwd: dir });
  const output = expect.stringMatching(/^The folder template\/ is missing\. .*\n$/);
  expect(await runCopy('import', 'resume.json')).toEqual({ code: 1, output });
  expect(await runCopy('doctor', '--strict')).toEqual({ code: 2, output });
});

test('reports in one sentence that a folder cannot be written', async () => {
  rmSync(path.join(dir, 'public/images'), { recursive: true });
  writeFileSync(path.join(dir, 'public/images'), 'a file');
  const { code, output } = await runCommand(['resume.json', '--photo', 'me.JPG']);
  expect(output).toMatch(/^\S+images cannot be written: a file is in the place of a folder\.\n$/);
  expect(code).toBe(1);
});

const shipped = contentFiles.map((file) => readFileSync(`template/${file}`, 'utf8'));

test.each([
  ['me.png', /The photo me\.png cannot be read: there is no such file\.$/],
  ['half.jpg', /The photo half\.jpg is damaged or no picture; /],
  ['package.json', /The photo package\.json is damaged or no picture; /],
])('the photo %s is refused with a sentence, and nothing is written', async (photo, sentence) => {
  await expect(runImport({ photo })).rejects.toThrow(sentence);
  expect(contentFiles.map(read)).toEqual(shipped);
});

test.each([
  ['one.json two.json', /^The import reads one résumé at a time, not one\.json and two\.json\.\n$/],
  ['github:ana github:ben', /^The import reads one account at a time, not ana and ben\.\n$/],
  [
    'https://www.linkedin.com/in/ana',
    /^The import reads files, and GitHub accounts as github:NAME\. /,
  ],
  ['resume.json --force', /^Fills a fresh copy of content\/ /],
  ['--help', /^Fills a fresh copy of content\/ /],
])('answers "%s" with a sentence, and writes nothing', async (args, sentence) => {
  const { code, output } = await runCommand(args.split(' '));
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/\n\s+at /);
  expect(code).toBe(args === '--help' ? 0 : 1);
  expect(contentFiles.map(read)).toEqual(shipped);
});

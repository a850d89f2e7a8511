/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { markPlaceholder } from '@/lib/content/placeholder';
import placeholder from '@/lib/content/placeholder-content.json';
import type { Content } from '@/lib/content/schema';
import { contentFiles, copySite, run } from '@/scripts/test/site-copy';

// `npm run import` as an owner runs it, in a copy of the site that holds the template's content.

const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
const template = contentFiles(placeholder as unknown as Content);
const sample = readFileSync(resolve('@jsonresume/schema/sample.resume.json'), 'utf8');

let dir: string;
let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({ create: { width: 900, height: 1100, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
});

beforeEach(async () => {
  dir = await copySite('import', {
    files: {
      ...template,
      'resume.json': sample,
      'me.JPG': photo,
      'public/images/from-template.png': markPlaceholder(await sharp(photo).png().toBuffer()),
      'public/images/mine.png': await sharp(photo).png().toBuffer(),
    },
  });
});

const runImport = (...args: string[]) =>
  run(resolve('tsx/cli'), ['scripts/import.ts', ...args], { cwd: dir });
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const write = (file: string, text: string | Buffer) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
};
const unchanged = () =>
  Object.entries(template).filter(([file, text]) => read(file) !== text).length === 0;

test('a résumé and a photo become content, formatted; what is left to do is said', async () => {
  const { code, output } = await runImport('resume.json', '--photo', 'me.JPG');
  expect(output).toContain('Written: content/site.ts');
  expect(code).toBe(0);
  expect(read('content/owner.ts')).toContain("  name: 'Richard Hendriks',\n");
  expect(read('content/owner.ts')).toContain("src: '/images/portrait-of-owner.jpg'");
  expect(readFileSync(path.join(dir, 'public/images/portrait-of-owner.jpg'))).toEqual(photo);
  expect(output).toContain('publications[0].name: "Video compression for 3d media" and 4 more');
  expect(output).toContain('Still missing:\n  content/projects.ts: pictures of your projects');
  expect(output).not.toContain('a portrait');
  // What came with the template goes, what an owner has put there stays.
  expect(output).toMatch(/Removed from public\/images: .*from-template\.png/);
  expect(existsSync(path.join(dir, 'public/images/from-template.png'))).toBe(false);
  expect(existsSync(path.join(dir, 'public/images/mine.png'))).toBe(true);

  // A second time, all of it is the owner's.
  const again = await runImport('resume.json');
  expect(again.code).toBe(1);
  expect(again.output).toMatch(/^Nothing was written, .*: content\/site\.ts, content\/owner\.ts, /);
});

test('an owner’s own texts are overwritten with --force only, and named before', async () => {
  const own = template['content/owner.ts']?.replace('Juan Dela Cruz', 'Ana Santos') ?? '';
  const damaged = 'export const skills = [ { name: "Rust" ';
  write('content/owner.ts', own);
  write('content/skills.ts', damaged);
  const { code, output } = await runImport('resume.json', '--photo', 'me.JPG');
  expect(output).toBe(
    'Nothing was written, because these hold texts of your own: content/owner.ts, content/skills.ts. With --force they are overwritten.\n',
  );
  expect(code).toBe(1);
  expect([read('content/owner.ts'), read('content/skills.ts')]).toEqual([own, damaged]);
  expect(existsSync(path.join(dir, 'public/images/portrait-of-owner.jpg'))).toBe(false);

  expect((await runImport('resume.json', '--force')).code).toBe(0);
  expect(read('content/owner.ts')).toContain('Richard Hendriks');
  expect(read('content/skills.ts')).not.toContain('Rust');
});

test('every mistake gets one sentence, and nothing is written', async () => {
  write('broken.json', sample.slice(0, 900));
  write('other.json', '{"name": "portfolio", "version": "1.0.0"}');
  write('list.json', '[1, 2]');
  write('empty.json', '');
  write('half.zip', 'PK\x03\x04');
  write('note.jpg', 'not a picture');
  const mistakes: [args: string[], sentence: RegExp | string][] = [
    [['nowhere.json'], 'There is no file nowhere.json.'],
    [['public'], /^public cannot be read \(EISDIR\)\.$/],
    [['broken.json'], 'broken.json is neither JSON nor a ZIP archive, or it is damaged.'],
    [['empty.json'], 'empty.json is neither JSON nor a ZIP archive, or it is damaged.'],
    [['other.json'], 'other.json is no résumé in the JSON Resume form: it has no "basics".'],
    [['list.json'], 'list.json is no résumé in the JSON Resume form: it has no "basics".'],
    [['half.zip'], 'The file is damaged or no ZIP archive.'],
    [['resume.json', '--photo', 'gone.jpg'], 'There is no photo gone.jpg.'],
    [['resume.json', '--photo', 'note.jpg'], /^The photo note\.jpg is damaged or no picture; /],
    [[], /^Write: npm run import -- resume\.json/],
    [['resume.json', 'more.json'], /^Write: npm run import/],
    [['resume.json', '--phto', 'me.JPG'], /^Write: npm run import/],
  ];
  for (const [args, sentence] of mistakes) {
    const { code, output } = await runImport(...args);
    expect(output.trim()).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
    expect([args, code, output.trim().split('\n').length]).toEqual([args, 1, 1]);
  }
  expect(unchanged()).toBe(true);
});

test('a résumé saved in UTF-16 is read', async () => {
  write('utf16.json', Buffer.from(`\ufeff${sample}`, 'utf16le'));
  expect((await runImport('utf16.json')).code).toBe(0);
  expect(read('content/owner.ts')).toContain('Richard Hendriks');
});

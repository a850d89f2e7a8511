/** @jest-environment node */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { markPlaceholder, templateContent } from '@/lib/content/template';
import { contentFiles, copySite, run } from '@/scripts/test/site-copy';

// `npm run import` as an owner runs it, in a copy of the site that holds the template's content.

const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
const template = contentFiles(templateContent);
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
      'biome.json': readFileSync('biome.json'),
      '.gitignore': '.tmp\n',
      'me.JPG': photo,
      'public/images/from-template.png': markPlaceholder(await sharp(photo).png().toBuffer()),
      'public/images/mine.png': await sharp(photo).png().toBuffer(),
    },
  });
});

const runImport = (...args: string[]) =>
  run(resolve('tsx/cli'), ['scripts/import.ts', ...args], { cwd: dir });
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(dir, file), text);
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

test('a mistake ends it with its sentence alone, and nothing is written', async () => {
  const { code, output } = await runImport('nowhere.json');
  expect({ code, output }).toEqual({ code: 1, output: 'There is no file nowhere.json.\n' });
  expect(unchanged()).toBe(true);
});

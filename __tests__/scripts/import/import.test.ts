/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { makeFolder } from '../../support/folder';
import { startGithub } from './github-server';

// `npm run import` as an owner runs it, in a folder that holds the template's content.

const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
const sample = readFileSync(resolve('@jsonresume/schema/sample.resume.json'), 'utf8');
const script = path.resolve('scripts/import.ts');

let dir: string;
let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({ create: { width: 900, height: 1100, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
});

beforeEach(async () => {
  dir = makeFolder({
    'package.json': '{}',
    'resume.json': sample,
    'me.JPG': photo,
    'public/images/from-template.png': readFileSync('template/public/images/arkha.png'),
    'public/images/mine.png': await sharp(photo).png().toBuffer(),
  });
  cpSync('template/content', path.join(dir, 'content'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
});

function runImport(args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string }>((done) => {
    const options = { cwd: dir, env: { ...process.env, ...env } };
    const child = execFile(process.execPath, [resolve('tsx/cli'), script, ...args], options);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('close', (code) => done({ code: code ?? -1, output }));
  });
}

const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(dir, file), text);
const isUnchanged = () =>
  ['site', 'owner', 'projects', 'contact'].every(
    (name) => read(`content/${name}.ts`) === readFileSync(`template/content/${name}.ts`, 'utf8'),
  );

test('a résumé and a photo become content; what is left to do is said', async () => {
  const { code, output } = await runImport(['resume.json', '--photo', 'me.JPG']);
  expect(output).toContain('Written: content/site.ts');
  expect(code).toBe(0);
  expect(read('content/owner.ts')).toContain("  name: 'Richard Hendriks',\n");
  expect(read('content/owner.ts')).toContain("src: '/images/portrait-of-owner.jpg'");
  expect(readFileSync(path.join(dir, 'public/images/portrait-of-owner.jpg'))).toEqual(photo);
  expect(output).toContain('publications[0].name: "Video compression for 3d media"');
  expect(output).toContain('Still missing:\n');
  expect(output).not.toContain('a portrait');
  // What came with the template goes, what an owner has put there stays.
  expect(output).toContain('Removed from public/: the template’s pictures (1)');
  expect(existsSync(path.join(dir, 'public/images/from-template.png'))).toBe(false);
  expect(existsSync(path.join(dir, 'public/images/mine.png'))).toBe(true);

  // A second time, all of it is the owner's.
  const again = await runImport(['resume.json']);
  expect(again.code).toBe(1);
  expect(again.output).toMatch(/^Nothing was written, .*: content\/site\.ts, content\/owner\.ts, /);
});

test('an owner’s own texts are overwritten with --force only, and named before', async () => {
  const own = read('content/owner.ts').replace('Juan Dela Cruz', 'Ana Santos');
  const damaged = 'export const skills = [ { name: "Rust" ';
  write('content/owner.ts', own);
  write('content/skills.ts', damaged);
  const { code, output } = await runImport(['resume.json', '--photo', 'me.JPG']);
  expect(output).toBe(
    'Nothing was written, because these hold texts of your own: content/owner.ts, content/skills.ts. Use --force to overwrite them.\n',
  );
  expect(code).toBe(1);
  expect([read('content/owner.ts'), read('content/skills.ts')]).toEqual([own, damaged]);
  expect(existsSync(path.join(dir, 'public/images/portrait-of-owner.jpg'))).toBe(false);

  expect((await runImport(['resume.json', '--force'])).code).toBe(0);
  expect(read('content/owner.ts')).toContain('Richard Hendriks');
  expect(read('content/skills.ts')).not.toContain('Rust');
});

test('GitHub adds its projects to a résumé; the token is written nowhere', async () => {
  const { url, asked, close } = await startGithub();
  const env = { GITHUB_API_URL: url, GITHUB_TOKEN: 'secret-token' };
  const { code, output } = await runImport(['resume.json', 'github:ana'], env);
  close();
  expect(code).toBe(0);
  expect(asked.every(({ authorization }) => authorization === 'Bearer secret-token')).toBe(true);
  expect(output).toContain('github:ana: taken as projects: parcel-tracker');
  expect(read('content/owner.ts')).toContain('Richard Hendriks');
  expect(read('content/projects.ts')).toContain("title: 'Parcel tracker'");
  const files = ['site', 'owner', 'projects', 'contact'].map((name) => read(`content/${name}.ts`));
  expect([output, ...files].join()).not.toContain('secret-token');
});

test.each([
  [['nowhere.json'], 'nowhere.json is not there or cannot be read.\n'],
  [['resume.json', '--photo', 'resume.json'], /^The photo resume\.json is missing, damaged or /],
  [['github:nobody'], 'GitHub cannot be reached. Check your connection and try again.\n'],
  [['one.json', 'two.json'], /^Fills content\/ from a résumé/],
  [['one.json', '--phto', 'me.jpg'], /^Fills content\/ from a résumé/],
])(
  'the mistake in %j ends it with a sentence or the usage, and writes nothing',
  async (args, said) => {
    // Nothing listens on port 9 of this machine.
    const { code, output } = await runImport(args, { GITHUB_API_URL: 'http://127.0.0.1:9' });
    expect(output).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
    expect(code).toBe(1);
    expect(isUnchanged()).toBe(true);
  },
);

test('--help says how to use it', async () => {
  const { code, output } = await runImport(['--help']);
  expect(output).toContain('npm run import -- resume.json github:NAME');
  expect(code).toBe(0);
});

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { contentFileTexts, indexFileText } from '@/__tests__/sites/content-file-texts';
import { faultLine } from '@/lib/faults/fault';
import type * as build from '@/scripts/build/steps';
import type * as preparation from '@/scripts/support/checked-project';
import { readyToPublish } from '../../contents/minimal';
import { changed } from '../../support/changes';
import { enterFolder, makeFolder, writeFiles } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { outside } from '../../support/outside';
import { plainPicture } from '../../support/plain-picture';

/** Imports a script that may change the environment variables, which end with the test. */
function importScript<Script>(file: string, siteUrl = '') {
  const env = { ...outside.process.env, SITE_URL: siteUrl };
  jest.replaceProperty(outside.process, 'env', env);
  return outside.importModule<Script>(`scripts/${file}`);
}

const importBuild = () => importScript<typeof build>('build/steps.ts');

async function check(siteUrl = '') {
  const file = 'support/checked-project.ts';
  const { checkedProject } = await importScript<typeof preparation>(file, siteUrl);
  const { faults, images } = await checkedProject();
  return { faults: faults.map(faultLine), pictures: images.map(({ fallback }) => fallback).join() };
}

const picture = { src: 'kelp.png', alt: 'A list of kelp' };

const content = changed(readyToPublish(), {
  owner: { availability: 'From June' },
  about: { photo: { src: 'reef.png', alt: 'A reef' } },
  // Without a picture, a skill has the logo of its name.
  skills: [{ name: 'React' }],
  projects: [{ title: 'Kelp', image: picture }],
  look: { hues: { link: 260 } },
});

let files: Parameters<typeof makeFolder>[0] = {};
beforeAll(async () => {
  files = {
    ...contentFileTexts(content),
    'content/index.ts': indexFileText('content', content),
    'package.json': readFileSync('package.json'),
    'content/pictures/kelp.png': await plainPicture(64, 40, '#357').png().toBuffer(),
    'content/pictures/reef.png': await plainPicture(64, 40, '#753').png().toBuffer(),
  };
});
beforeEach(() => enterFolder(makeFolder(files)));

const read = (file: string) => readFileSync(file, 'utf8');
const edit = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from);
  writeFileSync(file, read(file).replace(from, to));
};

test('the check reports faults of settings, files and fields together', async () => {
  edit('content/projects.ts', '"title"', '"titel"');
  edit('content/site.ts', '"language": "en"', '"language": "is"');
  edit('content/owner.ts', '"name": "Maria', '"name": "Mar\u00eda');
  writeFileSync('content/owner.ts', Buffer.from(read('content/owner.ts'), 'latin1'));
  for (const file of ['index.html', '404.html', 'icons.svg', 'index.txt']) {
    writeFiles('.', { [`public/${file}`]: '' });
  }
  const { faults } = await check('juan.example');
  expectGolden('faults-before-build.txt', faults);
});

test('a mistake in the syntax is shown as esbuild shows it, with file and line', async () => {
  edit('content/skills.ts', '"React"', '"React');
  await expect(check()).rejects.toThrow(/content\/skills\.ts:5:\d+: ERROR: Unterminated string/);
});

test('a missing export is named', async () => {
  edit('content/skills.ts', 'export const skills', 'const skills');
  writeFileSync('content/skills.ts', `${read('content/skills.ts')}export default skills;`);
  await expect(check()).rejects.toThrow("'./skills' does not provide an export named 'skills'");
  writeFileSync('content/index.ts', 'export const translations = {};');
  await expect(check()).rejects.toThrow('content/index.ts: write: export const content = …');
});

test('only the optional files may be missing, and none is written', async () => {
  for (const name of ['education', 'certificates', 'publications', 'awards', 'look']) {
    rmSync(`content/${name}.ts`);
    edit('content/index.ts', `import { ${name} } from './${name}';\n`, '');
    edit('content/index.ts', `, ${name}`, '');
  }
  const files = readdirSync('content');
  expect((await check()).faults).toEqual([]);
  expect(readdirSync('content')).toEqual(files);
});

test('a build names missing letters', async () => {
  edit('content/owner.ts', 'From June', 'From 🦀 June');
  const printed = jest.spyOn(outside.console, 'log').mockImplementation();
  const { beforeBuild } = await importBuild();
  await beforeBuild();
  expectGolden('notes-before-build.txt', printed.mock.calls.flat());
});

test('the check prepares the pictures of the sections that the page has', async () => {
  expect((await check()).pictures).toContain('kelp-');
  edit('content/look.ts', '"hues"', '"sections": ["skills", "about"], "hues"');
  const { pictures } = await check();
  expect(pictures).not.toContain('kelp-');
  expect(pictures).toMatch(/reef-.*react-/);
});

test('a build with a mistake ends with status 1 before Next compiles, prints plain lines, and empties out/', async () => {
  edit('content/site.ts', '"language": "en"', '"language": "is"');
  writeFiles('.', { 'out/index.html': 'An earlier build' });
  const error = jest.spyOn(outside.console, 'error').mockImplementation();
  jest.spyOn(outside.process, 'exit').mockImplementation((code) => {
    throw new Error(`The process ends with status ${code}.`);
  });
  const { beforeBuild } = await importBuild();
  await expect(beforeBuild()).rejects.toThrow('status 1');
  const printed = error.mock.calls.join();
  expect(printed).toMatch(/^\nThe site was not built:\n\n {2}content\//);
  expect(printed).not.toMatch(/\n\s+at /);
  expect(readdirSync('out')).toEqual([]);
});

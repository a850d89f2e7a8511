import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { copySite } from '@/__tests__/sites/site-copy';
import { findModuleFile } from '@/lib/files/project-require';
import { environmentFaults } from '@/lib/site/environment-faults';
import type { beforeBuild as before } from '@/scripts/build/before-build';
import type { siteFaultsAndNotes as check } from '../../support/check-site';
import { enterFolder, makeFolder } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { inSeparateProcess } from '../../support/separate-process';

// Content is loaded through tsx, which does not run inside Jest.
const siteFaultsAndNotes = inSeparateProcess<typeof check>(
  '__tests__/support/check-site.ts',
  'siteFaultsAndNotes',
);
const beforeBuild = inSeparateProcess<typeof before>(
  'scripts/build/before-build.ts',
  'beforeBuild',
);

test('the environment variables are an address without a path, and a path', () => {
  const accepted: Record<string, string>[] = [
    {},
    { SITE_URL: '', BASE_PATH: '' },
    { SITE_URL: 'https://juan.example/', BASE_PATH: 'portfolio' },
    { SITE_URL: 'http://localhost:3000', BASE_PATH: '/my-site/v1.2/' },
  ];
  expect(accepted.flatMap(environmentFaults)).toEqual([]);
  const refused = [
    ['SITE_URL', 'juan.example'],
    ['SITE_URL', 'ftp://juan.example'],
    ['SITE_URL', 'https://juan.example/me'],
    ['SITE_URL', 'https://juan.example/?me'],
    ['BASE_PATH', '/my site'],
    ['BASE_PATH', 'https://juan.example/me'],
    ['BASE_PATH', '/../me'],
    ['BASE_PATH', 'C:/Program Files/Git/portfolio'],
  ].map(([file = '', value = '']) => ({ place: { file }, value }));
  const rule = expect.stringMatching(/^must be/);
  expect(refused.flatMap(({ place, value }) => environmentFaults({ [place.file]: value }))).toEqual(
    refused.map((fault) => ({ ...fault, rule, severity: 'wrong' })),
  );
});

describe('before the build', () => {
  let dir = '';
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const write = (file: string, text: string | Buffer) => writeFileSync(path.join(dir, file), text);
  const edit = (file: string, from: string, to: string) => {
    expect(read(file)).toContain(from);
    write(file, read(file).replace(from, to));
  };

  const checkSite = (siteUrl = '') => siteFaultsAndNotes(siteUrl);

  beforeAll(async () => {
    dir = await copySite('check-site');
  });
  beforeEach(() => {
    for (const folder of ['content', 'public']) rmSync(path.join(dir, folder), { recursive: true });
    cpSync('sample', dir, { recursive: true });
    enterFolder(dir);
  });

  /** What an owner does to the template; the golden file has the sentences about it. */
  const mistakes: Record<string, () => void> = {
    'a text without quotes': () => edit('content/skills.ts', "'React'", 'React'),
    'a conflict of git': () => edit('content/skills.ts', '  {', '<<<<<<< HEAD\n  {'),
    'an import of nothing': () =>
      edit('content/skills.ts', 'export const', "import './de';\nexport const"),
    'no index': () => rmSync(path.join(dir, 'content/index.ts')),
    'an index without content': () => edit('content/index.ts', 'const content', 'const myContent'),
    'another name': () => edit('content/skills.ts', 'const skills', 'const mySkills'),
    'a missing comma in own words': () => {
      write('content/de.ts', "export const de = {\n  newTab: 'neuer Tab'\n  home: {},\n};\n");
      edit('content/site.ts', 'export const', "import { de } from './de';\nexport const");
      edit('content/site.ts', "language: 'en'", "language: 'de', words: de");
    },
    'files in latin1': () => saveIn('latin1'),
    'files in utf16le': () => saveIn('utf16le'),
    'a missing file': () => rmSync(path.join(dir, 'content/skills.ts')),
    'a misspelled file': () =>
      renameSync(path.join(dir, 'content/skills.ts'), path.join(dir, 'content/Skils.ts')),
    'languages without site.ts, with an own look, and in a folder of another language': () => {
      addLanguage('de', '{ site }');
      edit('content/de/site.ts', "language: 'en'", "language: 'es-MX'");
      addLanguage('es', '{}');
      addLanguage('fil', '{ look: {}, site }');
      addLanguage('spanish', '{ site }');
      edit('content/fil/site.ts', "language: 'en'", "language: 'fil-PH'");
      edit('content/spanish/site.ts', "language: 'en'", "language: 'es'");
    },
    'files in the place of pages': () => {
      addLanguage('es', '{ site }');
      edit('content/es/site.ts', "language: 'en'", "language: 'es'");
      for (const folder of ['es', 'second-language', 'talk']) {
        mkdirSync(path.join(dir, 'public', folder));
      }
      const pages = ['index.html', 'es/index.html', 'second-language/a.html', 'talk/index.html'];
      for (const file of [...pages, '404.html', '_not-found.html']) {
        write(`public/${file}`, '<h1>My own page</h1>');
      }
    },
    'an SVG with an extension in capitals': () => write('public/map.SVG', '<svg/>'),
  };
  /** @param exported the content of the language; it may contain `site` */
  const addLanguage = (folder: string, exported: string) => {
    mkdirSync(path.join(dir, 'content', folder));
    const isWithSite = exported.includes('site');
    if (isWithSite) write(`content/${folder}/site.ts`, read('content/site.ts'));
    const imported = isWithSite ? "import { site } from './site';\n" : '';
    write(`content/${folder}/index.ts`, `${imported}export const ${folder} = ${exported};\n`);
    const importLine = `import { ${folder} } from './${folder}/index';`;
    edit('content/index.ts', 'export const content', `${importLine}\nexport const content`);
    edit('content/index.ts', 'translations = {', `translations = { ${folder},`);
  };
  const saveIn = (encoding: 'latin1' | 'utf16le') => {
    write('content/skills.ts', Buffer.from(`\ufeff${read('content/skills.ts')}// é`, encoding));
    write('content/de.ts', Buffer.from("export const de = { newTab: 'ä' };", 'latin1'));
    edit('content/site.ts', 'export const', "import { de } from './de';\nexport const");
  };

  test.each(Object.keys(mistakes))('the check reports %s with a sentence', async (name) => {
    mistakes[name]?.();
    const { faults } = await checkSite();
    expectGolden(`faults/${name.replace(/[ ,.]+/g, '-')}.txt`, `${faults.join('\n')}\n`);
  });

  test('the check reports faults of settings, files, fields and pictures together', async () => {
    edit('content/projects.ts', "title: 'Arkha'", "titel: 'Arkha'");
    edit('content/site.ts', "language: 'en'", "language: 'nl'");
    write('public/images/drawer.webp', 'no picture');
    const { faults } = await checkSite('juan.example');
    const file = 'faults/settings-files-fields-and-pictures-together.txt';
    expectGolden(file, `${faults.join('\n')}\n`);
  });

  test('only the optional files may be missing, and none is written', async () => {
    for (const name of ['education', 'certificates', 'publications', 'awards', 'look']) {
      rmSync(path.join(dir, `content/${name}.ts`));
      edit('content/index.ts', `import { ${name} } from './${name}';\n`, '');
      edit('content/index.ts', `  ${name},\n`, '');
    }
    const files = readdirSync(path.join(dir, 'content'));
    expect((await checkSite()).faults).toEqual([]);
    expect(readdirSync(path.join(dir, 'content'))).toEqual(files);
  });

  test('the check reports content that no index imports, and no draft', async () => {
    for (const folder of ['es', 'drafts']) mkdirSync(path.join(dir, 'content', folder));
    for (const name of ['awards', 'publications']) edit('content/index.ts', `  ${name},\n`, '');
    edit('content/index.ts', "import { publications } from './publications';\n", '');
    write('content/es/site.ts', read('content/site.ts'));
    for (const name of ['drafts/projects.ts', 'de.md', 'notes.ts']) write(`content/${name}`, '');
    const { faults } = await checkSite();
    expectGolden('faults/forgotten-files.txt', `${faults.join('\n')}\n`);
  });

  test('the check reports no helper that content imports', async () => {
    addLanguage('es', '{ site }');
    edit('content/es/site.ts', "language: 'en'", "language: 'es', words");
    edit('content/es/site.ts', 'export const', "import { words } from './words';\nexport const");
    write('content/es/words.ts', "export const words = { newTab: 'pestaña nueva' };\n");
    mkdirSync(path.join(dir, 'content/work'));
    renameSync(path.join(dir, 'content/projects.ts'), path.join(dir, 'content/work/projects.ts'));
    write('content/work/index.ts', "export { projects } from './projects';\n");
    write('content/projects.ts', "export { projects } from './work/index';\n");
    expect((await checkSite()).faults).toEqual([]);
  });

  // An owner may have installed the font.
  const testWithoutFont = findModuleFile('@expo-google-fonts/noto-sans-jp') ? test.skip : test;

  testWithoutFont(
    'the check reports letters that the CV cannot show, with what to install',
    async () => {
      edit('content/owner.ts', "name: '", "name: '李小龍 ");
      expect((await checkSite()).notes.join()).toMatch(
        /cv\.pdf: no .* has 李 小 龍, .*noto-sans-jp/,
      );
    },
  );

  test('the check counts the pictures, and deletes encoded files of pictures that are no longer used', async () => {
    expect((await checkSite()).notes.join()).toContain('Pictures: 10 ready');
    const files = () => readdirSync(path.join(dir, '.next/cache/pictures')).join();
    expect(files()).toContain('arkha-');
    edit('content/projects.ts', "title: 'Arkha',", "title: 'Arkha'");
    await checkSite();
    expect(files()).toContain('arkha-');
    edit('content/projects.ts', "title: 'Arkha'", "title: 'Arkha',");
    edit('content/projects.ts', '/images/arkha.png', '/images/devpulse.png');
    await checkSite();
    expect(files()).not.toContain('arkha-');
    expect(files()).toContain('devpulse-');
    edit('content/look.ts', 'hues:', "sections: ['skills', 'about', 'experience'],\n  hues:");
    await checkSite();
    expect(files()).not.toContain('devpulse-');
    expect(files()).toContain('drawer-');
    edit('content/look.ts', "['skills', 'about', 'experience']", '[]');
    write(
      'content/owner.ts',
      read('content/owner.ts').replace(/ {2}portrait: \{.*?\n {2}\},\n/s, ''),
    );
    await checkSite();
    expect(files()).toBe('');
    expect(readdirSync(path.join(dir, 'public/images'))).toContain('arkha.png');
  });
});

test('a build with a mistake ends with status 1 before Next compiles, and prints plain lines', async () => {
  enterFolder(makeFolder({}));
  const error = await beforeBuild().catch(String);
  expect(error).toMatch(
    /ended its process with status 1:\n\nThe site was not built:\n\n {2}content\//,
  );
  expect(error).not.toMatch(/\n\s+at /);
});

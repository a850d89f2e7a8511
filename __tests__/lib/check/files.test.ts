import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { faultLine } from '@/lib/check/fault';
import { publicFileFaults } from '@/lib/check/public-file-faults';
import { minimalContent } from '../../contents/minimal';
import { changed } from '../../support/changes';
import { checkContent } from '../../support/check-content';
import { enterFolder, makeFolder } from '../../support/folder';

/** What a portrait is called, with these files in `content/pictures/`. */
function rulesFor(src: string, files: readonly string[]): string[] {
  enterFolder(
    makeFolder(Object.fromEntries(files.map((file) => [`content/pictures/${file}`, '']))),
  );
  const owner = { portrait: { src, alt: 'Me' } };
  return checkContent({ '': changed(minimalContent, { owner }) }).faults.map(({ rule }) => rule);
}

const pngs = (count: number) => Array.from({ length: count }, (_, index) => `${index}.png`);

const noFile = 'there is no such file in content/pictures/';

test.each([
  ['Me.png', ['me.png', 'logos/a.PNG', 'me.jpg'], '; it has logos/a.PNG, me.png'],
  ['me.png', ['old/me.png'], '; it has old/me.png'],
  ['me.png', ['me.jpg'], ''],
  ['me.png', pngs(10), `; it has ${pngs(10).join(', ')}`],
  ['me.png', pngs(11), ''],
])(
  'a picture named %j that is not there is a fault, which names files like it',
  (src, files, named) => {
    expect(rulesFor(src, files)).toEqual([noFile + named]);
  },
);

test('two files with one name in two folders are two pictures, and Unicode may be decomposed', () => {
  const files = ['me.png', 'old/me.png', 'ä b.png'.normalize('NFD')];
  for (const src of files) expect(rulesFor(src.normalize(), files)).toEqual([]);
});

test('a narrow space in the name of a picture, as macOS writes it, is named', () => {
  expect(rulesFor('at 10 AM.png', ['at 10\u202fAM.png'])).toEqual([
    'the file in content/pictures/ has another kind of space in its name; rename it',
  ]);
});

test.each(['/images/me.png', './me.png', '../me.png', 'https://ana.example/me.png', 'C:\\me.png'])(
  'a picture named %j is a fault, which says where pictures are',
  (src) => {
    expect(rulesFor(src, ['me.png'])).toEqual([
      expect.stringMatching(/^must be the path of a file in content\/pictures\//),
    ]);
  },
);

test('a file may have the name of a generated one, but not in other letter case', () => {
  const right = { 'public/cv.pdf': '', 'public/es/og.png': '', 'public/talk/CV.pdf': '' };
  enterFolder(makeFolder({ ...right, 'public/es/CV.pdf': '', 'public/Favicon.ico': '' }));
  expect(publicFileFaults(['', 'es']).map(faultLine)).toEqual([
    'public/Favicon.ico: the build makes favicon.ico; write its name like that, or rename the file',
    'public/es/CV.pdf: the build makes es/cv.pdf; write its name like that, or rename the file',
  ]);
});

test('a symbolic link in public/ is a fault, also one with a hidden name, and to a folder', () => {
  const dir = makeFolder({ 'secrets/.env': 'KEY=1', 'public/talk/index.html': '' });
  symlinkSync(path.join(dir, 'secrets'), path.join(dir, 'public/talk/files'), 'junction');
  symlinkSync(path.join(dir, 'secrets'), path.join(dir, 'public/.notes'), 'junction');
  enterFolder(dir);
  const rule = 'is a symbolic link; put the file or folder itself there';
  expect(publicFileFaults(['']).map(faultLine)).toEqual([
    `public/.notes: ${rule}`,
    `public/talk/files: ${rule}`,
  ]);
});

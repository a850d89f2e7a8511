import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { faultLine } from '@/lib/check/fault';
import { publicFileFaults } from '@/lib/check/public-file-faults';
import { enterFolder, makeFolder } from '../../support/folder';

test('a file may have the name of a generated one, but not of a page, nor in other letter case', () => {
  const right = { 'public/cv.pdf': '', 'public/es/og.png': '', 'public/talk/CV.pdf': '' };
  const wrong = { 'public/es/CV.pdf': '', 'public/Favicon.ico': '', 'public/es/index.html': '' };
  enterFolder(makeFolder({ ...right, ...wrong }));
  expect(publicFileFaults(['', 'es']).map(faultLine)).toEqual([
    'public/Favicon.ico: the build makes favicon.ico; write its name like that, or rename the file',
    'public/es/CV.pdf: the build makes es/cv.pdf; write its name like that, or rename the file',
    'public/es/index.html: the build makes a file with this name; rename this one, or delete it',
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

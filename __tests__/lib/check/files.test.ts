import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { faultLine } from '@/lib/check/fault';
import { publicFileFaults } from '@/lib/check/public-file-faults';
import { enterFolder, makeFolder } from '../../support/folder';
import { plainPicture } from '../../support/plain-picture';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const png = (width: number, height: number) => plainPicture(width, height).png().toBuffer();

test('an owner’s file in place of a generated one is what its name says', async () => {
  const rightFiles = {
    'public/cv.pdf': `${' '.repeat(1000)}%PDF-1.4\n%%EOF\n`,
    'public/es/cv.pdf': '%PDF-1.4\n%%EOF\n',
    'public/es/resume.json': '\ufeff{ "summary": "I animate <svg > icons" }',
    'public/contact.vcf': 'BEGIN:VCARD\r\nEND:VCARD\r\n',
    'public/og.png': await png(1200, 630),
    'public/apple-icon.png': await png(256, 256),
    'public/icon.svg': `\n<!-- a > b --><!DOCTYPE svg [<!ENTITY a "b">]>\n<svg ${xmlns} viewBox="0 0 8 9"/>`,
    'public/favicon.ico': Buffer.from([0, 0, 1, 0, 1, 0]),
    'public/robots.txt': 'BM: *\nDisallow: /drafts/\n',
    'public/sitemap.xml': '<!-- by me --><urlset/>',
    'public/talk/og.png': 'not one of ours',
  };
  enterFolder(makeFolder(rightFiles));
  expect(await publicFileFaults(['', 'es'])).toEqual([]);
  enterFolder(makeFolder({ 'public/favicon.ico': await png(32, 32) }));
  expect(await publicFileFaults([''])).toEqual([]);

  const big = await png(1200, 630);
  enterFolder(
    makeFolder({
      'public/cv.pdf': 'PK\x03\x04',
      'public/es/cv.pdf': '%PDF-1.4\ncut off',
      'public/resume.json': '{ "basics": }',
      'public/contact.vcf': '',
      'public/og.png': await png(800, 800),
      'public/es/og.png': big.subarray(0, big.length / 2),
      'public/apple-icon.png': await png(300, 200),
      'public/icon.svg': `<!-- ${xmlns} --><svg viewBox="0 0 8 8"><g ${xmlns}/></svg>`,
      'public/favicon.ico': 'GIF89a',
      'public/robots.txt': '<!DOCTYPE html><title>404</title>',
      'public/sitemap.xml': Buffer.from('\ufeff<urlset/>', 'utf16le'),
    }),
  );
  const advice = '; correct the file, or delete it, and the build makes its own';
  const lines = (await publicFileFaults(['', 'es'])).map(faultLine);
  expect(lines.map((line) => line.replace(advice, '')).sort()).toEqual([
    'public/apple-icon.png: must have 300 × 300 pixels, but has 300 × 200',
    'public/contact.vcf: must be a vCard, but is empty',
    'public/cv.pdf: must be a PDF, but is a ZIP, or a document of Word or Pages',
    'public/es/cv.pdf: must be a PDF, but is a damaged PDF',
    'public/es/og.png: is a PNG that is damaged or too large (at most 268 million pixels)',
    'public/favicon.ico: must be an ICO, but is a GIF',
    'public/icon.svg: shows nothing, because its first tag lacks xmlns="http://www.w3.org/2000/svg"',
    'public/og.png: must have 1200 × 630 pixels, but has 800 × 800',
    'public/resume.json: must be a JSON file, but is a plain text',
    'public/robots.txt: must be a plain text, but is a web page',
    'public/sitemap.xml: must be an XML file, but is a text in UTF-16',
  ]);
});

test('a name of a page, or of a generated file in other letter case, is a fault', async () => {
  const names = ['es/CV.pdf', 'Favicon.ico', 'es/index.html'];
  enterFolder(makeFolder(Object.fromEntries(names.map((name) => [`public/${name}`, '']))));
  expect((await publicFileFaults(['', 'es'])).map(faultLine)).toEqual([
    'public/Favicon.ico: the build makes favicon.ico; write its name like that, or rename the file',
    'public/es/CV.pdf: the build makes es/cv.pdf; write its name like that, or rename the file',
    'public/es/index.html: the build makes a file with this name; rename this one, or delete it',
  ]);
});

test('a symbolic link in public/ is a fault, also one with a hidden name, and to a folder', async () => {
  const dir = makeFolder({ 'secrets/.env': 'KEY=1', 'public/talk/index.html': '' });
  symlinkSync(path.join(dir, 'secrets'), path.join(dir, 'public/talk/files'), 'junction');
  symlinkSync(path.join(dir, 'secrets'), path.join(dir, 'public/.notes'), 'junction');
  enterFolder(dir);
  const rule = 'is a symbolic link; put the file or folder itself there';
  expect((await publicFileFaults([''])).map(faultLine)).toEqual([
    `public/.notes: ${rule}`,
    `public/talk/files: ${rule}`,
  ]);
});

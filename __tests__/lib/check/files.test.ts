import { checkContent } from '@/lib/check/check-content';
import { faultLine } from '@/lib/check/fault';
import { publicFormatFaults } from '@/lib/check/public-file-faults';
import { minimalContent } from '../../contents/minimal';
import { changed } from '../../support/changes';
import { enterFolder, makeFolder } from '../../support/folder';
import { plainPicture } from '../../support/plain-picture';

const noFile = 'there is no such file in public/';
const elsewhere = 'has another folder or extension; write its whole path';
const letterCase = 'differs in letter case, which counts';
const advice = 'copy its name, or rename the file';

test.each([
  // A screenshot of macOS.
  ['at 4.05\u202fPM.png', 'at 4.05 PM.png', 'its character 15 is U+202F, and not U+0020'],
  ['Capture d’écran à 4\u00a0h.png', "Capture d'écran à 4 h.png", 'is U+2019 (’), and not "\'"'],
  ['a – b.png', 'a - b.png', 'is U+2013 (–), and not "-"'],
  ['a\u200bb.png', 'ab.png', 'is U+200B, and not "b"'],
  ['ﬁsh.png', 'fish.png', 'is U+FB01 (ﬁ), and not "f"'],
  ['а.png', 'a.png', 'is U+0430 (а), and not "a"'],
  ['mee.jpg', 'me.jpg', 'is "e", and not "."'],
  ['me.jpg', 'me.jpeg', elsewhere],
  ['me.png.png', 'me.png', elsewhere],
  ['me.png', 'me', elsewhere],
  ['IMG_1.jpg', 'IMG_1.HEIC', elsewhere],
  ['project-3.png', 'project-2.png', undefined],
  ['.nojekyll', '.htaccess', undefined],
  ['Me.PNG', 'me.png', letterCase],
  ['mę.png'.normalize('NFD'), 'Mę.png', letterCase],
  ['me.png', 'me.png ', 'its character 14 is missing, and not U+0020'],
  ['portrait.png', 'photo.png', undefined],
])('for the file %j, the name %j is a fault that says how they differ', (file, name, how) => {
  enterFolder(makeFolder({ [`public/images/${file}`]: '' }));
  const portrait = { src: `/images/${name}`, alt: 'Me' };
  const { faults } = checkContent({ '': changed(minimalContent, { owner: { portrait } }) });
  const [rule = ''] = faults.map((fault) => fault.rule);
  if (how === undefined) return expect(rule).toBe(noFile);
  expect(rule).toContain(`${noFile}; "images/${file}"`);
  expect(rule.endsWith([elsewhere, letterCase].includes(how) ? how : `${how}; ${advice}`)).toBe(
    true,
  );
});

test.each(['/me.png', '/img/me.png', '/public/images/me.png'])(
  'for a picture that is not at %s, the fault says where it is',
  (src) => {
    enterFolder(makeFolder({ 'public/images/me.png': '' }));
    const owner = { portrait: { src, alt: 'Me' } };
    const { faults } = checkContent({ '': changed(minimalContent, { owner }) });
    expect(faults.map(({ rule }) => rule)).toEqual([`${noFile}; "images/me.png" ${elsewhere}`]);
  },
);

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
    'public/icons/react.svg': `<?xml version="1.0"?><svg ${xmlns} viewBox="0 0 8 9"/>`,
    'public/favicon.ico': Buffer.from([0, 0, 1, 0, 1, 0]),
    'public/robots.txt': 'BM: *\nDisallow: /drafts/\n',
    'public/sitemap.xml': '<!-- by me --><urlset/>',
    'public/talk/og.png': 'not one of ours',
  };
  enterFolder(makeFolder(rightFiles));
  expect(await publicFormatFaults(['', 'es'])).toEqual([]);
  enterFolder(makeFolder({ 'public/favicon.ico': await png(32, 32) }));
  expect(await publicFormatFaults([''])).toEqual([]);

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
      'public/icons/react.svg': '<html><svg></svg></html>',
      'public/favicon.ico': 'GIF89a',
      'public/robots.txt': '<!DOCTYPE html><title>404</title>',
      'public/sitemap.xml': Buffer.from('\ufeff<urlset/>', 'utf16le'),
    }),
  );
  const advice = '; correct the file, or delete it, and the build makes its own';
  const lines = (await publicFormatFaults(['', 'es'])).map(faultLine);
  expect(lines.map((line) => line.replace(advice, '')).sort()).toEqual([
    'public/apple-icon.png: must have 300 × 300 pixels, but has 300 × 200',
    'public/contact.vcf: must be a vCard, but is empty',
    'public/cv.pdf: must be a PDF, but is a ZIP, or a document of Word or Pages',
    'public/es/cv.pdf: must be a PDF, but is a damaged PDF',
    'public/es/og.png: is a PNG that is damaged or too large',
    'public/favicon.ico: must be an ICO, but is a GIF',
    'public/icon.svg: shows nothing, because its first tag lacks xmlns="http://www.w3.org/2000/svg"',
    'public/icons/react.svg: must be an SVG, but is a web page',
    'public/og.png: must have 1200 × 630 pixels, but has 800 × 800',
    'public/resume.json: must be a JSON file, but is a plain text',
    'public/robots.txt: must be a plain text, but is a web page',
    'public/sitemap.xml: must be an XML file, but is a text in UTF-16',
  ]);
});

test('a name of a generated file in other letter case is a fault', async () => {
  enterFolder(makeFolder({ 'public/es/CV.pdf': '', 'public/Favicon.ico': '' }));
  expect((await publicFormatFaults(['', 'es'])).map(faultLine)).toEqual([
    'public/Favicon.ico: the build makes favicon.ico; write its name like that, or rename the file',
    'public/es/CV.pdf: the build makes es/cv.pdf; write its name like that, or rename the file',
  ]);
});

import { drawableJson, toDrawable, undrawableIn } from '@/lib/documents/drawable';
import { missingLetterLines } from '@/lib/documents/missing-letters';
import { siteFor } from '@/lib/site/make-sites';
import { minimalContent } from '../../contents/minimal';
import { changed } from '../../support/changes';
import { enterFolder, makeFolder } from '../../support/folder';
import { imageOf } from '../../support/images';

// As if no optional font were installed. Owners may have installed some.
jest.mock('@/lib/files/project-require', () => {
  const actual = jest.requireActual('@/lib/files/project-require');
  const isOptional = (name: string) => /\/noto-sans-(?!arabic|hebrew)/.test(name);
  const findModuleFile = (name: string) =>
    isOptional(name) ? undefined : actual.findModuleFile(name);
  return { ...actual, findModuleFile };
});

test.each([
  ['an emoji is removed with its space', 'end 👩‍👩‍👧‍👦 of line', 'end of line'],
  ['a text of emoji becomes ?', '👩‍👩‍👧‍👦', '?'],
  ['line breaks become spaces, and other signs are removed', 'a\n\n b\tc\u200b\u00ad', 'a b c'],
  ['a text of spaces becomes empty', ' \n\t ', ''],
  // Cuneiform, for which no owner installs a font.
  ['each letter without a font becomes ?', 'Bruce 𒀀𒁀𒂀', 'Bruce ???'],
])('%s', (_, text, expected) => {
  expect(toDrawable(text)).toBe(expected);
});

const lineOn = (file: string, missing: string) =>
  `${file}: no installed font has ${missing}, so it shows "?" or nothing instead; see "Letters" in docs/make-it-yours.md`;

test.each([
  ['やまだ 健二', 'や ま だ 健 二'],
  ['สมชาย', 'ส ม ช า ย'],
  ['𒀀 山𒀀', '𒀀 山'],
])('each document has a line that names the letters of %s once', (name, missing) => {
  const content = changed(minimalContent, { owner: { name, firstNames: name } });
  const lines = missingLetterLines(siteFor(content, imageOf));
  expect(lines).toEqual([lineOn('cv.pdf', missing), lineOn('og.png', missing)]);
});

test('only files that the build makes are checked, and not those of the owner', () => {
  const projects = [{ title: 'Kelp ★', tags: [] }];
  const content = changed(minimalContent, { owner: { intro: 'I row ⛵.' }, projects });
  const linesWith = (...files: string[]) => {
    enterFolder(makeFolder(Object.fromEntries(files.map((file) => [`public/es/${file}`, 'mine']))));
    return missingLetterLines(siteFor(content, imageOf, 'es'));
  };
  const cv = lineOn('es/cv.pdf', '⛵ ★');
  const og = lineOn('es/og.png', '⛵');
  expect(linesWith()).toEqual([cv, og]);
  expect(linesWith('og.png')).toEqual([cv]);
  expect(linesWith('cv.pdf')).toEqual([og]);
  expect(linesWith('cv.pdf', 'og.png')).toEqual([]);
});

test.each(['Привет', 'Γειά', 'नमस्ते', 'مرحبا', 'שלום', 'Nguyễn', 'Łódź', 'e\u0301', '€20 – 50%'])(
  '%s has a font',
  (text) => {
    expect(undrawableIn(text)).toEqual([]);
    expect(toDrawable(text)).toBe(text.normalize());
  },
);

test('in the data of a document, addresses and spaces around links stay', () => {
  const data = { text: ' See \u{1F449}', parts: [{ part: 'See \u{1F449}', href: '/\u{1F449}' }] };
  expect(JSON.parse(drawableJson(data))).toEqual({
    text: 'See',
    parts: [{ part: 'See ', href: '/\u{1F449}' }],
  });
  expect(undrawableIn({ href: '/\u{1F449}' })).toEqual([]);
});

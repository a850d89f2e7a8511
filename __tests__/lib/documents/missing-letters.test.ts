import { toDrawable, toDrawablePart, undrawableLetters } from '@/lib/documents/drawable';
import { letterNotes } from '@/lib/documents/missing-letters';
import { siteFor } from '@/lib/site/make-sites';
import { minimalContent } from '../../contents/minimal';
import { changed } from '../../support/changes';
import { enterFolder, makeFolder } from '../../support/folder';

// As if no optional font were installed. Owners may have installed some, as doctor advises.
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

/** The notes on a site whose owner has this name; by default the language is the second one. */
const notesFor = (language: string, name: string, folder = language) => {
  const changes = { site: { language }, owner: { name, firstNames: name } };
  return letterNotes(siteFor(changed(minimalContent, changes), folder));
};

test('letters without a font are named with the font to install, which depends on the language', () => {
  const missing = [
    ['ja', '山田健二', '山 田 健 二', 'jp'],
    ['zh-Hant', '王小明', '王 小 明', 'sc'],
    ['ko', '김민준', '김 민 준', 'kr'],
    ['en', 'やまだ 健二', 'や ま だ 健 二', 'jp'],
    ['en', 'สมชาย', 'ส ม ช า ย', 'thai'],
    ['en', '𒀀 山𒀀', '𒀀 山', 'jp'],
  ] as const;
  const notes = missing.map(([language, name]) => notesFor(language, name));
  const expected = missing.map(([language, , letters, font]) =>
    ['cv.pdf', 'og.png'].map((file) => ({
      place: `${language}/${file}`,
      rule: expect.stringMatching(
        `^no installed font has ${letters},.*; npm install .*/noto-sans-${font}$`,
      ),
    })),
  );
  expect(notes).toEqual(expected);
});

test('letters for which we know no font are named without advice', () => {
  const [note] = notesFor('en', '𒀀', '');
  expect(note?.place).toBe('cv.pdf');
  expect(note?.rule).not.toContain('npm');
});

test('only files that the build makes are checked, and not those of the owner', () => {
  const projects = [{ title: 'Kelp ★', tags: [] }];
  const content = changed(minimalContent, { owner: { intro: 'I row ⛵.' }, projects });
  const linesWith = (...files: string[]) => {
    enterFolder(makeFolder(Object.fromEntries(files.map((file) => [`public/es/${file}`, 'mine']))));
    return letterNotes(siteFor(content, 'es')).map(({ place, rule }) => `${place}: ${rule}`);
  };
  const cv =
    'es/cv.pdf: no font has ⛵ ★, so it must leave them out; write words where they matter';
  const og = 'es/og.png: no font has ⛵, so it must leave them out; write words where they matter';
  expect(linesWith()).toEqual([cv, og]);
  expect(linesWith('og.png')).toEqual([cv]);
  expect(linesWith('cv.pdf')).toEqual([og]);
  expect(linesWith('cv.pdf', 'og.png')).toEqual([]);
});

test.each(['Привет', 'Γειά', 'नमस्ते', 'مرحبا', 'שלום', 'Nguyễn', 'Łódź', 'e\u0301', '€20 – 50%'])(
  '%s has a font',
  (text) => {
    expect(undrawableLetters(text)).toEqual([]);
    expect(toDrawable(text)).toBe(text.normalize());
  },
);

test('a part of a text keeps its last space, also after a symbol that is left out', () => {
  expect(toDrawablePart('See \u{1F449}')).toBe('See ');
});

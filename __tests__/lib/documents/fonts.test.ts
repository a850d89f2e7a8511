/** @jest-environment node */
import { localizedSite } from '@/lib/content/locales';
import { typefaceName } from '@/lib/design/typeface';
import { drawable, undrawable } from '@/lib/documents/drawable';
import { documentFonts } from '@/lib/documents/fonts';
import { letterFaults } from '@/lib/documents/missing-letters';
import { minimalContent } from '../../fixtures/content';

test('an emoji is removed with its space, but becomes ? if the text has no letters', () => {
  expect(drawable('end 👩‍👩‍👧‍👦 of line')).toBe('end of line');
  expect(drawable('👩‍👩‍👧‍👦')).toBe('?');
});

test('line breaks and tabs become spaces, and control characters are removed', () => {
  expect(drawable('a\n\n b\tc\u200b\u00ad')).toBe('a b c');
  expect(drawable(' \n\t ')).toBe('');
});

test('each letter without a font becomes ?', () => {
  // Cuneiform, for which no owner installs a font.
  expect(undrawable('Bruce 𒀀𒁀𒂀𒀀 é')).toEqual(['𒀀', '𒁀', '𒂀']);
  expect(drawable('Bruce 𒀀𒁀𒂀')).toBe('Bruce ???');
});

/** The faults of a site whose owner has this name; by default the language is the second one. */
const letterFaultsOf = (language: string, name: string, folder = language) => {
  const { site, owner } = minimalContent;
  const changes = { site: { ...site, language }, owner: { ...owner, name, firstNames: name } };
  return letterFaults(localizedSite({ ...minimalContent, ...changes }, folder));
};

test('letters without a font are named with the font to install, which depends on the language', () => {
  const missing = [
    ['ja', '山田健二', '山 田 健 二', 'jp'],
    ['zh-Hant', '王小明', '王 小 明', 'sc'],
    ['ko', '김민준', '김 민 준', 'kr'],
    ['en', 'やまだ 健二', 'や ま だ 健 二', 'jp'],
    ['en', 'สมชาย', 'ส ม ช า ย', 'thai'],
    ['en', '𒀀 山', '𒀀 山', 'jp'],
  ] as const;
  const faults = missing.map(([language, name]) => letterFaultsOf(language, name));
  const expected = missing.map(([language, , letters, font]) => [
    {
      place: `${language}/cv.pdf`,
      rule: expect.stringContaining(`no installed font has ${letters}`),
      severity: 'wrong',
      todo: `npm install --save-exact @expo-google-fonts/noto-sans-${font}`,
    },
  ]);
  expect(faults).toEqual(expected);
});

test('letters for which we know no font are only an advice', () => {
  const fault = { place: 'cv.pdf', severity: 'advice', todo: undefined };
  expect(letterFaultsOf('en', '𒀀', '')).toMatchObject([fault]);
});

test('a document in Latin, Greek and Cyrillic letters needs no other font', () => {
  expect(letterFaultsOf('en', 'Łukasz Γεωργίου Щербакова')).toEqual([]);
});

test.each(['Привет', 'Γειά', 'नमस्ते', 'مرحبا', 'שלום', 'Nguyễn', 'Łódź', 'e\u0301', '€20 – 50%'])(
  '%s has a font',
  (text) => {
    expect(undrawable(text)).toEqual([]);
    expect(drawable(text)).toBe(text.normalize());
  },
);

test('the page’s own typeface is the first font', () => {
  expect(documentFonts()[0]?.family).toBe(typefaceName);
});

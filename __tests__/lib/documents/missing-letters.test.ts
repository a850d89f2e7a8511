import { generatedFiles } from '@/app/generated-files';
import { drawableJson, undrawableIn, withFullStops } from '@/lib/design/drawable';
import { jsonResume } from '@/lib/documents/json-resume';
import { missingLetterLines } from '@/lib/documents/missing-letters';
import { vCard } from '@/lib/documents/vcard';
import { pageMetadata } from '@/lib/page-head/metadata';
import { structuredData } from '@/lib/page-head/structured-data';
import { minimalContent } from '../../contents/minimal';
import { enterFolder, makeFolder } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { siteOf } from '../../support/site';

// As if no optional font were installed. Owners may have installed some.
jest.mock('@/lib/files/project-require', () => {
  const actual = jest.requireActual('@/lib/files/project-require');
  const isOptional = (name: string) => /\/noto-sans-(?!arabic|hebrew)/.test(name);
  const findModuleFile = (name: string) =>
    isOptional(name) ? undefined : actual.findModuleFile(name);
  return { ...actual, findModuleFile };
});

const drawn = (text: string): string => JSON.parse(drawableJson({ text })).text;

test.each([
  ['an emoji is removed with its space', 'end 👩‍👩‍👧‍👦 of line', 'end of line'],
  ['line breaks become spaces, and other signs are removed', 'a\n\n b\tc\u200b\u00ad', 'a b c'],
  ['a sign after one stays at its word', 'Go 🐹, "Rust 🦀" now', 'Go, "Rust" now'],
  ['words around one stay apart', 'Cup 🏆(2024)', 'Cup (2024)'],
  ['a text of spaces becomes empty', ' \n\t ', ''],
])('%s', (_, text, expected) => {
  expect(drawn(text)).toBe(expected);
});

test.each([
  ['between sentences', 'I row ⛵ Then I rest 🏖️', 'I row. Then I rest.'],
  ['with a skin tone', 'I wave 👋🏽 You, too?', 'I wave. You, too?'],
  ['at the end, with others', 'I row 🏖️ 🤷🏽‍♀️⛵', 'I row.'],
  ['in a text with links', '[Row](https://a.example/) ⛵ Rest', '[Row](https://a.example/). Rest'],
  ['not after a full stop', 'I row. ⛵ Then I rest.', 'I row. ⛵ Then I rest.'],
  ['not within a sentence', 'I ⛵ row', 'I ⛵ row'],
  ['not in a link', 'My [code 🚀](https://a.example)', 'My [code 🚀](https://a.example)'],
  ['not before another sign', 'Go🐹, "Rust🦀" (⛵2024) 🏆(1)', 'Go🐹, "Rust🦀" (⛵2024) 🏆(1)'],
  ['not for a sign that fonts have', 'React® Native', 'React® Native'],
])('an emoji in place of a full stop becomes one: %s', (_, text, expected) => {
  expect(withFullStops(text)).toBe(expected);
});

const siteWith = (name: string, language = 'en') =>
  siteOf({ site: { language }, owner: { name, firstNames: name, cv: '/cv.pdf' } });

test('without a font for the letters of a name, a line says which to install', () => {
  const names = ['やまだ 健二', 'สมชาย', 'Bruce 𒀀'].map((name) => siteWith(name));
  const sites = [...names, siteWith('健二', 'ja'), siteWith('健二', 'zh')];
  const lines = sites.flatMap(missingLetterLines);
  // Symbols are left out of the documents that the build makes.
  const projects = [{ title: 'Kelp ★', tags: [] }];
  const symbols = siteOf({ owner: { intro: 'I ⛵ row.' }, projects }, minimalContent, 'es');
  for (const ownFile of ['none', 'og.png', 'cv.pdf']) {
    enterFolder(makeFolder({ [`public/es/${ownFile}`]: 'mine' }));
    lines.push(...missingLetterLines(symbols).map((line) => `With the file ${ownFile}: ${line}`));
  }
  expectGolden('missing-letters.txt', lines);
});

test('without a font for the letters of a name, CV and social image are neither made nor linked', async () => {
  const site = siteWith('やまだ');
  const files = Object.keys(generatedFiles([site]));
  expect(files).toContain('resume.json');
  expect(site.profile.person.cv).toBeUndefined();
  const texts = [jsonResume(site), vCard(site), structuredData(site), await pageMetadata(site)];
  expect(JSON.stringify([files, texts])).not.toMatch(/cv\.pdf|og\.png/);
});

test('files of the owner take the place of those that are not made', () => {
  enterFolder(makeFolder({ 'public/cv.pdf': 'mine' }));
  const site = siteWith('やまだ');
  expect(site.profile.person.cv).toMatchObject({ href: '/cv.pdf' });
  expect(missingLetterLines(site)).toEqual([expect.stringMatching(/^without og.png: /)]);
  enterFolder(makeFolder({ 'public/cv.pdf': 'mine', 'public/og.png': 'mine' }));
  expect(missingLetterLines(siteWith('やまだ'))).toEqual([]);
});

test.each(['Привет', 'Γειά', 'नमस्ते', 'مرحبا', 'שלום', 'Nguyễn', 'Łódź', 'e\u0301', '€20 – 50%'])(
  '%s has a font',
  (text) => {
    expect(undrawableIn(text)).toEqual([]);
    expect(drawn(text)).toBe(text.normalize());
  },
);

test('in the data of a document, addresses and spaces around links stay', () => {
  const data = { text: ' See \u{1F449}', runs: [{ run: 'See \u{1F449}', href: '/\u{1F449}' }] };
  expect(JSON.parse(drawableJson(data))).toEqual({
    text: 'See',
    runs: [{ run: 'See ', href: '/\u{1F449}' }],
  });
  expect(undrawableIn({ href: '/\u{1F449}' })).toEqual([]);
});

import '../../support/mocks/pages-in-jest';

import { generatedFiles } from '@/app/generated-files';
import { drawableJson, undrawableIn } from '@/lib/design/document-fonts';
import { jsonResume } from '@/lib/documents/json-resume';
import { documentsWithMissingLetters, unmadeDocuments } from '@/lib/documents/missing-letters';
import { vCard } from '@/lib/documents/vcard';
import { pageMetadata } from '@/lib/page-head/metadata';
import type { LocalizedSite } from '@/lib/site/localized-site';
import { minimalContent } from '../../contents/minimal';
import type { Changes } from '../../support/changes';
import { enterFolder, makeFolder } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { homePageOf } from '../../support/page-texts';
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
  ['one between two sentences leaves no full stop', 'I dive 🤿 My boat.', 'I dive My boat.'],
  ['a no-break space becomes a plain one', 'a\u00a0b', 'a b'],
  ['a paragraph goes on after a space', 'A dive.\n\nA boat.', 'A dive. A boat.'],
  ['punctuation after one stays at its word', 'Go 🐹, "Rust 🦀" now', 'Go, "Rust" now'],
  ['words around one stay apart', 'Cup 🏆(2024)', 'Cup (2024)'],
  ['a text of spaces becomes empty', ' \u00a0 ', ''],
])('%s', (_, text, expected) => {
  expect(drawn(text)).toBe(expected);
});

const siteWith = (name: string) => siteOf({ owner: { name, firstNames: name, cv: '/cv.pdf' } });

const linesOf = (site: LocalizedSite) => documentsWithMissingLetters(site).map(({ line }) => line);

test('without a font for the letters of a document, a line says which letters', () => {
  const lines = ['やまだ 健二', 'สมชาย', 'Bruce 𒀀'].flatMap((name) => linesOf(siteWith(name)));
  // Symbols are left out of the documents that the build makes.
  const projects = [{ title: 'Kelp ★', tags: [] }];
  const symbols = siteOf({ owner: { intro: 'I ⛵ row.' }, projects }, minimalContent, 'es');
  lines.push(...linesOf(symbols));
  expectGolden('missing-letters.txt', lines);
});

test.each<[string, Changes, string[]]>([
  [
    'a picture',
    { about: { paragraphs: [], photo: { src: 'a.png', alt: 'A floor plan (海)' } } },
    [],
  ],
  ['the description', { site: { description: '海' } }, []],
  ['a job outside of the CV', { experience: [{ company: '海', inCv: false }] }, []],
  ['a language', { owner: { languages: [{ name: '日本語' }] } }, ['cv.pdf']],
  ['the intro', { owner: { intro: '海' } }, ['cv.pdf', 'og.png']],
])('without a font for %s, only documents that show it are missing', (_, changes, unmade) => {
  const site = siteOf(changes);
  expect(unmadeDocuments(site).map(({ name }) => name)).toEqual(unmade);
  const hasImage = JSON.stringify(pageMetadata(site)).includes('og.png');
  expect(hasImage).toBe(!unmade.includes('og.png'));
});

test('without a font for the letters of a name, CV and social image are neither made nor linked', async () => {
  const site = siteWith('やまだ');
  const files = Object.keys(generatedFiles([site]));
  expect(files).toContain('resume.json');
  const texts = [jsonResume(site), vCard(site), await homePageOf(site), await pageMetadata(site)];
  expect(JSON.stringify([files, texts])).not.toMatch(/cv\.pdf|og\.png/);
});

test('files of the owner take the place of those that are not made', async () => {
  enterFolder(makeFolder({ 'public/cv.pdf': 'mine' }));
  const site = siteWith('やまだ');
  expect(await homePageOf(site)).toContain('href="/cv.pdf"');
  expect(linesOf(site)).toEqual([expect.stringMatching(/^without og.png: /)]);
  enterFolder(makeFolder({ 'public/cv.pdf': 'mine', 'public/og.png': 'mine' }));
  expect(linesOf(siteWith('やまだ'))).toEqual([]);
});

test.each(['Привет', 'Γειά', 'नमस्ते', 'مرحبا', 'שלום', 'Nguyễn', 'Łódź', '€20 – 50%'])(
  '%s has a font',
  (text) => {
    expect(undrawableIn(text)).toEqual([]);
    expect(drawn(text)).toBe(text);
  },
);

test('in the data of a document, addresses and spaces around links stay', () => {
  const runs = [{ run: '\u{1F680} I dive. ' }, { run: 'See \u{1F449}', href: '/\u{1F449}' }];
  const data = { text: ' See \u{1F449}', runs };
  expect(JSON.parse(drawableJson(data))).toEqual({
    text: 'See',
    runs: [{ run: 'I dive. ' }, { run: 'See ', href: '/\u{1F449}' }],
  });
  expect(undrawableIn({ href: '/\u{1F449}' })).toEqual([]);
});

import { generatedFiles } from '@/app/generated-files';
import { addressesFor, linkFor, setBasePath } from '@/lib/addresses/site-addresses';
import type { ContentByFolder } from '@/lib/content/schema';
import { faultLine } from '@/lib/faults/fault';
import { settingFaults } from '@/lib/faults/schema-faults';
import {
  alternateAddresses,
  mergedContents,
  otherLanguages,
  sitesFor,
} from '@/lib/site/localized-site';
import { readyToPublish } from '../../contents/minimal';
import { expectGolden } from '../../support/golden';
import { imageOf } from '../../support/site';
import { sitesWithoutPictures } from '../../support/sites-without-pictures';

const faultsOf = (files: ContentByFolder) => sitesWithoutPictures(files).faults.map(faultLine);

const content = readyToPublish();
const { site, contact } = content;
const spanish = { ...site, language: 'es', description: 'La página de Maria.' };
const inSpanish = (own: object, main: object = {}): ContentByFolder => ({
  '': { ...content, ...main },
  es: { site: spanish, ...own },
});

// generated-files.test.ts compares files in two languages.
test('a second language uses its own files, and those of the main one for the others', () => {
  const emailService = { host: 'https://other.example' };
  const files = inSpanish({
    site: { ...spanish, url: 'https://other.example' },
    contact: { ...contact, location: 'Aquí', emailService },
  });
  const [main, second] = sitesFor(mergedContents(files), imageOf);
  expect(main.content).toEqual(content);
  expect(second).toMatchObject({
    locale: { words: { about: { title: 'Sobre mí' } } },
    // Address and e-mail service are the same in all languages.
    content: { ...content, site: spanish, contact: { ...contact, location: 'Aquí' } },
    profile: { person: { cv: { href: '/es/cv.pdf' } } },
  });
});

test('a language without paper size and legal texts has those of the main one, marked with it', () => {
  const imprint = { name: 'Imprint', paragraphs: ['Harbour 1'] };
  const impressum = { name: 'Impressum', paragraphs: ['Hafen 1'], language: 'de' };
  const own = { paperSize: 'a4', legal: [{ name: 'Aviso legal', paragraphs: ['Muelle 1'] }] };
  const main = { site: { ...site, paperSize: 'letter', legal: [imprint, impressum] } };
  const siteWith = (own: object) =>
    sitesFor(mergedContents(inSpanish({ site: { ...spanish, ...own } }, main)), imageOf)[1];
  const legal = [{ ...imprint, language: 'en' }, impressum];
  expect(siteWith({})?.content.site).toMatchObject({ paperSize: 'letter', legal });
  expect(siteWith(own)?.content.site).toMatchObject(own);
});

const { language, ...siteWithoutLanguage } = site;
const linkToKelp = { paragraphs: ['See [Kelp](#project-kelp).'] };
const legalTexts = [{ name: 'Imprint', paragraphs: ['See [this](#educaton).'] }];

const mistakes: readonly ContentByFolder[] = [
  inSpanish({ projects: [{ ...content.projects[0], featured: 'sí' }] }),
  // Both languages have these texts.
  inSpanish({}, { skills: [{ name: 5 }] }),
  inSpanish({}, { site: { ...site, legal: legalTexts } }),
  // The link is wrong only in Spanish.
  inSpanish({ projects: [], about: linkToKelp }, { about: linkToKelp }),
  // A folder of a language has the name of one.
  { '': content, español: { site: spanish } },
  // A second language has a site.ts, and the look of the main one.
  { '': content, es: {} },
  inSpanish({ look: {} }),
  // A name in `translations` without files.
  { '': content, es: undefined } as unknown as ContentByFolder,
  inSpanish({ site: siteWithoutLanguage }, { site: siteWithoutLanguage }),
];

test('a fault names the file of its language, and the page that lacks the target of a link', () => {
  expectGolden('faults-in-languages.txt', mistakes.flatMap(faultsOf));
});

test('the icons have the brands of each language', async () => {
  const social = [{ name: 'Mastodon', href: 'https://mastodon.example/@juan' }];
  const own = { contact: { ...contact, social } };
  const files = generatedFiles(sitesFor(mergedContents(inSpanish(own)), imageOf));
  expect(String(await files['icons.svg']?.())).toMatch(/brand-github.*brand-mastodon/);
});

test.each([
  ['en es', 'Español /a/es/'],
  ['es en-GB', 'English /a/en-GB/'],
  ['es pt-BR zh-Hant-TW', 'Português /a/pt-BR/, 繁體中文 /a/zh-Hant-TW/'],
])('on a page in the first language of "%s", the links to the others are %s', (tags, links) => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/a' });
  const files = tags
    .split(' ')
    .map((tag, index) => [
      index === 0 ? '' : tag,
      { ...content, site: { ...site, language: tag } },
    ]);
  const all = sitesFor(mergedContents(Object.fromEntries(files)), imageOf);
  const others = otherLanguages(all, all[0]);
  expect(others.map(({ name, href }) => `${name} ${href}`).join(', ')).toBe(links);
  const alternates = alternateAddresses(all).map(({ language, href }) => `${language} ${href}`);
  const addresses = all.map(({ locale, urlOf }) => `${locale.language} ${urlOf('/')}`);
  expect(alternates).toEqual([...addresses, `x-default ${all[0].urlOf('/')}`]);
  expect(alternateAddresses([all[0]])).toEqual([]);
});

test.each([
  [{ SITE_URL: ' ' }, 'https://juan.example/cv.pdf'],
  [
    { url: ' https://juan.github.io/port\u2011folio/.' },
    'https://juan.github.io/port-folio/cv.pdf',
  ],
  [{ url: 'https://juan.example/a', SITE_URL: 'https://ana.dev' }, 'https://ana.dev/cv.pdf'],
  [{ SITE_URL: ' https://ana.dev/a/b' }, 'https://ana.dev/a/b/cv.pdf'],
])('with the settings %j, the CV is at %s', (settings: Record<string, string>, cv) => {
  const { url = 'https://juan.example', ...set } = settings;
  jest.replaceProperty(process, 'env', { ...process.env, ...set });
  setBasePath(url);
  expect(addressesFor(url, '').urlOf('/cv.pdf')).toBe(cv);
});

test('the name of a file is percent-encoded, with composed letters', () => {
  const { href } = linkFor('/mi cv #2 n\u0303.pdf', addressesFor('https://ana.dev', ''));
  expect(href).toBe('/mi%20cv%20%232%20%C3%B1.pdf');
});

test('the environment variable is an address, with a path or without', () => {
  const right = [' ', 'https://a.dev/my-site/v1.2', 'http://localhost:3000'];
  const wrong = ['juan.example', 'ftp://a.dev', 'https://a.dev/my%20site', 'https://a.dev/?me'];
  const hasFault = (SITE_URL: string) => settingFaults({ SITE_URL }).length > 0;
  expect([...right, ...wrong].filter(hasFault)).toEqual(wrong);
});

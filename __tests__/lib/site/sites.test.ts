import { generatedFiles } from '@/app/generated-files';
import { faultLine } from '@/lib/content/fault';
import { fieldFaults } from '@/lib/content/field-faults';
import { type ContentFiles, contentNames } from '@/lib/content/files';
import { checkedSites, type LocalizedSite } from '@/lib/site/localized-site';
import { otherLanguages } from '@/lib/site/other-languages';
import { content as sampleContent } from '@/sample/content';

const faultsOf = (files: ContentFiles) => fieldFaults(files).map(faultLine);

const { site, contact } = sampleContent;
const spanish = { ...site, language: 'es', description: 'La página de Juan.' };
const inSpanish = (own: object, main: object = {}): ContentFiles => ({
  '': { ...sampleContent, ...main },
  es: { site: spanish, ...own },
});

// generated-files.test.ts compares files in two languages, and trees the pages.
test('a second language uses its own files, and those of the main one for the others', () => {
  const emailService = { host: 'https://other.example' };
  const files = inSpanish({
    site: { ...spanish, url: 'https://other.example' },
    contact: { ...contact, location: 'Aquí', emailService },
  });
  const [main, second] = checkedSites(files);
  expect(main.content).toEqual(sampleContent);
  expect(second).toMatchObject({
    locale: { words: { about: { title: 'Sobre mí' } } },
    // Address and e-mail service are the same in all languages.
    content: { ...sampleContent, site: spanish, contact: { ...contact, location: 'Aquí' } },
    profile: { person: { cv: { href: '/es/cv.pdf' } } },
  });
  expect(contentNames.filter((name) => second?.hasOwn(name))).toEqual(['site', 'contact']);
});

test('a file that a language sets to undefined is that of the main language', () => {
  const files = inSpanish({ owner: undefined });
  expect(faultsOf(files)).toEqual([]);
  const [, second] = checkedSites(files);
  expect(second?.content.owner).toEqual(sampleContent.owner);
  expect(second?.hasOwn('owner')).toBe(false);
});

test('a language without legal texts has those of the main language, marked with it', () => {
  const imprint = { name: 'Imprint', paragraphs: ['Harbour 1'] };
  const impressum = { name: 'Impressum', paragraphs: ['Hafen 1'], language: 'de' };
  const legal = [imprint, impressum];
  const own = [{ name: 'Aviso legal', paragraphs: ['Muelle 1'] }];
  const legalOf = (second: object) =>
    checkedSites(inSpanish(second, { site: { ...site, legal } }))[1]?.content.site.legal;
  expect(legalOf({})).toEqual([{ ...imprint, language: 'en' }, impressum]);
  expect(legalOf({ site: { ...spanish, legal: own } })).toEqual(own);
});

test('a fault names the file of its language; a fault in a shared file is reported once', () => {
  const project = { ...sampleContent.projects[0], featured: 'sí' };
  expect(faultsOf(inSpanish({ projects: [project] }))).toEqual([
    'content/es/projects.ts › entry 1 ("Arkha") › featured: must be true or false; given: "sí"',
  ]);
  expect(faultsOf(inSpanish({}, { skills: [{ name: '' }] }))).toEqual([
    expect.stringMatching(/^content\/skills\.ts › entry 1/),
  ]);
});

test('no two languages may be the same', () => {
  expect(faultsOf(inSpanish({ site }))).toEqual([
    'content/es/site.ts › language: must differ from the language in content/site.ts',
  ]);
});

test('a language that two files lack is missing in both, and not reported as equal', () => {
  const { language, ...rest } = site;
  expect(faultsOf(inSpanish({ site: rest }, { site: rest }))).toEqual([
    'content/site.ts › language: is missing',
    'content/es/site.ts › language: is missing',
  ]);
});

test('the files have the logos and brands of each language', async () => {
  const social = [{ name: 'Mastodon', href: 'https://mastodon.example/@juan' }];
  const own = { skills: [{ name: 'Rust', image: 'icon:rust' }], contact: { ...contact, social } };
  const files = generatedFiles(checkedSites(inSpanish(own)));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['icons/rust.svg', 'icons/react.svg']));
  expect(String(await files['icons.svg']?.())).toMatch(/brand-github.*brand-mastodon/);
});

test('the link to a language has its name, and its country if two names would be equal', () => {
  const mexican = { ...spanish, language: 'es-MX' };
  const all = checkedSites({ ...inSpanish({}), 'es-MX': { site: mexican } });
  const linksOn = (site: LocalizedSite) =>
    otherLanguages(all, site).map(({ name, href }) => `${name} ${href}`);
  expect(all.map(linksOn)).toEqual([
    ['Español /es/', 'Español de México /es-MX/'],
    ['English /', 'Español de México /es-MX/'],
    ['English /', 'Español /es/'],
  ]);
});

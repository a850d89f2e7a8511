import { pathToFileURL } from 'node:url';
import { generatedFiles } from '@/app/generated-files';
import NotFoundPage from '@/app/not-found';
import Page from '@/app/page';
import { sitemap } from '@/lib/documents/crawlers';
import { cvData } from '@/lib/documents/cv-data';
import { typesetSvg } from '@/lib/documents/typst';
import { sites } from '@/lib/site/sites';
import { es } from '@/lib/words/es';
import { complete, completeInSpanish } from '../contents/complete';
import { minimalContent } from '../contents/minimal';
import { expectGolden } from '../support/golden';
import { htmlOf, pageTexts } from '../support/page-texts';
import { readPdf } from '../support/read-pdf';
import { sitesOf } from '../support/site';

// What a build generates for a content with every field in two languages, below a path, compared
// with the files in `__tests__/golden/complete`. Trees show the pages of the sample and of second
// languages, and head.spec.ts their heads.

jest.mock('@/lib/site/sites', () => ({
  ...jest.requireActual('@/lib/site/sites'),
  sites: jest.fn(),
  siteToShow: (folder = '') =>
    jest
      .mocked(sites)()
      .find((site) => site.folder === folder),
}));
jest.mock('@/lib/files/public-files', () => ({
  findPublicFile: () => 'sample/public/images/portrait.png',
}));
jest.mock('@/lib/images/pictures', () => jest.requireActual('../support/mocks/encoded-picture'));
jest.mock('@/lib/documents/typst', () => {
  const actual = jest.requireActual('@/lib/documents/typst');
  return { ...actual, typesetSvg: jest.fn(actual.typesetSvg) };
});
jest.mock('next/navigation', () => ({ useServerInsertedHTML: () => {} }));

const makeSites = () => sitesOf({ '': complete, es: completeInSpanish });

/** Only the date is false. sharp and Typst, which make the documents, need all other timers. */
const realTimers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

const inLines = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Cuts this machine's folder off the addresses of fonts, which Jest does not copy. */
const textsOfPage = (html: string) =>
  `${pageTexts(html).join('\n').replaceAll(pathToFileURL('.').href, '')}\n`;

/** What the social image of the last call shows. */
function textsOfSocialImage() {
  const [, texts] = jest.mocked(typesetSvg).mock.calls.at(-1) ?? [];
  const { name, role, intro, address, locale } = texts as Record<string, unknown>;
  return { locale, name, role, intro, address };
}

/** The golden files of a generated file, by their names. Pictures are compared as pictures. */
async function goldenFilesOf(file: string, made: string | Uint8Array) {
  if (file.endsWith('cv.pdf')) {
    const { tagged, links } = await readPdf(made as Uint8Array);
    return { [`${file}.txt`]: `${tagged}\n\nLinks:\n${links.join('\n')}\n` };
  }
  if (file.endsWith('og.png')) return { [`${file}.json`]: inLines(textsOfSocialImage()) };
  if (/\.(png|ico|svg)$/.test(file)) return {};
  if (file.endsWith('.vcf')) {
    // The bytes of the photo depend on the version of sharp.
    return {
      [file]: String(made)
        .replaceAll('\r\n', '\n')
        .replace(/(?<=^PHOTO.*:).*(\n .*)*/m, '…'),
    };
  }
  return { [file]: String(made).replaceAll('\r\n', '\n') };
}

/** Compares some files, by their names, with golden files. */
function expectAll(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) expectGolden(`complete/${file}`, text);
}

beforeEach(() => {
  // The footer has the year of the build.
  jest.useFakeTimers({ now: new Date('2030-06-01'), doNotFake: [...realTimers] });
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/below' });
  jest.mocked(sites).mockReturnValue(makeSites());
});
afterEach(() => jest.useRealTimers());

test('the page shows every field, and describes the owner to search engines', async () => {
  const html = await htmlOf(await Page({ params: Promise.resolve({}) }));
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expectAll({
    'index.txt': textsOfPage(html),
    'structured-data.json': inLines(JSON.parse(data)),
  });
});

test('no class and no id is a word like "social-links", because blockers of advertisements hide such elements', async () => {
  const html = await htmlOf(await Page({ params: Promise.resolve({}) }));
  const names = [...html.matchAll(/ (?:class|id)="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(' '),
  );
  expect(names).toContain('profiles');
  expect(names.filter((name) => /social|share|sharing|follow/i.test(name))).toEqual([]);
});

test('the page for wrong addresses leads to the home page, and does not describe the owner', async () => {
  const html = await htmlOf(NotFoundPage());
  expectAll({ '404.txt': textsOfPage(html) });
  expect(html).not.toContain('ld+json');
});

const names = Object.keys(generatedFiles(makeSites()));

test('a build makes the files of files.txt, and no others', () =>
  expectAll({ 'files.txt': `${names.join('\n')}\n` }));

// Pictures show the icons. Most documents of a second language are like those of the main one.
const shownElsewhere = /(icon.*|\.svg|es\/(resume\.json|contact\.vcf|cv\.pdf))$/;

test.each(names.filter((file) => !shownElsewhere.test(file)))(
  'the file %s is as somebody last looked at it',
  async (file) => {
    const make = generatedFiles(sites())[file];
    expectAll(await goldenFilesOf(file, (await make?.()) ?? ''));
  },
);

test('the CV of a second language has its words, texts and addresses', () => {
  const [main, spanish = main] = sites();
  expect(cvData(spanish)).toMatchObject({
    locale: { lang: 'es' },
    words: { experience: es.documents.experience },
    name: 'Given Names Family (es)',
    contacts: [
      expect.arrayContaining([
        { text: 'site.example/below/es', href: 'https://site.example/below/es/' },
      ]),
      expect.anything(),
    ],
  });
});

test('the sitemap of a page in one language has only its address', () => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '' });
  const [, url] = /<url>(.*)<\/url>/.exec(sitemap(sitesOf({ '': minimalContent }))) ?? [];
  expect(url).toBe('<loc>https://maria.dev</loc><lastmod>2026-03-01</lastmod>');
});

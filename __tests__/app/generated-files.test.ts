/** @jest-environment node */
import { pathToFileURL } from 'node:url';
import { generatedFiles } from '@/app/generated-files';
import NotFoundPage, { generateMetadata as notFoundMetadata } from '@/app/not-found';
import Page, { generateMetadata } from '@/app/page';
import { typesetSvg } from '@/lib/documents/typst';
import { localizedPath } from '@/lib/hosting/urls';
import { checkedSites } from '@/lib/site/localized-site';
import { sites } from '@/lib/site/sites';
import { content as sampleContent } from '@/template/content';
import { complete, completeInSpanish } from '../fixtures/complete';
import { readPdf } from '../owner/support/read-pdf';
import { expectGolden } from '../support/golden';
import { htmlOf, pageTexts } from '../support/page-texts';

// What a build generates for two owners, compared with the files in `__tests__/golden`: the sample,
// and a content with every field in two languages, below a path.

/** Files that have no golden file, because others show the same. */
const withoutGolden = [
  // Accessibility trees have the texts of these pages.
  'template/index.txt',
  'template/404.txt',
  // These are made by the same code as the files of "complete" in the main language.
  'template/resume.json',
  'template/print.css',
  'complete/es/llms.txt',
  'complete/es/resume.json',
  'complete/es/print.css',
];

jest.mock('@/lib/site/sites', () => ({
  ...jest.requireActual('@/lib/site/sites'),
  sites: jest.fn(),
  siteIn: (folder = '') =>
    jest
      .mocked(sites)()
      .find((site) => site.folder === folder),
}));
jest.mock('@/lib/hosting/public-files', () => ({
  findPublicFile: () => 'template/public/images/portrait.png',
}));
jest.mock('@/lib/images/pictures', () => jest.requireActual('../support/mocks/encoded-picture'));
jest.mock('@/lib/documents/typst', () => {
  const actual = jest.requireActual('@/lib/documents/typst');
  return { ...actual, typesetSvg: jest.fn(actual.typesetSvg) };
});
jest.mock('next/navigation', () => ({ useServerInsertedHTML: () => {} }));

const owners = {
  template: { basePath: '', content: { '': sampleContent } },
  complete: { basePath: '/below', content: { '': complete, es: completeInSpanish } },
};

/** sharp and Typst, which make the documents, need these. */
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

/** Without the folder of this machine. Jest does not copy fonts. */
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
  return { [file]: String(made).replaceAll('\r\n', '\n') };
}

/** The page of a language: texts, metadata, structured data. */
async function goldenFilesOfPage(folder: string) {
  const params = Promise.resolve({ folder });
  const html = await htmlOf(await Page({ params }));
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const named = (file: string) => localizedPath(folder, '/').slice(1) + file;
  return {
    [named('index.txt')]: textsOfPage(html),
    [named('metadata.json')]: inLines(await generateMetadata({ params })),
    [named('structured-data.json')]: inLines(JSON.parse(data)),
  };
}

describe.each(Object.entries(owners))('the site "%s"', (owner, { basePath, content }) => {
  beforeEach(() => {
    // The footer has the year of the build.
    jest.useFakeTimers({ now: new Date('2030-06-01'), doNotFake: [...realTimers] });
    jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: basePath });
    jest.mocked(sites).mockReturnValue(checkedSites(content));
  });
  afterEach(() => jest.useRealTimers());

  const expectAll = (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      const name = `${owner}/${file}`;
      if (!withoutGolden.includes(name)) expectGolden(name, text);
    }
  };

  test.each(Object.keys(content))('has the page in the folder "%s"', async (folder) => {
    expectAll(await goldenFilesOfPage(folder));
  });

  test('has a page for wrong addresses', async () => {
    expectAll({
      '404.txt': textsOfPage(await htmlOf(NotFoundPage())),
      '404.metadata.json': inLines(notFoundMetadata()),
    });
  });

  const names = Object.keys(generatedFiles(checkedSites(content)));
  const compared = names.filter(
    (file) => !/(icon.*|\.svg)$/.test(file) && !withoutGolden.includes(`${owner}/${file}`),
  );

  test('has the files of files.txt, and no others', () =>
    expectAll({ 'files.txt': `${names.join('\n')}\n` }));

  test.each(compared)('has %s', async (file) => {
    const make = generatedFiles(sites())[file];
    expectAll(await goldenFilesOf(file, (await make?.()) ?? ''));
  });
});

import '../support/mocks/pages-in-jest';

import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { generatedFiles } from '@/app/generated-files';
import NotFoundPage from '@/app/not-found';
import Page from '@/app/page';
import { ogTexts } from '@/lib/documents/og';
import { contentTypeOf } from '@/lib/hosting/headers';
import { checkedSites } from '@/lib/site/checked-sites';
import { mergedContents, sitesFor } from '@/lib/site/localized-site';
import { localizedSites } from '@/lib/site/sites';
import { complete } from '../contents/complete';
import { expectGolden } from '../support/golden';
import { htmlOf, pageTexts } from '../support/page-texts';
import { readPdf } from '../support/pdf-in-jest';
import { imageOf, siteOf } from '../support/site';

// What a build generates for a content with every field in two languages, below a path, compared
// with the files in `__tests__/golden/complete`. published-files.spec.ts compares heads of second
// languages.

jest.mock('@/lib/site/checked-sites', () => ({ checkedSites: jest.fn() }));

const inSpanish = {
  site: { ...complete.site, language: 'es', updated: '2030-05-18' },
  owner: { ...complete.owner, name: 'Nombre Familia', firstNames: 'Nombre', role: 'Rol' },
};
const makeSites = () => sitesFor(mergedContents({ '': complete, es: inSpanish }), imageOf);

const inLines = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The texts of a page, without this machine's folder in addresses of fonts. */
const textsOfPage = (html: string) =>
  pageTexts(html).map((text) => text.replace(pathToFileURL('.').href, ''));

const expectFile: typeof expectGolden = (file, text) => expectGolden(`complete/${file}`, text);

beforeEach(() => {
  // The footer has the year of the build.
  jest.useFakeTimers({ now: new Date('2030-06-01'), advanceTimers: true });
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/below' });
  const checked = { contents: { '': {} }, faults: [], images: [], sites: makeSites() };
  jest.mocked(checkedSites).mockResolvedValue(checked);
});
afterEach(() => jest.useRealTimers());

test('the page shows every field, and describes the owner to search engines', async () => {
  const html = await htmlOf(await Page({ params: Promise.resolve({}) }));
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expectFile('index.txt', textsOfPage(html));
  expectFile('structured-data.json', inLines(JSON.parse(data)));
  // Blockers of advertisements hide names like "social-links".
  const names = [...html.matchAll(/ (?:class|id)="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(' '),
  );
  expect(names).toContain('projects');
  expect(names.filter((name) => /social|share|sharing|follow/i.test(name))).toEqual([]);
});

test.each([
  [undefined, 'en'],
  ['es', 'es'],
  // The build removes its page.
  ['unused', 'en'],
])('the page in the folder %s has the language %s', async (folder, language) => {
  const html = await htmlOf(await Page({ params: Promise.resolve({ folder }) }));
  expect(html).toContain(`<html lang="${language}"`);
});

test('the page for wrong addresses leads to the home page, and does not describe the owner', async () => {
  const html = await htmlOf(await NotFoundPage());
  expectFile('404.txt', textsOfPage(html));
  expect(html).not.toContain('ld+json');
});

const make = async (file: string) => (await generatedFiles(await localizedSites())[file]?.()) ?? '';

test('the CV has every field', async () => {
  const { tagged, links } = await readPdf(Buffer.from(await make('cv.pdf')));
  expectFile('cv.pdf.txt', [tagged, '', 'Links:', ...links]);
});

test('the build says what a CV leaves out', async () => {
  const log = jest.spyOn(console, 'log').mockReturnValue();
  const summary = 'I dive. '.repeat(1000);
  const long = siteOf({ certificates: [{ name: 'First aid', summary }] });
  await generatedFiles([long])['cv.pdf']?.();
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/CV in English: \d+ texts have no room/));
});

test('the contact card has lines for address books', async () => {
  expectFile('contact.vcf', String(await make('contact.vcf')).replaceAll('\r\n', '\n'));
});

test.each(['resume.json', 'robots.txt', 'sitemap.xml'])(
  '%s is as somebody last looked at it',
  async (file) => expectFile(file, String(await make(file))),
);

test('the social image has name, role, address, and an intro that is not too long', async () => {
  const [main] = await localizedSites();
  expectFile('og.png.json', inLines(ogTexts(main)));
});

test('the icon for home screens has its size, and no transparent pixel, which phones show as black', async () => {
  const icon = sharp(Buffer.from(await make('apple-icon.png')));
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
  expect(await icon.stats()).toHaveProperty('isOpaque', true);
});

test('a build makes the files of files.txt, and no others; each has a type, and texts an encoding', async () => {
  const names = Object.keys(generatedFiles(await localizedSites()));
  expectFile('files.txt', names);
  for (const name of [...names, 'index.html', 'page.css']) {
    expect(contentTypeOf(name)).toMatch(/^(text\/[a-z]+; charset=utf-8|(image|application)\/\S+)$/);
  }
});

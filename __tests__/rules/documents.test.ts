import sharp from 'sharp';
import { generatedFiles } from '@/app/generated-files';
import { typstLocale } from '@/lib/documents/typst';
import { localizedPath } from '@/lib/files/generated-names';
import { sites } from '@/lib/site/sites';
import { readPdf } from '../support/read-pdf';

// The documents that any owner's site has, in each of its languages.

const files = generatedFiles(sites());
const languages = sites().map((site) => {
  const { folder } = site;
  const make = async (file: string) =>
    Buffer.from((await files[localizedPath(folder, `/${file}`).slice(1)]?.()) ?? '');
  return { ...site, language: site.content.site.language, make };
});

test.each(languages)('the CV in $language is tagged, and fits on its pages', async (site) => {
  const { content, profile, language, make } = site;
  const bytes = await make('cv.pdf');
  const cv = await readPdf(bytes);
  const { name } = content.owner;
  const title = expect.stringContaining(name);
  const { lang, region } = typstLocale(language);
  expect(cv.info).toMatchObject({
    Title: title,
    Author: name,
    Language: region === null ? lang : `${lang}-${region}`,
  });
  const levels = cv.roles.flatMap((role) => /^H(\d)$/.exec(role)?.[1] ?? []).map(Number);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect({ firstHeading: levels[0], headingsThatSkipALevel: skipped }).toEqual({
    firstHeading: 1,
    headingsThatSkipALevel: [],
  });
  const companies = profile.companies.filter((roles) => roles.some(({ isInCv }) => isInCv));
  const entries = companies.length + profile.schools.length;
  // Projects with a line each have no heading.
  expect(levels.filter((level) => level === 3).length).toBeGreaterThanOrEqual(entries);
  expect(cv).toHaveProperty('isWithinPage', true);
  const almostEmptyPages = cv.pages.filter((page) => page.length < 20);
  expect(almostEmptyPages).toEqual([]);
  const mostBytes = 100 * 1024 + 50 * 1024 * cv.pages.length;
  expect(bytes.length).toBeLessThan(mostBytes);
});

test.each(languages)(
  'the social image in $language has less than 300 KB, as networks require',
  async ({ make }) => {
    expect((await make('og.png')).length).toBeLessThan(300 * 1024);
  },
);

test('the icon for home screens has its size, and no transparent pixel', async () => {
  // Phones crop a square icon to their own shape, and show transparent pixels as black.
  const icon = sharp(Buffer.from((await files['apple-icon.png']?.()) ?? ''));
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
  expect(await icon.stats()).toHaveProperty('isOpaque', true);
});

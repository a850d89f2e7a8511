import { complete } from '../contents/complete';
import { homePageOf } from '../support/page-texts';
import { siteOf } from '../support/site';

jest.mock('next/navigation', () => ({ useServerInsertedHTML: () => {} }));
jest.mock('@/lib/files/public-files', () => ({
  findPublicFile: () => 'sample/public/images/portrait.png',
}));
jest.mock('@/lib/images/pictures', () => jest.requireActual('../support/mocks/encoded-picture'));

test('no class and no id is a word like "social-links", because blockers of advertisements hide such elements', async () => {
  const html = await homePageOf(siteOf({}, complete));
  const names = [...html.matchAll(/ (?:class|id)="([^"]*)"/g)].flatMap(([, value]) =>
    (value ?? '').split(' '),
  );
  expect(names).toContain('dotted');
  expect(names.filter((name) => /social|share|sharing|follow/i.test(name))).toEqual([]);
});

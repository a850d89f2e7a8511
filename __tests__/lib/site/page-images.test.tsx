import { everything } from '@/__tests__/contents/everything';
import { sitesFor } from '@/lib/site/make-sites';
import { preparePageImages } from '@/lib/site/page-images';
import { homePageOf } from '../../support/page-texts';

jest.mock('next/navigation', () => ({ useServerInsertedHTML: () => {} }));
jest.mock('@/lib/files/public-files', () => ({ publicFiles: () => [] }));

const mockPrepared = new Set<string>();
jest.mock('@/lib/images/prepare-image', () => ({
  prepareImage(src: string, use = 'picture') {
    mockPrepared.add(`${src} as ${use}`);
    return jest.requireActual('../../support/mocks/encoded-picture').prepareImage(src);
  },
}));
jest.mock('@/lib/images/logo', () => ({
  ...jest.requireActual('@/lib/images/logo'),
  // React's cache tells calls apart by all arguments.
  async deviconPlateOf(...icon: unknown[]) {
    mockPrepared.add(String(icon));
  },
}));

test('all images of a page are prepared before it is rendered, so that two builds are equal', async () => {
  const [site] = sitesFor({ '': everything });
  await preparePageImages(site);
  const before = new Set(mockPrepared);
  await homePageOf(site);
  expect(before.size).toBeGreaterThan(2);
  expect(mockPrepared).toEqual(before);
});

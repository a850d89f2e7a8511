import { isOwnersFile, refused, restore } from './owner-files.cjs';

// Tests of behavior read the sample in `template/`, because `content/` and `public/` are other
// files in each owner's project. `jest.config.ts` replaces the modules of the content. A test that
// enters another folder reads its files.

const root = process.cwd();

function mockInTemplate<Args extends unknown[], Result>(read: (...args: Args) => Result) {
  return (...args: Args): Result => {
    const folder = process.cwd();
    if (folder === root) process.chdir('template');
    try {
      return read(...args);
    } finally {
      process.chdir(folder);
    }
  };
}

jest.mock('@/lib/hosting/public-files', () => {
  const actual = jest.requireActual<typeof import('@/lib/hosting/public-files')>(
    '@/lib/hosting/public-files',
  );
  return {
    ...actual,
    findPublicFile: jest.fn(mockInTemplate(actual.findPublicFile)),
    publicFiles: mockInTemplate(actual.publicFiles),
  };
});
jest.mock('@/lib/content/files', () => {
  const actual = jest.requireActual<typeof import('@/lib/content/files')>('@/lib/content/files');
  return { ...actual, secondLanguageFolders: mockInTemplate(actual.secondLanguageFolders) };
});

afterEach(() => {
  const [error] = refused.splice(0);
  if (error) throw error;
});
afterAll(() => {
  restore();
  expect(Object.keys(require.cache).filter(isOwnersFile)).toEqual([]);
});

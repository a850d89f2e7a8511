// Tests of behavior use the sample in `template/`, because each owner has other files in `content/`
// and `public/`. `jest.config.ts` replaces the content. Here the same is done for files of
// `public/`, except in a test that enters another folder.

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
  const { findPublicFile, publicFiles } = jest.requireActual<
    typeof import('@/lib/hosting/public-files')
  >('@/lib/hosting/public-files');
  return {
    findPublicFile: jest.fn(mockInTemplate(findPublicFile)),
    publicFiles: mockInTemplate(publicFiles),
  };
});

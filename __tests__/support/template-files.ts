// Reads files of public/ from template/, like the content (jest.config.ts). A test that enters
// another folder reads its files.
jest.mock('@/lib/public-files', () => {
  const actual = jest.requireActual<typeof import('@/lib/public-files')>('@/lib/public-files');
  const root = process.cwd();
  return {
    ...actual,
    findPublicFile: (name: string) => {
      const folder = process.cwd();
      if (folder === root) process.chdir('template');
      const file = actual.findPublicFile(name);
      process.chdir(folder);
      return file;
    },
  };
});

import path from 'node:path';

// Reads files of public/ from template/, like the content (jest.config.ts).
jest.mock('@/lib/public-files', () => {
  const actual = jest.requireActual<typeof import('@/lib/public-files')>('@/lib/public-files');
  const template = path.resolve('template');
  return {
    ...actual,
    findPublicFile: (name: string, dir = process.cwd()) =>
      actual.findPublicFile(name, dir === process.cwd() ? template : dir),
  };
});

// A test imports this file first: pages then render in Jest. No picture is encoded, and each one
// that the content names is there.

jest.mock('next/navigation', () => ({ useServerInsertedHTML: () => {} }));
jest.mock('@/lib/files/public-files', () => ({
  findPublicFile: () => 'sample/public/images/portrait.png',
  publicFiles: () => [],
}));
jest.mock('@/lib/images/prepare-image', () => jest.requireActual('./encoded-picture'));

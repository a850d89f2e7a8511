// A test imports this file first: pages then render in Jest. Each picture that the content names is
// there, for documents, which read the original of the portrait.

jest.mock('next/navigation', () => ({ useServerInsertedHTML: () => {} }));
jest.mock('@/lib/files/owners-files', () => ({
  ...jest.requireActual('@/lib/files/owners-files'),
  findPictureFile: () => '__tests__/pictures/documents/icons.png',
}));

/** @jest-environment node */
import { ContentError } from '@/lib/content-error';
import { fullContent } from '../../fixtures/content';

/** Loads the content module again, with this check of the content. */
async function editionsCheckedBy(check: () => unknown) {
  jest.resetModules();
  jest.doMock('@/lib/content/editions', () => ({
    ...jest.requireActual('@/lib/content/editions'),
    checkedEditions: check,
  }));
  return (await import('@/lib/content')).editionOf;
}

afterEach(() => jest.dontMock('@/lib/content/editions'));

test('content with a fault is checked again at the next use, until it has none', async () => {
  const edition = { folder: '', content: fullContent };
  const check = jest
    .fn()
    .mockImplementationOnce(() => {
      throw new ContentError('content/projects.ts: no such file in public/');
    })
    .mockReturnValue([edition]);
  const editionOf = await editionsCheckedBy(check);
  expect(() => editionOf()).toThrow(/no such file/);
  expect(editionOf()).toBe(edition);
  expect(editionOf()).toBe(edition);
  expect(check).toHaveBeenCalledTimes(2);
});

// A module that throws while it loads keeps throwing.
test('no module of the page reads the content while it loads', async () => {
  await editionsCheckedBy(() => {
    throw new ContentError('a fault');
  });
  for (const load of [() => import('@/app/layout'), () => import('@/app/page')]) {
    await expect(load()).resolves.toBeDefined();
  }
});

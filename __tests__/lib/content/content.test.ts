/** @jest-environment node */
import { ContentError } from '@/lib/content-error';
import { fullContent } from '../../fixtures/content';

/** The content module anew, its check standing in for an owner who repairs what is wrong. */
async function editionsCheckedBy(check: () => unknown) {
  jest.resetModules();
  jest.doMock('@/lib/content/editions', () => ({
    ...jest.requireActual('@/lib/content/editions'),
    checkedEditions: check,
  }));
  return (await import('@/lib/content')).editionOf;
}

afterEach(() => jest.dontMock('@/lib/content/editions'));

test('content with a fault is checked again at the next use, so that a file added meanwhile counts', async () => {
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

test('no part of the page reads the content while it is loaded, where a fault would be remembered', async () => {
  await editionsCheckedBy(() => {
    throw new ContentError('a fault');
  });
  for (const load of [() => import('@/app/layout'), () => import('@/app/page')]) {
    await expect(load()).resolves.toBeDefined();
  }
});

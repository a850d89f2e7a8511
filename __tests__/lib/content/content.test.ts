/** @jest-environment node */
import { OwnersError } from '@/lib/content/check';
import { fullContent } from '../../fixtures/content';

/** The content module anew, its check standing in for an owner who repairs what is wrong. */
async function contentCheckedBy(check: () => unknown) {
  jest.resetModules();
  jest.doMock('@/lib/content/check', () => ({
    ...jest.requireActual('@/lib/content/check'),
    checkContent: check,
  }));
  return (await import('@/lib/content')).content;
}

afterEach(() => jest.dontMock('@/lib/content/check'));

test('content with a fault is checked again at the next use, so that a file added meanwhile counts', async () => {
  const check = jest
    .fn()
    .mockImplementationOnce(() => {
      throw new OwnersError('content/projects.ts: no such file in public/');
    })
    .mockReturnValue(fullContent);
  const content = await contentCheckedBy(check);
  expect(() => content.owner).toThrow(/no such file/);
  expect(content.owner).toEqual(fullContent.owner);
  expect({ ...content }).toEqual(fullContent);
  expect(check).toHaveBeenCalledTimes(2);
});

test('no part of the page reads the content while it is loaded, where a fault would be remembered', async () => {
  await contentCheckedBy(() => {
    throw new OwnersError('a fault');
  });
  for (const load of [() => import('@/app/layout'), () => import('@/app/page')]) {
    await expect(load()).resolves.toBeDefined();
  }
});

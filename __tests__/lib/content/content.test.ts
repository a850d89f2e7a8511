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

afterEach(() => {
  jest.dontMock('@/lib/content/editions');
  jest.restoreAllMocks();
});

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

test('the development server shows faults as the page; an error would make Next reload it', async () => {
  await editionsCheckedBy(() => {
    throw new ContentError('The content has faults:\ncontent/site.ts › url: is missing');
  });
  const { default: Page, generateMetadata } = await import('@/app/page');
  const { generateViewport } = await import('@/app/layout');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const props = { params: Promise.resolve({}) };
  await expect(Page(props)).rejects.toThrow('content/site.ts › url: is missing');
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  expect(renderToStaticMarkup(await Page(props))).toContain('content/site.ts › url: is missing');
  expect([await generateMetadata(props), generateViewport()]).toEqual([{}, {}]);
});

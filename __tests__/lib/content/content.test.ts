/** @jest-environment node */
import { templateContent } from '@/lib/content/template';

/** Loads the page with another content. */
async function pageWith(changes: object) {
  jest.resetModules();
  const content = Object.entries({ ...templateContent, ...changes });
  const contentModules = Object.fromEntries(
    content.map(([name, value]) => [`../../content/${name}.ts`, { [name]: value }]),
  );
  jest.doMock('@/__tests__/fixtures/template-modules', () => ({ contentModules }));
  const { generateViewport } = await import('@/app/layout');
  const { renderToStaticMarkup } = await import('react-dom/server');
  return { ...(await import('@/app/page')), generateViewport, renderToStaticMarkup };
}

const props = { params: Promise.resolve({}) };
const withoutUrl = { site: { ...templateContent.site, url: undefined } };
const withoutPhoto = {
  about: { ...templateContent.about, photo: { src: '/images/none.png', alt: 'None' } },
};

test('importing the page does not check the content, and a fault stops the build', async () => {
  const { default: Page } = await pageWith(withoutUrl);
  await expect(Page(props)).rejects.toThrow('content/site.ts › url: is missing');
});

test.each([
  ['a field', withoutUrl, 'content/site.ts › url: is missing'],
  ['a picture', withoutPhoto, 'content/about.ts › photo.src: no such file in public/'],
])('the development server shows that %s is missing as the page', async (_, changes, fault) => {
  const page = await pageWith(changes);
  const { default: Page, generateMetadata, generateViewport, renderToStaticMarkup } = page;
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  expect(renderToStaticMarkup(await Page(props))).toContain(fault);
  expect([await generateMetadata(props), generateViewport()]).toEqual([{}, {}]);
});

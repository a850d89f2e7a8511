/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { generateViewport } from '@/app/layout';
import Page, { generateMetadata } from '@/app/page';
import { templateContent } from '@/lib/content/template';
import { contentModules } from '../../fixtures/template-modules';

const props = { params: Promise.resolve({}) };

test.each([
  [
    'a field',
    { site: { ...templateContent.site, url: undefined } },
    'content/site.ts › url: is missing',
  ],
  [
    'a picture',
    { about: { ...templateContent.about, photo: { src: '/images/none.png', alt: 'None' } } },
    'content/about.ts › photo.src: no such file in public/',
  ],
])('the development server shows that %s is missing as the page', async (_, changes, fault) => {
  const [name = ''] = Object.keys(changes);
  jest.replaceProperty(contentModules, `../../content/${name}.ts`, changes);
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  expect(renderToStaticMarkup(await Page(props))).toContain(fault);
  expect([await generateMetadata(props), generateViewport()]).toEqual([{}, {}]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { GET, generateStaticParams } from '@/app/[...file]/route';
import { generateViewport } from '@/app/layout';
import NotFoundPage, { generateMetadata as notFoundMetadata } from '@/app/not-found';
import Page, { generateMetadata } from '@/app/page';
import { content as sampleContent } from '@/sample/content';

const props = { params: Promise.resolve({}) };

test('while a picture is missing, the development server says so, and makes no file', async () => {
  const photo = { src: '/images/none.png', alt: 'None' };
  const about = { ...sampleContent.about, photo };
  const replaced = jest.replaceProperty(sampleContent, 'about', about);
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const fault = 'content/about.ts › photo.src: there is no such file in public/';
  expect(renderToStaticMarkup(await Page(props))).toContain(fault);
  expect(renderToStaticMarkup(NotFoundPage())).toContain(fault);
  const metadata = [await generateMetadata(props), notFoundMetadata(), generateViewport()];
  expect(metadata).toEqual([{}, {}, {}]);
  const params = Promise.resolve({ file: ['favicon.ico'] });
  const { status } = await GET(new Request('http://localhost/favicon.ico'), { params });
  expect([generateStaticParams(), status]).toEqual([[], 404]);
  // The owner has put the picture there.
  replaced.restore();
  expect(generateViewport()).not.toEqual({});
});

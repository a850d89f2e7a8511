import { GET, generateStaticParams } from '@/app/[...file]/route';
import { generateViewport } from '@/app/layout';
import NotFoundPage from '@/app/not-found';
import Page, { generateMetadata } from '@/app/page';
import { content } from '../support/mocks/content';

const props = { params: Promise.resolve({}) };

test('while a picture is missing, the development server says so, until the owner puts it there', async () => {
  const photo = { src: 'none.png', alt: 'None', focus: 'nowhere' };
  const about = { ...content.about, photo };
  const replaced = jest.replaceProperty(content, 'about', about);
  // The second of two lines.
  const fault = '\ncontent/about.ts › photo › src: content/pictures/ has no such file';
  await expect(Page(props)).rejects.toThrow(fault);
  await expect(generateMetadata(props)).rejects.toThrow(fault);
  for (const each of [NotFoundPage, generateViewport, generateStaticParams]) {
    await expect(each()).rejects.toThrow(fault);
  }
  const params = Promise.resolve({ file: ['favicon.ico'] });
  await expect(GET(new Request('http://localhost/favicon.ico'), { params })).rejects.toThrow(fault);
  replaced.restore();
  expect(await generateViewport()).not.toEqual({});
});

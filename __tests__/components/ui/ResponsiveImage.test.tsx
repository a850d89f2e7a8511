import { renderToStaticMarkup } from 'react-dom/server';
import { ResponsiveImage } from '@/components/ui/ResponsiveImage';
import { preparedImage } from '../../support/images';

const avif = [480, 1600].map((width) => ({ path: `/drawer-${width}.avif`, width }));
const picture = { ...preparedImage('drawer.jpeg', { avif }), alt: 'An open drawer' };

test('a picture has AVIF and a file for every browser, with its text, size and focus', () => {
  const image = { ...picture, focus: '25% 20%' };
  const html = renderToStaticMarkup(<ResponsiveImage image={image} sizes="92vw" />);
  expect(html).toContain('srcSet="/drawer-480.avif 480w,/drawer-1600.avif 1600w" sizes="92vw"');
  expect(html).toContain('<img src="/images/drawer.jpeg" alt="An open drawer"');
  expect(html).toContain('width="1600" height="1000" loading="lazy"');
  expect(html).toContain('object-position:25% 20%');
});

test('a picture that loads first has priority, and an SVG has one file', () => {
  const drawing = { ...picture, avif: [] };
  const html = renderToStaticMarkup(<ResponsiveImage image={drawing} sizes="92vw" loadsFirst />);
  expect(html).toMatch(/fetchPriority="high"/i);
  expect(html).not.toMatch(/source|lazy/);
});

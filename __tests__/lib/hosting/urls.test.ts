/** @jest-environment node */
import { absoluteUrlFor, linkPath, linkUrl } from '@/lib/hosting/urls';
import { fullContent } from '../../fixtures/content';

// The environment of a preview below a path.
beforeEach(() => {
  const env = { ...process.env, SITE_URL: 'https://preview.example/', BASE_PATH: 'portfolio/' };
  jest.replaceProperty(process, 'env', env);
});

test.each([
  'https://x.example/a?b=c#d',
  'mailto:juan@example.com',
  'tel:+63',
  '#skills',
  '//cdn.example',
])('an address of another site does not change: %s', (address) => {
  expect(linkPath(address)).toBe(address);
});

test('addresses of files are percent-encoded, below the path of the preview', () => {
  const address = absoluteUrlFor(fullContent.site);
  expect(address('/')).toBe('https://preview.example/portfolio/');
  expect(linkPath('/my cv #2? 100%.pdf')).toBe('/portfolio/my%20cv%20%232%3F%20100%25.pdf');
  expect(linkUrl('/写真/n\u0303.png', address)).toBe(
    `https://preview.example/portfolio/${encodeURI('写真/ñ.png')}`,
  );
});

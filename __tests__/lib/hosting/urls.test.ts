/** @jest-environment node */
import { absoluteUrlFor, linkPath, linkUrl } from '@/lib/hosting/urls';
import { fullContent } from '../../fixtures/content';

const { env } = process;

afterEach(() => {
  process.env = env;
});

/** Sets the environment of a preview below a path. */
function moveSite() {
  process.env = { ...env, SITE_URL: 'https://preview.example/', BASE_PATH: 'portfolio/' };
}

test('addresses start with the content’s host, or with SITE_URL and BASE_PATH', () => {
  expect(absoluteUrlFor(fullContent.site)('/og.png')).toBe('https://juan-dela-cruz.example/og.png');
  moveSite();
  const address = absoluteUrlFor(fullContent.site);
  expect(address('/og.png')).toBe('https://preview.example/portfolio/og.png');
  expect(address('/')).toBe('https://preview.example/portfolio/');
});

test.each([
  'https://x.example/a?b=c#d',
  'mailto:juan@example.com',
  'tel:+63',
  '#skills',
  '//cdn.example',
])('an address of another site does not change: %s', (address) => {
  moveSite();
  expect(linkPath(address)).toBe(address);
});

test('addresses of files are percent-encoded', () => {
  moveSite();
  expect(linkPath('/my cv #2? 100%.pdf')).toBe('/portfolio/my%20cv%20%232%3F%20100%25.pdf');
  expect(linkUrl('/写真/n\u0303.png', absoluteUrlFor(fullContent.site))).toBe(
    `https://preview.example/portfolio/${encodeURI('写真/ñ.png')}`,
  );
});

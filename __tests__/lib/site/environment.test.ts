import { environmentFaults } from '@/lib/site/check-content';

test('the environment variables are an address without a path, and a path', () => {
  const accepted: Record<string, string>[] = [
    {},
    { SITE_URL: '', BASE_PATH: '' },
    { SITE_URL: 'https://juan.example/', BASE_PATH: 'portfolio' },
    { SITE_URL: 'http://localhost:3000', BASE_PATH: '/my-site/v1.2/' },
  ];
  expect(accepted.flatMap(environmentFaults)).toEqual([]);
  const refused = [
    ['SITE_URL', 'juan.example'],
    ['SITE_URL', 'ftp://juan.example'],
    ['SITE_URL', 'https://juan.example/me'],
    ['SITE_URL', 'https://juan.example/?me'],
    ['BASE_PATH', '/my site'],
    ['BASE_PATH', 'https://juan.example/me'],
    ['BASE_PATH', '/../me'],
    ['BASE_PATH', 'C:/Program Files/Git/portfolio'],
  ].map(([file = '', value = '']) => ({ place: { file }, value }));
  const rule = expect.stringMatching(/^must be/);
  expect(refused.flatMap(({ place, value }) => environmentFaults({ [place.file]: value }))).toEqual(
    refused.map((fault) => ({ ...fault, rule })),
  );
});

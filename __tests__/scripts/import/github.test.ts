/** @jest-environment node */
import { contentFaults } from '@/lib/content/check';
import { withGithub } from '@/scripts/import/github';
import { resumeToContent } from '@/scripts/import/to-content';
import { repository, startGithub } from './github-server';

/** What an import of an account gives, alone or beside a résumé. */
async function importAccount(
  answers?: Parameters<typeof startGithub>[0],
  resume?: Record<string, unknown>,
) {
  const { url, close } = await startGithub(answers);
  const env = { ...process.env, GITHUB_API_URL: url, GITHUB_TOKEN: undefined };
  const found = await withGithub('ana', resume, env).finally(close);
  return { found, ...resumeToContent(found.resume, '2026-11-20') };
}

it('becomes content: the person, and the best projects', async () => {
  const { content, found } = await importAccount();
  expect(contentFaults(content)).toEqual([]);
  expect(content.owner).toMatchObject({ name: 'Ana Santos', intro: 'I count kelp.' });
  expect(content.site.url).toBe('https://ana.example');
  expect(content.contact).toMatchObject({
    location: 'Cebu',
    social: [{ name: 'GitHub', href: 'https://github.com/ana' }],
  });
  expect(content.projects[0]).toEqual({
    title: 'Parcel tracker',
    description: 'What parcel-tracker does.',
    period: { from: '2022', to: '2024' },
    tags: ['TypeScript', 'maps'],
    demoLink: 'https://parcels.example',
    repoLink: 'https://github.com/ana/parcel-tracker',
    featured: true,
  });
  // Stars first, then the last push; six at most, the rest is named.
  expect(content.projects.map(({ title }) => title)).toEqual([
    'Parcel tracker',
    'react-notes',
    ...['of-2025', 'of-2024', 'of-2023', 'of-2022'],
  ]);
  expect(found.notes).toEqual([
    'github:ana: taken as projects: parcel-tracker, react-notes, of-2025, of-2024, of-2023, of-2022',
    'github:ana: not taken: old-one, someone-elses, nameless, of-2021',
  ]);
});

it('gives a résumé the projects that it does not have', async () => {
  const resume = {
    basics: { name: 'Ana María Santos' },
    projects: [
      { name: 'Parcel Tracker' },
      { name: 'Notes', url: 'https://github.com/ana/react-notes' },
    ],
  };
  const { content } = await importAccount({}, resume);
  expect(content.owner.name).toBe('Ana María Santos');
  expect(content.projects.map(({ title }) => title)).toEqual([
    'Parcel Tracker',
    'Notes',
    ...['of-2025', 'of-2024', 'of-2023', 'of-2022', 'of-2021'],
  ]);
});

it('is read to its last page', async () => {
  const page = Array.from({ length: 100 }, (_, index) => repository(`number-${index}`));
  const { content } = await importAccount({
    '/users/ana/repos': [200, page],
    '/users/ana/repos?type=owner&per_page=100&page=2': [
      200,
      [repository('last', { stargazers_count: 5 })],
    ],
  });
  expect(content.projects[0]?.title).toBe('last');
});

describe('An answer that cannot be used becomes a sentence', () => {
  const reset = new Date(2026, 10, 20, 14, 5);
  const limit = {
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(reset.getTime() / 1000),
  };
  it.each([
    ['no such user', [404, { message: 'Not Found' }], 'GitHub has no user of this name.'],
    [
      'the hourly limit',
      [403, { message: 'API rate limit exceeded' }, limit],
      /reached\. .* 2:05\sPM/,
    ],
    ['a wrong token', [401, {}], 'GitHub does not accept the token in GITHUB_TOKEN.'],
    ['a fault of GitHub', [502, 'Bad Gateway'], /status 502/],
    ['no JSON', [200, '<!doctype html>'], /cannot be read/],
  ] as const)('%s', async (_, [status, body, headers], sentence) => {
    const answer = importAccount({ '/users/ana': [status, body, headers] });
    await expect(answer).rejects.toThrow(sentence);
  });
});

/** @jest-environment node */
import { githubName, withGithub } from '@/tools/import/github';
import { resumeToContent } from '@/tools/import/to-content';
import { startGithub } from './github-server';

const askGithubAt = (url: string) =>
  jest.replaceProperty(process, 'env', { ...process.env, GITHUB_API_URL: url, GITHUB_TOKEN: '' });

/** Imports the account, alone or together with a résumé. */
async function importAccount(
  answers?: Parameters<typeof startGithub>[0],
  resume?: Record<string, unknown>,
) {
  const { url, close } = await startGithub(answers);
  askGithubAt(url);
  const completed = await withGithub('ana', resume).finally(close);
  return resumeToContent(completed, '2026-11-20');
}

it('turns an account into content: the person and the best projects', async () => {
  const { content, remarks } = await importAccount();
  expect(content).toMatchObject({
    site: { url: 'https://ana.example' },
    owner: { name: 'Ana Santos', intro: 'I count kelp.' },
    contact: {
      location: 'Cebu',
      social: [
        { name: 'X', href: 'https://x.com/ana_codes' },
        { name: 'GitHub', href: 'https://github.com/ana' },
      ],
    },
    skills: [{ name: 'TypeScript' }, { name: 'Rust' }],
  });
  expect(content.projects[0]).toEqual({
    title: 'parcel-tracker',
    description: 'What parcel-tracker does.',
    period: { from: '2020', to: '2024' },
    tags: ['TypeScript', 'maps'],
    demoLink: 'https://parcels.example',
    repoLink: 'https://github.com/ana/parcel-tracker',
    featured: true,
  });
  expect(content.projects[1]?.period).toEqual({ from: '2020', to: '2020' });
  // By stars, then by the last push; six at most.
  const titles = content.projects.map(({ title }) => title);
  expect(titles.slice(1)).toEqual(['react-notes', 'of-2025', 'of-2024', 'of-2023', 'of-2022']);
  expect(remarks).toEqual([
    expect.stringContaining('basics, company: "@reef" ('),
    expect.stringMatching(/other repositories: "old-one", .* "of-2021" \(/),
  ]);
});

it.each([
  [[404, {}], 'GitHub has no user of this name.'],
  [[403, {}, { 'x-ratelimit-remaining': '0' }], /^GitHub’s hourly limit is reached\. Try again /],
  [[401, {}], 'GitHub does not accept the token in GITHUB_TOKEN.'],
  [[502, 'Bad Gateway'], 'GitHub refused to answer (status 502).'],
  [[200, '<!doctype html>'], /cannot be read/],
] as const)('reports the answer %j with a sentence', async (answer, sentence) => {
  await expect(importAccount({ '/users/ana': answer })).rejects.toThrow(sentence);
});

it('is content with a login name', async () => {
  const user = { login: 'ana', html_url: 'https://github.com/ana' };
  const { content } = await importAccount({ '/users/ana': [200, user] });
  expect(content.owner.name).toBe('ana');
});

it('explains that GitHub cannot be reached', async () => {
  // Port 9 refuses connections.
  askGithubAt('http://127.0.0.1:9');
  await expect(withGithub('ana', undefined)).rejects.toThrow('GitHub cannot be reached.');
});

it('adds to a résumé the profile, links and topics of its own projects, and other projects', async () => {
  const url = 'https://github.com/ana/react-notes';
  const projects = [
    { name: 'Parcel Tracker', keywords: ['Maps'], description: 'Finds parcels.' },
    { name: 'Notes', url },
    { name: 'of-2025', url: 'https://github.com/someone/else' },
    { name: 'Someone else’s' },
  ];
  const profiles = [{ network: 'Mastodon', url: 'https://reef.example/@ana' }];
  const { content } = await importAccount(undefined, { basics: { profiles }, projects });
  // Rust is the language of a project that the résumé has.
  expect(content.skills).toMatchObject([{ name: 'TypeScript' }, { name: 'Rust' }]);
  expect(content.contact.social).toEqual([
    { name: 'Mastodon', href: 'https://reef.example/@ana' },
    { name: 'GitHub', href: 'https://github.com/ana' },
  ]);
  expect(content.projects.slice(0, 5)).toMatchObject([
    {
      title: 'Parcel Tracker',
      description: 'Finds parcels.',
      tags: ['Maps', 'TypeScript'],
      demoLink: 'https://parcels.example',
      repoLink: 'https://github.com/ana/parcel-tracker',
    },
    { title: 'Notes', tags: ['Rust'], repoLink: url, demoLink: 'https://notes.example' },
    { title: 'of-2025', tags: [], repoLink: 'https://github.com/someone/else' },
    { title: 'Someone else’s', tags: [] },
    { title: 'of-2025', repoLink: 'https://github.com/ana/of-2025' },
  ]);
  const known = [{ url: 'http://www.github.com/Ana/' }];
  const again = await importAccount(undefined, { basics: { profiles: known } });
  expect(again.content.contact.social).toHaveLength(1);
});

it('tells names and addresses of accounts from files', () => {
  const names = ['github:ana', 'https://github.com/ana', 'http://www.github.com/ana/'];
  expect(names.map(githubName)).toEqual(['ana', 'ana', 'ana']);
  const others = ['github.com/ana-codes', 'https://github.com/ana/kelp', 'github.json'];
  expect(others.map(githubName)).toEqual(['ana-codes', undefined, undefined]);
});

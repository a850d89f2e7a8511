/** @jest-environment node */
import { githubName, withGithub } from '@/tools/import/github';
import { readResume } from '@/tools/import/read-resume';
import type { ResumeSource } from '@/tools/import/resume-source';
import { resumeToContent } from '@/tools/import/to-content';
import type { Entry } from '@/tools/import/values';
import { expectImport } from './expect-import';
import { startGithub } from './github-server';

const askGithubAt = (url: string) =>
  jest.replaceProperty(process, 'env', { ...process.env, GITHUB_API_URL: url, GITHUB_TOKEN: '' });

/** Reads the account, alone or together with a résumé. */
async function readAccount(answers?: Parameters<typeof startGithub>[0], source?: ResumeSource) {
  const { url, close } = await startGithub(answers);
  askGithubAt(url);
  return await withGithub('ana', source).finally(close);
}

it('turns an account into content: the person and the best projects', async () => {
  expectImport('github', await readAccount());
});

it('adds to LinkedIn’s export what GitHub has', async () => {
  const linkedin = readResume('__tests__/fixtures/resumes/linkedin');
  expectImport('linkedin-and-github', await readAccount({}, linkedin));
});

it.each([
  [[404, {}], 'GitHub has no user of this name.'],
  [[403, {}, { 'x-ratelimit-remaining': '0' }], /^GitHub’s hourly limit is reached\. Try again /],
  [[401, {}], 'GitHub does not accept the token in GITHUB_TOKEN.'],
  [[502, 'Bad Gateway'], 'GitHub refused to answer (status 502).'],
  [[200, '<!doctype html>'], /cannot be read/],
] as const)('reports the answer %j with a sentence', async (answer, sentence) => {
  await expect(readAccount({ '/users/ana': answer })).rejects.toThrow(sentence);
});

it('is content with a login name', async () => {
  const user = { login: 'ana', html_url: 'https://github.com/ana' };
  const { resume } = await readAccount({ '/users/ana': [200, user] });
  expect(resumeToContent(resume, '2026-11-20').owner.name).toBe('ana');
});

it('explains that GitHub cannot be reached', async () => {
  // Port 9 refuses connections.
  askGithubAt('http://127.0.0.1:9');
  await expect(withGithub('ana', undefined)).rejects.toThrow('GitHub cannot be reached.');
});

it('adds to a résumé the profile, links and topics of its own projects, and other projects', async () => {
  const projects = [
    { name: 'Parcel Tracker', keywords: ['Maps'], description: 'Finds parcels.' },
    { name: 'Notes', url: 'https://github.com/ana/react-notes' },
    { name: 'of-2025', url: 'https://github.com/someone/else' },
    { name: 'Someone else’s' },
  ];
  const profiles = [{ network: 'Mastodon', url: 'https://reef.example/@ana' }];
  const resume = { basics: { name: 'Ana Santos', profiles }, projects };
  expectImport('resume-and-github', await readAccount({}, { resume, leftOut: [] }));
});

it('finds a project of the résumé by any of its addresses, and any part of a repository', async () => {
  const projects = [
    { name: 'Tracker', url: 'https://github.com/ana/parcel-tracker.git' },
    { title: 'Notes', link: 'https://github.com/ana/react-notes/tree/main' },
    { name: 'Demo', url: 'https://demo.example', repo: 'https://github.com/ana/of-2025' },
  ];
  const { resume } = await readAccount({}, { resume: { projects }, leftOut: [] });
  const names = (resume.projects as Entry[]).map(({ name, title }) => name ?? title);
  expect(names.slice(0, 3)).toEqual(['Tracker', 'Notes', 'Demo']);
  for (const repository of ['parcel-tracker', 'react-notes', 'of-2025']) {
    expect(names).not.toContain(repository);
  }
});

it('adds no profile that the résumé has already', async () => {
  for (const profile of [
    { url: 'http://www.github.com/Ana/' },
    { network: 'GitHub', username: 'ana' },
    'github.com/ana',
  ]) {
    const basics = { profiles: [profile] };
    const { resume } = await readAccount({}, { resume: { basics }, leftOut: [] });
    expect(resume.basics).toEqual(basics);
  }
});

it('tells names and addresses of accounts from files', () => {
  const names = ['github:ana', 'https://github.com/ana', 'http://www.github.com/ana/'];
  expect(names.map(githubName)).toEqual(['ana', 'ana', 'ana']);
  const others = ['github.com/ana-codes', 'https://github.com/ana/kelp', 'github.json'];
  expect(others.map(githubName)).toEqual(['ana-codes', undefined, undefined]);
});

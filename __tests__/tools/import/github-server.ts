import { serve } from '../../support/serve';

// Imitates GitHub's REST API on this machine.

const user = {
  login: 'ana',
  html_url: 'https://github.com/ana',
  name: 'Ana Santos',
  blog: 'ana.example',
  location: 'Cebu',
  email: null,
  bio: 'I count kelp. :zap:',
  company: '@reef',
  twitter_username: 'ana_codes',
};

/** A repository in the API's list, with the fields that the import reads. */
const repository = (name: string, more: object = {}) => ({
  name,
  html_url: `https://github.com/ana/${name}`,
  description: `What ${name} does.`,
  fork: false,
  created_at: '2020-03-01T09:00:00Z',
  pushed_at: '2024-05-01T09:00:00Z',
  homepage: null,
  stargazers_count: 0,
  language: 'TypeScript',
  topics: [],
  archived: false,
  ...more,
});

const repositories = [
  repository('old-one', { archived: true, stargazers_count: 90 }),
  repository('someone-elses', { fork: true, stargazers_count: 90 }),
  repository('nameless', { description: null }),
  // The text of the profile, and settings.
  ...['Ana', 'dotfiles', '.github'].map((name) => repository(name, { stargazers_count: 50 })),
  repository('parcel-tracker', {
    description: ':package: What parcel-tracker does.',
    stargazers_count: 9,
    homepage: 'parcels.example',
    topics: ['maps', 'typescript'],
  }),
  repository('react-notes', {
    stargazers_count: 3,
    description: null,
    language: 'Rust',
    homepage: 'notes.example',
    pushed_at: null,
  }),
  ...['2021', '2022', '2023', '2024', '2025'].map((year) =>
    repository(`of-${year}`, { pushed_at: `${year}-01-01T00:00:00Z` }),
  ),
];

type Answer = readonly [status: number, body: unknown, headers?: Record<string, string>];

/**
 * Serves the account "ana".
 * @param answers by path; they replace the recorded ones. A string is sent as it is.
 */
export async function startGithub(answers: Record<string, Answer> = {}) {
  const all: Record<string, Answer> = {
    '/users/ana': [200, user],
    '/users/ana/repos': [200, repositories],
    ...answers,
  };
  const tokens: (string | undefined)[] = [];
  const { url, close } = await serve(({ url = '', headers }, response) => {
    tokens.push(headers.authorization);
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const [status, body, more] = all[pathname] ?? [404, {}];
    response.writeHead(status, { 'content-type': 'application/json', ...more });
    // Without these settings it sends the first 30 by name.
    const { sort, per_page } = Object.fromEntries(searchParams);
    const isWhole = !Array.isArray(body) || (sort === 'pushed' && per_page === '100');
    response.end(typeof body === 'string' ? body : JSON.stringify(isWhole ? body : []));
  });
  return { url, tokens, close };
}

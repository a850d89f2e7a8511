import { z } from 'zod';
import { PlainError } from '../support/run-script';
import { type Entry, entriesIn } from './reading';

// GitHub's public REST API: https://docs.github.com/en/rest

/** A user, turned into the `basics` of a résumé. */
const personSchema = z
  .looseObject({ login: z.string(), html_url: z.string(), blog: z.string().nullish() })
  .transform(({ login, html_url, name, bio, location, blog, email }) => ({
    name: name || login,
    summary: bio,
    email,
    location: { address: location },
    url: blog,
    profiles: [{ network: 'GitHub', url: html_url }],
  }));

const repositorySchema = z.object({
  name: z.string(),
  html_url: z.string(),
  description: z.string().nullish(),
  homepage: z.string().nullish(),
  language: z.string().nullish(),
  topics: z.array(z.string()).default([]),
  stargazers_count: z.number(),
  fork: z.boolean(),
  archived: z.boolean(),
  created_at: z.string(),
  pushed_at: z.string().catch(''),
});

type Repository = z.infer<typeof repositorySchema>;

/** How many projects one import takes over: few enough to be read. */
const MOST_PROJECTS = 6;
const PER_PAGE = 100;

/**
 * Adds a GitHub user's best projects to a résumé, except those that it has. Without a résumé, the
 * user's profile takes its place.
 * @param resume in the JSON Resume form, unchecked
 * @param env `GITHUB_API_URL` for another server, `GITHUB_TOKEN` for a higher rate limit, both optional
 * @returns the résumé, and notes on which repositories were taken
 * @throws PlainError if there is no such user, the rate limit is reached, or GitHub cannot be reached
 */
export async function withGithub(
  user: string,
  resume: Entry | undefined,
  env: NodeJS.ProcessEnv,
): Promise<{ resume: Entry; notes: string[] }> {
  const account = `/users/${encodeURIComponent(user)}`;
  const person = await ask(account, personSchema, env);
  const repositories: Repository[] = [];
  for (let page = 1; repositories.length === (page - 1) * PER_PAGE; page++) {
    const path = `${account}/repos?type=owner&per_page=${PER_PAGE}&page=${page}`;
    repositories.push(...(await ask(path, z.array(repositorySchema), env)));
  }

  const known = entriesIn(resume?.projects);
  const taken = best(repositories, known);
  const rest = repositories.filter((each) => !taken.includes(each));
  const listed = (each: Repository[]) => each.map(({ name }) => name).join(', ') || 'none';
  return {
    resume: { ...(resume ?? { basics: person }), projects: [...known, ...taken.map(projectOf)] },
    notes: [
      `github:${user}: taken as projects: ${listed(taken)}`,
      `github:${user}: not taken: ${listed(rest)}`,
    ],
  };
}

async function ask<T>(path: string, schema: z.ZodType<T>, env: NodeJS.ProcessEnv): Promise<T> {
  const { GITHUB_API_URL: address, GITHUB_TOKEN: token } = env;
  const url = (address || 'https://api.github.com') + path;
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const signal = AbortSignal.timeout(20_000);
  const response = await fetch(url, { headers, signal }).catch(() => {
    throw new PlainError('GitHub cannot be reached. Check your connection and try again.');
  });
  if (!response.ok) throw new PlainError(refusal(response));
  const answer = schema.safeParse(await response.json().catch(() => undefined));
  if (answer.success) return answer.data;
  throw new PlainError('GitHub sent an answer that cannot be read. Try again.');
}

/** Explains an error status of GitHub to the owner. */
function refusal({ status, headers }: Response): string {
  if (status === 404) return 'GitHub has no user of this name.';
  if (headers.get('x-ratelimit-remaining') === '0') {
    return 'GitHub’s hourly limit is reached. Try again in an hour, or set GITHUB_TOKEN.';
  }
  return `GitHub refused to answer (status ${status}).`;
}

/** The best of a user's own repositories, by stars, then by the last push. */
function best(repositories: Repository[], projects: Entry[]): Repository[] {
  const letters = (text: unknown) =>
    String(text)
      .replace(/[^a-z\d]/gi, '')
      .toLowerCase();
  const known = projects.flatMap(({ name, url }) => [letters(name), letters(url)]);
  return repositories
    .filter(({ fork, archived }) => !fork && !archived)
    .filter(({ description, stargazers_count }) => description || stargazers_count > 0)
    .filter(({ name, html_url }) => ![name, html_url].some((each) => known.includes(letters(each))))
    .sort((a, b) => b.pushed_at.localeCompare(a.pushed_at))
    .sort((a, b) => b.stargazers_count - a.stargazers_count)
    .slice(0, MOST_PROJECTS);
}

const projectOf = ({ name, language, topics, created_at, pushed_at, ...more }: Repository) => ({
  name,
  description: more.description,
  url: more.homepage,
  repository: more.html_url,
  startDate: created_at.slice(0, 4),
  endDate: (pushed_at || created_at).slice(0, 4),
  keywords: [language, ...topics.filter((topic) => topic !== language?.toLowerCase())],
});

import { z } from 'zod';
import { PlainError } from '../../scripts/support/run-script';
import { cleaned } from './values';

// GitHub's public REST API: https://docs.github.com/en/rest

const userSchema = z.object({
  login: z.string(),
  html_url: z.string(),
  name: z.string().optional(),
  bio: z.string().optional(),
  location: z.string().optional(),
  blog: z.string().optional(),
  email: z.string().optional(),
  company: z.string().optional(),
  twitter_username: z.string().optional(),
});

export type User = z.infer<typeof userSchema>;

const repositorySchema = z.object({
  name: z.string(),
  html_url: z.string(),
  description: z.string().optional(),
  homepage: z.string().optional(),
  language: z.string().optional(),
  topics: z.array(z.string()).default([]),
  stargazers_count: z.number(),
  fork: z.boolean(),
  archived: z.boolean(),
  created_at: z.string(),
  pushed_at: z.string().catch(''),
});

export type Repository = z.infer<typeof repositorySchema>;

/**
 * Reads a user and the user's own repositories; of more than 100, those with the latest pushes. In
 * the environment, `GITHUB_TOKEN` gives a higher rate limit, and `GITHUB_API_URL` another server.
 * @throws PlainError if there is no such user, the rate limit is reached, or GitHub cannot be
 *   reached
 */
export async function readAccount(
  name: string,
): Promise<{ user: User; repositories: Repository[] }> {
  const account = `/users/${encodeURIComponent(name)}`;
  const user = await ask(account, userSchema);
  const list = `${account}/repos?type=owner&sort=pushed&per_page=100`;
  const repositories = await ask(list, z.array(repositorySchema));
  return { user, repositories };
}

async function ask<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const { GITHUB_API_URL: address, GITHUB_TOKEN: token } = process.env;
  const url = (address || 'https://api.github.com') + path;
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const signal = AbortSignal.timeout(20_000);
  const response = await fetch(url, { headers, signal }).catch(() => {
    throw new PlainError('GitHub cannot be reached. Check your connection and try again.');
  });
  if (!response.ok) throw new PlainError(explainStatus(response));
  const answer = schema.safeParse(cleaned(await response.json().catch(() => undefined)));
  if (answer.success) return answer.data;
  throw new PlainError('GitHub sent an answer that cannot be read. Try again.');
}

function explainStatus({ status, headers }: Response): string {
  if (status === 404) return 'GitHub has no user of this name.';
  if (status === 401) return 'GitHub does not accept the token in GITHUB_TOKEN.';
  if (headers.get('x-ratelimit-remaining') === '0') {
    return 'GitHub’s hourly limit is reached. Try again in an hour, or set GITHUB_TOKEN.';
  }
  return `GitHub refused to answer (status ${status}).`;
}

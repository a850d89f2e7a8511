import { z } from 'zod';
import { isWebAddress } from '../../lib/hosting/addresses';
import { brandNames, hasLogo } from '../../lib/images/icon-files';
import { PlainError } from '../support/run-script';

/** GitHub's public REST API: https://docs.github.com/en/rest */

const userSchema = z.object({
  login: z.string(),
  html_url: z.string(),
  name: z.string().nullish(),
  bio: z.string().nullish(),
  location: z.string().nullish(),
  blog: z.string().nullish(),
  email: z.string().nullish(),
});

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
  pushed_at: z.string().nullish(),
});

type Repository = z.infer<typeof repositorySchema>;

export interface GithubAccount {
  user: z.infer<typeof userSchema>;
  repositories: Repository[];
}

/** Projects that one import takes over; more would be a list nobody reads. */
const most = 6;
const perPage = 100;
/** In milliseconds; a slower answer counts as none. */
const patience = 20_000;

/**
 * Asks GitHub for an account and all its public repositories.
 * @param name of the user
 * @param env `GITHUB_API_URL` for another server, `GITHUB_TOKEN` for a higher limit, both optional
 * @throws PlainError if there is no such user, the limit is reached, or GitHub cannot be reached
 */
export async function readGithub(name: string, env: NodeJS.ProcessEnv): Promise<GithubAccount> {
  if (!/^[a-z\d](-?[a-z\d])*$/i.test(name)) throw new PlainError(`GitHub has no user "${name}".`);
  const user = await ask(`/users/${name}`, userSchema, env);
  const repositories: Repository[] = [];
  for (let page = 1; repositories.length === (page - 1) * perPage; page++) {
    const path = `/users/${name}/repos?type=owner&per_page=${perPage}&page=${page}`;
    repositories.push(...(await ask(path, z.array(repositorySchema), env)));
  }
  return { user, repositories };
}

async function ask<T>(path: string, schema: z.ZodType<T>, env: NodeJS.ProcessEnv): Promise<T> {
  const { GITHUB_API_URL: address, GITHUB_TOKEN: token } = env;
  const url = (address || 'https://api.github.com').replace(/\/$/, '') + path;
  const headers = {
    Accept: 'application/vnd.github+json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  let response: Response;
  try {
    response = await fetch(url, { headers, signal: AbortSignal.timeout(patience) });
  } catch {
    throw new PlainError('GitHub cannot be reached. Check your connection and try again.');
  }
  if (!response.ok) throw new PlainError(refusal(response, path));
  const answer = schema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success)
    throw new PlainError('GitHub sent an answer that cannot be read. Try again.');
  return answer.data;
}

/** Why GitHub does not answer, as a sentence for the owner. */
function refusal({ status, headers }: Response, path: string): string {
  if (status === 404) return `GitHub has no user "${path.split(/[/?]/)[2]}".`;
  if (status === 401) return 'GitHub does not accept the token in GITHUB_TOKEN.';
  const reset = Number(headers.get('x-ratelimit-reset')) * 1000;
  const wait = Number(headers.get('retry-after')) * 1000;
  const isLimit = headers.get('x-ratelimit-remaining') === '0' || wait > 0;
  if ((status === 403 || status === 429) && isLimit) {
    const end = new Date(wait > 0 ? Date.now() + wait : reset);
    const time = end.toLocaleTimeString('en', { timeStyle: 'short' });
    return `GitHub’s hourly limit is reached. Try again after ${time}, or set GITHUB_TOKEN.`;
  }
  return `GitHub refused to answer (status ${status}). Try again later.`;
}

/**
 * Adds what an account holds to a résumé: the best projects that it does not have, and the person
 * where there is no résumé.
 * @param resume in the form of JSON Resume, unchecked; undefined without one
 * @returns the résumé, and which repositories were taken and which were not
 */
export function withGithub(
  resume: unknown,
  { user, repositories }: GithubAccount,
): { resume: object; notes: string[] } {
  const given = { ...(resume ?? personOf(user)) } as { projects?: unknown };
  const known = Array.isArray(given.projects) ? given.projects : [];
  const candidates = repositories
    .filter((each) => !each.fork && !each.archived)
    .filter((each) => each.description || each.stargazers_count > 0)
    .filter((each) => !known.some((project) => isSameProject(project, each)))
    .sort(
      (a, b) =>
        b.stargazers_count - a.stargazers_count ||
        (b.pushed_at ?? '').localeCompare(a.pushed_at ?? ''),
    );
  const taken = candidates.slice(0, most);
  const rest = repositories.filter((each) => !taken.includes(each));
  const listed = (each: readonly Repository[]) => each.map(({ name }) => name).join(', ') || 'none';
  return {
    resume: { ...given, projects: [...known, ...taken.map(projectOf)] },
    notes: [
      `github:${user.login}: taken as projects: ${listed(taken)}`,
      `github:${user.login}: not taken: ${listed(rest)}`,
    ],
  };
}

function personOf({ login, html_url, name, bio, location, blog, email }: GithubAccount['user']) {
  return {
    basics: {
      name: name || login,
      summary: bio,
      email,
      location: { address: location },
      url: blog && webAddress(blog),
      profiles: [{ network: 'GitHub', username: login, url: html_url }],
    },
  };
}

/** GitHub lets people leave out the scheme: "ana.example". */
const webAddress = (given: string) => (isWebAddress(given) ? given : `https://${given}`);

function isSameProject(project: unknown, { name, html_url }: Repository): boolean {
  const { name: title, url } = Object(project) as { name?: unknown; url?: unknown };
  const folded = (text: unknown) =>
    String(text)
      .toLowerCase()
      .replace(/[^a-z\d]/g, '');
  return folded(title) === folded(name) || folded(url) === folded(html_url);
}

function projectOf(repository: Repository) {
  const { name, html_url, description, homepage, language, topics } = repository;
  const { created_at, pushed_at } = repository;
  const otherTopics = topics.filter((topic) => topic !== language?.toLowerCase());
  return {
    name: readableName(name),
    description,
    url: homepage ? webAddress(homepage) : undefined,
    repository: html_url,
    startDate: created_at.slice(0, 4),
    endDate: (pushed_at ?? created_at).slice(0, 4),
    keywords: [language, ...otherTopics],
  };
}

/**
 * "parcel-tracker" as "Parcel tracker". Names that may hold an abbreviation or a brand, whose
 * capitals nobody can tell, stay as they are: "ui-kit", "react-notes".
 */
function readableName(name: string): string {
  const words = name.split(/[-_]/);
  const isPlain = (word: string) =>
    /^(?=.*[aeiou])[a-z]{4,}$/.test(word) && !hasLogo(word) && !brandNames().includes(word);
  if (words.length === 1 || !words.every(isPlain)) return name;
  const title = words.join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

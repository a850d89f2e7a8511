import { type Repository, readAccount, type User } from './github-api';
import { entriesIn, list, type ResumeEntry, text } from './reading';

/** How many new projects one import adds: few enough to be read. */
const MOST_PROJECTS = 6;

/**
 * The name in "github:ana", "https://github.com/ana" or "github.com/ana/"; undefined for others.
 */
export const githubName = (source: string): string | undefined =>
  /^(?:github:|(?:https?:\/\/)?(?:www\.)?github\.com\/)([\w-]+)\/?$/i.exec(source)?.[1];

/**
 * Adds data from GitHub to a résumé: the link to the profile, links and topics of the résumé's own
 * projects, and the user's best other projects. If there is no résumé, the profile replaces it.
 * @param resume in the JSON Resume form, unchecked
 * @throws PlainError like `readAccount`
 */
export async function withGithub(
  name: string,
  resume: ResumeEntry | undefined,
): Promise<ResumeEntry> {
  const { user, repositories } = await readAccount(name);
  const projects = entriesIn(resume?.projects);
  const matches = projects.map((project) =>
    repositories.find((repository) => isSame(project, repository)),
  );
  const others = repositories.filter((repository) => !matches.includes(repository));
  return {
    ...resume,
    basics: withProfile(resume?.basics ?? basicsOf(user), user),
    projects: [
      ...projects.map((project, index) => completeProject(project, matches[index])),
      ...bestOf(others, user).map(projectOf),
    ],
  };
}

const basicsOf = ({ login, name, bio, email, location, blog }: User): ResumeEntry => ({
  name: name || login,
  summary: bio,
  email,
  location: { address: location },
  url: blog,
});

/** Adds the link to the user's profile, unless the résumé has it. */
function withProfile(value: unknown, { html_url }: User): ResumeEntry {
  const basics = Object(value) as ResumeEntry;
  const profiles = entriesIn(basics.profiles);
  const hasProfile = profiles.some(({ url }) => lettersOf(url) === lettersOf(html_url));
  if (hasProfile) return basics;
  return { ...basics, profiles: [...profiles, { network: 'GitHub', url: html_url }] };
}

/** The letters and digits of a name or an address, for comparisons. */
const lettersOf = (value: unknown): string =>
  text(value)
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();

/** Whether a project of the résumé is this repository: it links to it, or has its name. */
function isSame({ name, url }: ResumeEntry, repository: Repository): boolean {
  const link = lettersOf(url);
  if (link.startsWith('githubcom')) return link === lettersOf(repository.html_url);
  return !repository.fork && lettersOf(name) === lettersOf(repository.name);
}

/** Adds to a project of the résumé the links, description and topics of its repository. */
function completeProject(project: ResumeEntry, repository: Repository | undefined): ResumeEntry {
  if (repository === undefined) return project;
  const { html_url, homepage, description } = repository;
  const isLinked = lettersOf(project.url) === lettersOf(html_url);
  const names = [...list(project.keywords).map(text), ...topicsOf(repository)];
  return {
    ...project,
    description: project.description || description,
    url: isLinked ? homepage : project.url || homepage,
    repo: project.repo ?? html_url,
    keywords: names.filter((name, index) => firstIndexOf(name, names) === index),
  };
}

/** The first index of a name in a list, in any letter case. */
const firstIndexOf = (name: string, names: readonly string[]): number =>
  names.findIndex((other) => other.toLowerCase() === name.toLowerCase());

/** The best of a user's own repositories, by stars, then by the last push. */
const bestOf = (repositories: readonly Repository[], user: User): Repository[] =>
  repositories
    .filter((repository) => isProject(repository, user))
    .sort(
      (a, b) => b.stargazers_count - a.stargazers_count || b.pushed_at.localeCompare(a.pushed_at),
    )
    .slice(0, MOST_PROJECTS);

/**
 * Whether a repository is a project: no fork, no settings, and not the text of the user's profile.
 */
function isProject(repository: Repository, { login }: User): boolean {
  const { name, fork, archived, description, stargazers_count } = repository;
  const isProfile = name.toLowerCase() === login.toLowerCase();
  const isSettings = /^\.|dotfiles/i.test(name);
  const isExplained = Boolean(description) || stargazers_count > 0;
  return isExplained && !fork && !archived && !isProfile && !isSettings;
}

const projectOf = (repository: Repository): ResumeEntry => ({
  name: repository.name,
  description: repository.description,
  url: repository.homepage,
  repo: repository.html_url,
  startDate: repository.created_at.slice(0, 4),
  endDate: (repository.pushed_at || repository.created_at).slice(0, 4),
  keywords: topicsOf(repository),
});

/** The main language of a repository and its topics, each once. */
function topicsOf({ language, topics }: Repository): string[] {
  if (!language) return topics;
  return [language, ...topics.filter((topic) => topic !== language.toLowerCase())];
}

import { addresses } from './fields';
import { type Repository, readAccount, type User } from './github-api';
import { lost, type ResumeSource } from './resume-source';
import { type Entry, entriesIn, entryOf, list, namesIn, textOf } from './values';

/** How many new projects one import adds: few enough to be read. */
const MOST_PROJECTS = 6;

/**
 * The name in "github:ana", "https://github.com/ana" or "github.com/ana/"; undefined for others.
 */
export const githubName = (source: string): string | undefined =>
  /^(?:github:|(?:https?:\/\/)?(?:www\.)?github\.com\/)([\w-]+)\/?(?:\?.*)?$/i.exec(source)?.[1];

/**
 * Adds data from GitHub to a résumé: the link to the profile, links and topics of the résumé's own
 * projects, and the user's best other projects. If there is no résumé, the profile replaces it.
 * @param source with a `cleaned` résumé
 * @throws PlainError like `readAccount`
 */
export async function withGithub(name: string, source?: ResumeSource): Promise<ResumeSource> {
  const { user, repositories } = await readAccount(name);
  const { resume, leftOut } = source ?? { resume: { basics: basicsOf(user) }, leftOut: [] };
  const { basics, skills, ...sections } = resume;
  const projects = entriesIn(sections.projects);
  const matches = projects.map((project) =>
    repositories.find((repository) => isSame(project, repository)),
  );
  const unmatched = repositories.filter((repository) => !matches.includes(repository));
  const best = bestOf(unmatched, user);
  const languages = [...matches, ...best].flatMap((repository) => repository?.language || []);
  const completed = {
    ...sections,
    basics: withProfile(entryOf(basics), user),
    projects: [
      ...projects.map((project, index) => completeProject(project, matches[index])),
      ...best.map(projectOf),
    ],
    skills: [...list(skills), ...languages],
  };
  const others = unmatched.filter((repository) => !best.includes(repository));
  const names = others.map((repository) => repository.name);
  const reason = `not one of your best ${MOST_PROJECTS}: docs/import.md`;
  return { resume: completed, leftOut: [...leftOut, ...lost('repositories', names, reason)] };
}

/** A text without GitHub's shortcodes for emoji: ":zap:". */
const withoutShortcodes = (text: string) =>
  text
    .replace(/:[a-z][a-z0-9_+-]*:/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();

const basicsOf = (user: User): Entry => ({
  name: user.name || user.login,
  summary: user.bio && withoutShortcodes(user.bio),
  email: user.email,
  location: { address: user.location },
  url: user.blog,
  company: user.company,
  profiles: user.twitter_username ? [{ network: 'X', username: user.twitter_username }] : [],
});

function withProfile(basics: Entry, { html_url, login }: User): Entry {
  const profiles = entriesIn(basics.profiles, 'url');
  const isProfile = ({ network, username, url }: Entry) =>
    lettersOf(textOf(url)) === lettersOf(html_url) ||
    lettersOf(textOf(network) + textOf(username)) === lettersOf(`github${login}`);
  if (profiles.some(isProfile)) return basics;
  return { ...basics, profiles: [...profiles, { network: 'GitHub', url: html_url }] };
}

const lettersOf = (text: string): string =>
  text
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();

/** "ana/kelp" for the address of a repository, or of a part of it. */
const repositoryIn = (address: unknown): string | undefined =>
  /^(?:https?:\/\/)?(?:www\.)?github\.com\/([\w-]+\/[\w.-]+?)(?:\.git)?(?:[/?#]|$)/i
    .exec(textOf(address))?.[1]
    ?.toLowerCase();

/** Whether a project of the résumé is this repository: it links to it, or has its name. */
function isSame(project: Entry, { html_url, fork, name }: Repository): boolean {
  const links = [...addresses, 'repo'].flatMap((field) => repositoryIn(project[field]) ?? []);
  if (links.length > 0) return links.some((link) => link === repositoryIn(html_url));
  return !fork && lettersOf(textOf(project.name ?? project.title)) === lettersOf(name);
}

function completeProject(project: Entry, repository: Repository | undefined): Entry {
  if (repository === undefined) return project;
  const { html_url, homepage, description } = repository;
  const isLinked = repositoryIn(project.url) === repositoryIn(html_url);
  const keywords = namesIn(project.keywords);
  const isNew = (topic: string) =>
    !keywords.some((keyword) => textOf(keyword).toLowerCase() === topic.toLowerCase());
  return {
    ...project,
    description: project.description ?? (description && withoutShortcodes(description)),
    url: isLinked ? homepage : (project.url ?? homepage),
    repo: project.repo ?? (isLinked ? project.url : html_url),
    keywords: [...keywords, ...topicsOf(repository).filter(isNew)],
  };
}

const bestOf = (repositories: readonly Repository[], user: User): Repository[] =>
  repositories
    .filter((repository) => isProject(repository, user))
    .sort(
      (a, b) => b.stargazers_count - a.stargazers_count || b.pushed_at.localeCompare(a.pushed_at),
    )
    .slice(0, MOST_PROJECTS);

function isProject(repository: Repository, { login }: User): boolean {
  const { name, fork, archived, description, stargazers_count } = repository;
  const isProfileOrSettings =
    name.toLowerCase() === login.toLowerCase() || /^\.|dotfiles/i.test(name);
  return Boolean(description || stargazers_count) && !fork && !archived && !isProfileOrSettings;
}

const projectOf = (repository: Repository): Entry => ({
  name: repository.name,
  description: repository.description && withoutShortcodes(repository.description),
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

import { git, runGit } from '../support/git';
import { refusal } from '../support/refusal';
import { readRecord } from '../support/update-record';

/**
 * Fetches a version of the template.
 * @returns its commit
 */
export function fetchVersion(address: string, version?: string): string {
  const tags = git(['ls-remote', '--tags', '--refs', '--sort=-version:refname', address]);
  // A tag like v2.0.0-rc1 is no release, and git sorts it before v2.0.0.
  const newest = /refs\/tags\/v?\d+(\.\d+)*$/m.exec(tags)?.[0];
  const commit = fetchCommit(address, version ?? newest ?? 'HEAD');
  if (git(['ls-tree', commit, 'lib/content/schema.ts']) !== '') return commit;
  throw refusal(`${address} does not contain this template.`);
}

/** Fetches a tag, branch or commit, and returns its commit. */
function fetchCommit(address: string, version: string): string {
  git(['fetch', '--quiet', '--no-tags', address, version]);
  return git(['rev-parse', 'FETCH_HEAD^{commit}']);
}

/**
 * Finds the template's commit that this repository is based on. It is the commit of the last
 * update, or else the nearest common commit. A repository made with "Use this template" has no
 * common commit: the base is then the template's commit with the files of its first commit.
 */
export function findBase(address: string, next: string): string {
  const last = readRecord().commit;
  if (last !== undefined) {
    // In a new clone it is missing, unless it came with the history of `next`.
    if (runGit(['cat-file', '-e', last]).status !== 0) fetchCommit(address, last);
    return last;
  }
  const ownCommits = git(['rev-list', 'HEAD']).split('\n');
  const filesAt = (commit: string) => templateEntries(commit).join('\n');
  const firstFiles = filesAt(ownCommits.at(-1) ?? 'HEAD');
  // In this order every commit comes before its parents.
  const base = git(['rev-list', '--topo-order', next])
    .split('\n')
    .find((commit) => ownCommits.includes(commit) || filesAt(commit) === firstFiles);
  if (base !== undefined) return base;
  throw refusal('the first commit here is no version of the template.');
}

/** The root folder's entries at a commit, without the owner's folders. */
const templateEntries = (commit: string): string[] =>
  git(['ls-tree', '--full-tree', commit])
    .split('\n')
    .filter((entry) => !/\t(content|public)$/.test(entry));

/** The version in `package.json` at a commit. */
export const versionAt = (commit: string): string =>
  JSON.parse(git(['show', `${commit}:package.json`])).version;

/** The lines of the changelog that `next` has and `base` does not. */
export const newsBetween = (base: string, next: string): string =>
  git(['diff-tree', '-p', '--unified=0', base, next, '--', 'CHANGELOG.md'])
    .split('\n')
    .filter((line) => line.startsWith('+') && !line.startsWith('+++ '))
    .map((line) => line.slice(1))
    .join('\n')
    .trim();

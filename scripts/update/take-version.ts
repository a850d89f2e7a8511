import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PlainError } from '../support/run-script';

/** What the owner took last. No version of the template holds this file. */
const RECORD = 'template-update.json';

/** The address and the commit of the last update; undefined before the first. */
export function lastUpdate(): { address: string; commit: string } | undefined {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : undefined;
}

/**
 * Runs git in the current folder and returns what it printed, without the last line end.
 * @throws PlainError with git's own reason if it fails
 */
function git(args: string[], input = ''): string {
  const { status, stdout, stderr } = runGit(args, input);
  if (status === 0) return stdout.trimEnd();
  throw new PlainError(`Nothing was changed: git ${args[0]} failed. ${stderr.trim()}`);
}

/** The same, whether it fails or not. */
function runGit(args: string[], input = '') {
  // A wrong address fails instead of asking for a password.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28, env, input } as const;
  const result = spawnSync('git', args, options);
  if (result.error) throw new PlainError('git is not installed; an update needs it.');
  return result;
}

/** The files in which both sides of a conflict stand. */
const conflicts = () => git(['diff', '--name-only', '--diff-filter=U']).split('\n').filter(Boolean);

/**
 * Merges the template's next version into the repository of the current folder and commits it. If
 * merging fails, everything is as before; if git refuses the commit, it waits for the owner's.
 * @param address repository or folder of the template
 * @param version tag, branch or commit; if undefined the newest tag, else the default branch
 * @returns what is new in the changelog, and the files with conflicts, with which the index awaits
 *   the owner's commit; undefined if the repository has the version already
 * @throws PlainError saying in one sentence why it cannot be done
 */
export function takeVersion(
  address: string,
  version?: string,
): { news: string; conflicts: string[] } | undefined {
  const changed = git(['status', '--porcelain']);
  const open = conflicts();
  const isWaiting = git(['diff', '--cached', '--name-only', '--', RECORD]) !== '';
  if (open.length > 0 || isWaiting) {
    const files = open
      .map((file) => `\n${file}: keep what you want, then git add or rm it`)
      .join('');
    throw new PlainError(
      `Nothing was changed: an update waits for your git commit.${files}\nTo go back: git reset --hard`,
    );
  }
  if (changed !== '') throw new PlainError(`Nothing was changed: commit these first.\n${changed}`);
  if (git(['rev-parse', '--is-shallow-repository']) === 'true') {
    throw new PlainError(
      'Nothing was changed: part of the history is missing. Run: git fetch --unshallow',
    );
  }
  const next = fetchVersion(address, version);
  const base = findBase(next);
  if (git(['merge-base', base, next]) === next) return undefined;

  const { version: name } = JSON.parse(git(['show', `${next}:package.json`]));
  const message = `Template ${name}\n\nTaken from ${address}, commit ${next}.`;
  // A commit that turns the base into the next version, but for the owner's folders.
  const entries = [...rootEntries(next, 'template'), ...rootEntries(base, 'owner')];
  const tree = git(['mktree'], `${entries.join('\n')}\n`);
  const change = git(['commit-tree', tree, '-p', base, '-m', message]);
  const news = newsBetween(base, next);
  try {
    merge(change);
    writeFileSync(RECORD, `${JSON.stringify({ address, commit: next }, null, 2)}\n`);
    git(['add', RECORD]);
  } catch (error) {
    git(['reset', '--quiet', '--hard']);
    throw error;
  }
  if (conflicts().length === 0) {
    const { status, stderr } = runGit(['commit', '--quiet', '--message', message]);
    // Merged is merged: the owner can see to what stopped git, and commit.
    if (status !== 0) {
      throw new PlainError(
        `The update is merged, but git commit failed. ${stderr.trim()}\nThen: git commit. To go back: git reset --hard`,
      );
    }
  }
  return { news, conflicts: conflicts() };
}

/** The lines of the changelog's versions that are newer than the base's. */
function newsBetween(base: string, next: string): string {
  const { version } = JSON.parse(git(['show', `${base}:package.json`]));
  const parts = git(['show', `${next}:CHANGELOG.md`]).split(/^(?=## )/m);
  const sections = parts.filter((part) => part.startsWith('## '));
  const known = sections.findIndex((section) => section.startsWith(`## [${version}]`));
  return sections
    .slice(0, known < 0 ? undefined : known)
    .join('')
    .trim();
}

/** Fetches the wanted version with its history; returns its commit. */
function fetchVersion(address: string, version?: string): string {
  const tags = git(['ls-remote', '--tags', '--refs', '--sort=-version:refname', address]);
  const newest = /refs\/tags\/.*/.exec(tags)?.[0];
  git(['fetch', '--quiet', '--no-tags', address, version ?? newest ?? 'HEAD']);
  const commit = git(['rev-parse', 'FETCH_HEAD^{commit}']);
  if (git(['ls-tree', commit, 'lib/content/schema.ts']) !== '') return commit;
  throw new PlainError(`Nothing was changed: ${address} does not hold this template.`);
}

/**
 * The template's commit that the repository is made from: the one taken last; the nearest common
 * one; or, as "Use this template" makes one fresh commit, the one with the same files as the first.
 */
function findBase(next: string): string {
  const known = lastUpdate()?.commit;
  if (known !== undefined) return known;
  const own = git(['rev-list', 'HEAD']).split('\n');
  const filesOf = (commit = 'HEAD') => rootEntries(commit, 'template').join('\n');
  const first = filesOf(own.at(-1));
  // In this order no commit comes behind one that it is made from.
  const found = git(['rev-list', '--topo-order', next])
    .split('\n')
    .find((commit) => own.includes(commit) || filesOf(commit) === first);
  if (found !== undefined) return found;
  throw new PlainError('Nothing was changed: the first commit here is no version of the template.');
}

/** What a commit's root holds of the owner, in whose folders an update changes nothing, or else. */
function rootEntries(commit: string, of: 'owner' | 'template'): string[] {
  const entries = git(['ls-tree', '--full-tree', commit]).split('\n');
  return entries.filter((entry) => /\t(content|public)$/.test(entry) === (of === 'owner'));
}

/** Applies a commit to work tree and index, three ways; conflicts may be left. */
function merge(change: string): void {
  try {
    // Files of the owner's stay in their folder, even if the template moved all others out of it.
    git(['-c', 'merge.directoryRenames=false', 'cherry-pick', '--no-commit', change]);
  } catch (error) {
    if (conflicts().length === 0) throw error;
  }
}

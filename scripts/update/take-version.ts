import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PlainError } from '../support/run-script';

/** Records the last update; the template itself has no such file. */
const RECORD = 'template-update.json';

/** The address and the commit of the last update; undefined before the first. */
export function lastUpdate(): { address: string; commit: string } | undefined {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : undefined;
}

/** An error before or instead of the merge. */
const refusal = (reason: string) => new PlainError(`Nothing was changed: ${reason}`);

/** Runs git in the current folder, whether it succeeds or not. */
function runGit(args: string[], input = '') {
  // A wrong address fails instead of asking for a password.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28, env, input } as const;
  const result = spawnSync('git', args, options);
  if (result.error) throw refusal('git is not installed; an update needs it.');
  return result;
}

/**
 * Runs git in the current folder and returns its output without the last line end.
 * @throws PlainError with git's own reason if it fails
 */
function git(args: string[], input?: string): string {
  const { status, stdout, stderr } = runGit(args, input);
  if (status === 0) return stdout.trimEnd();
  throw refusal(`git ${args[0]} failed. ${stderr.trim()}`);
}

/** A line for each file with conflicts, with what the owner does about it. */
function conflicts(): string[] {
  const files = git(['diff', '--name-only', '--diff-filter=U']).split('\n').filter(Boolean);
  const todo = 'you and the template changed it; keep what you want, then git add or git rm it';
  return files.map((file) => `${file}: ${todo}`);
}

/**
 * Merges the template's next version into the repository of the current folder and commits it. If
 * the merge fails, nothing changes.
 * @param address repository or folder of the template
 * @param version tag, branch or commit; if undefined the newest tag, else the default branch
 * @returns the new lines of the changelog, and a line for each obstacle: a file with conflicts, or why
 *   git refuses the commit. With obstacles the merge waits for the owner's commit. Undefined if the
 *   repository has the version already.
 * @throws PlainError if the update is not possible
 */
export function takeVersion(
  address: string,
  version?: string,
): { news: string; obstacles: string[] } | undefined {
  checkRepository();
  const next = fetchVersion(address, version);
  const base = findBase(next);
  if (git(['merge-base', base, next]) === next) return undefined;

  const message = `Template ${versionAt(next)}\n\nTaken from ${address}, commit ${next}.`;
  // A commit that changes the base into the next version, except for the owner's folders.
  const entries = [...rootEntries(next, 'template'), ...rootEntries(base, 'owner')];
  const tree = git(['mktree'], `${entries.join('\n')}\n`);
  const change = git(['commit-tree', tree, '-p', base, '-m', message]);
  const news = newsBetween(base, next);
  // Files of the owner stay in their folder, even if the template moved all others out of it.
  const keepFolders = ['-c', 'merge.directoryRenames=false'];
  const merge = runGit([...keepFolders, 'cherry-pick', '--no-commit', change]);
  const obstacles = conflicts();
  if (merge.status !== 0 && obstacles.length === 0) {
    git(['reset', '--quiet', '--hard']);
    throw refusal(`git cherry-pick failed. ${merge.stderr.trim()}`);
  }
  writeFileSync(RECORD, `${JSON.stringify({ address, commit: next }, null, 2)}\n`);
  git(['add', RECORD]);
  if (obstacles.length === 0) {
    const { status, stderr } = runGit(['commit', '--quiet', '--message', message]);
    if (status !== 0) obstacles.push(`git commit failed. ${stderr.trim()}`);
  }
  return { news, obstacles };
}

/** @throws PlainError if an update waits, changes are not committed, or part of the history is missing */
function checkRepository(): void {
  const changed = git(['status', '--porcelain']);
  const open = conflicts();
  if (open.length > 0 || git(['diff', '--cached', '--name-only', '--', RECORD]) !== '') {
    const lines = ['an update waits for your git commit.', ...open];
    throw refusal(`${lines.join('\n')}\nTo go back: git reset --hard`);
  }
  if (changed !== '') throw refusal(`commit these first.\n${changed}`);
  if (git(['rev-parse', '--is-shallow-repository']) === 'true') {
    throw refusal('part of the history is missing. Run: git fetch --unshallow');
  }
}

/** The template's version at a commit: "1.1.0". */
const versionAt = (commit: string): string =>
  JSON.parse(git(['show', `${commit}:package.json`])).version;

/** The sections of the changelog for versions newer than the base's. */
function newsBetween(base: string, next: string): string {
  const parts = git(['show', `${next}:CHANGELOG.md`]).split(/^(?=## )/m);
  const sections = parts.filter((part) => part.startsWith('## '));
  const known = sections.findIndex((part) => part.startsWith(`## [${versionAt(base)}]`));
  return sections
    .slice(0, known < 0 ? undefined : known)
    .join('')
    .trim();
}

/** Fetches a version with its history and returns its commit. */
function fetchVersion(address: string, version?: string): string {
  const tags = git(['ls-remote', '--tags', '--refs', '--sort=-version:refname', address]);
  const newest = /refs\/tags\/.*/.exec(tags)?.[0];
  git(['fetch', '--quiet', '--no-tags', address, version ?? newest ?? 'HEAD']);
  const commit = git(['rev-parse', 'FETCH_HEAD^{commit}']);
  if (git(['ls-tree', commit, 'lib/content/schema.ts']) !== '') return commit;
  throw refusal(`${address} does not hold this template.`);
}

/**
 * Finds the template's commit that this repository is based on: that of the last update; else the
 * nearest common one; or, since "Use this template" makes one fresh commit, the one with its files.
 */
function findBase(next: string): string {
  const known = lastUpdate()?.commit;
  if (known !== undefined) return known;
  const own = git(['rev-list', 'HEAD']).split('\n');
  const filesOf = (commit = 'HEAD') => rootEntries(commit, 'template').join('\n');
  const first = filesOf(own.at(-1));
  // In this order every commit comes before its parents.
  const found = git(['rev-list', '--topo-order', next])
    .split('\n')
    .find((commit) => own.includes(commit) || filesOf(commit) === first);
  if (found !== undefined) return found;
  throw refusal('the first commit here is no version of the template.');
}

/** The root's entries at a commit: the owner's folders, which an update never changes, or all others. */
function rootEntries(commit: string, of: 'owner' | 'template'): string[] {
  const entries = git(['ls-tree', '--full-tree', commit]).split('\n');
  return entries.filter((entry) => /\t(content|public)$/.test(entry) === (of === 'owner'));
}

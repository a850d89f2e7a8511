import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../support/run-script';

/** What the owner took last. No version of the template holds this file. */
const RECORD = 'template-update.json';
/** The owner's folders, in which an update changes nothing. */
const OWNED = ['content', 'public'];

/** The address and the commit of the last update; undefined before the first. */
export function lastUpdate(): { address: string; commit: string } | undefined {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : undefined;
}

/**
 * Runs git in the current folder and returns what it printed, without the last line end.
 * @throws PlainError with git's own reason if it fails
 */
export const git = (...args: string[]): string => run(args);

function run(args: string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // A wrong address fails instead of asking for a password.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', ...env },
  });
  if (error) throw new PlainError('git is not installed; an update needs it.');
  if (status === 0) return stdout.trimEnd();
  throw new PlainError(`Nothing was changed: git ${args[0]} failed. ${stderr.trim()}`);
}

/** What git prints; undefined if it fails or prints nothing. */
export function tryGit(...args: string[]): string | undefined {
  try {
    return git(...args) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Merges the template's next version into the repository of the current folder and commits it. If
 * that fails half-way, everything is as before.
 * @param address repository or folder of the template
 * @param version tag, branch or commit; if undefined the newest tag, else the default branch
 * @returns the template's commits before and after, and a line for each conflict, with which the
 *   index awaits the owner's commit; undefined if the repository has the version already
 * @throws PlainError saying in one sentence why it cannot be done
 */
export function takeVersion(
  address: string,
  version?: string,
): { base: string; next: string; conflicts: string[] } | undefined {
  checkRepository();
  const next = fetchVersion(address, version);
  const base = findBase(next);
  if (git('merge-base', base, next) === next) return undefined;
  const { version: name } = JSON.parse(git('show', `${next}:package.json`));
  const message = `Template ${name}\n\nTaken from ${address}, commit ${next}.`;
  try {
    const conflicts = merge(changeOfTemplate(base, next, message));
    writeFileSync(RECORD, `${JSON.stringify({ address, commit: next }, null, 2)}\n`);
    git('add', RECORD);
    if (conflicts.length === 0) git('commit', '--quiet', '--message', message);
    return { base, next, conflicts };
  } catch (error) {
    git('reset', '--quiet', '--hard');
    throw error;
  }
}

function checkRepository(): void {
  if (!tryGit('rev-parse', '--verify', 'HEAD') || tryGit('rev-parse', '--show-prefix')) {
    throw new PlainError('Nothing was changed: this folder is not a git repository with a commit.');
  }
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    throw new PlainError(
      'Nothing was changed: part of the history is missing. Run: git fetch --unshallow',
    );
  }
  const changed = git('status', '--porcelain');
  if (changed !== '') throw new PlainError(`Nothing was changed: commit these first.\n${changed}`);
}

/** Fetches the wanted version with its history; returns its commit. */
function fetchVersion(address: string, version?: string): string {
  const tags = git('ls-remote', '--tags', '--refs', '--sort=-version:refname', address);
  const newest = /refs\/tags\/.*/.exec(tags)?.[0];
  git('fetch', '--quiet', '--no-tags', address, version ?? newest ?? 'HEAD');
  const commit = git('rev-parse', 'FETCH_HEAD^{commit}');
  if (tryGit('ls-tree', commit, 'lib/content/schema.ts')) return commit;
  throw new PlainError(`Nothing was changed: ${address} does not hold this template.`);
}

/**
 * The template's commit that the repository is made from: the one taken last; the nearest common
 * one; or, as "Use this template" makes one fresh commit, the one with the same files as the first.
 */
function findBase(next: string): string {
  const known = lastUpdate()?.commit ?? tryGit('merge-base', 'HEAD', next);
  if (known !== undefined) return known;
  const files = (commit: string) =>
    git('ls-tree', commit)
      .split('\n')
      .filter((line) => !OWNED.some((folder) => line.endsWith(`\t${folder}`)))
      .join('\n');
  const first = files(git('rev-list', '--max-parents=0', 'HEAD').split('\n').at(-1) ?? '');
  const same = git('rev-list', next)
    .split('\n')
    .find((commit) => files(commit) === first);
  if (same !== undefined) return same;
  throw new PlainError('Nothing was changed: the first commit here is no version of the template.');
}

/** Makes a commit that turns the base into the next version, but for the owner's folders. */
function changeOfTemplate(base: string, next: string, message: string): string {
  const env = { GIT_INDEX_FILE: path.resolve(git('rev-parse', '--git-path', 'template-index')) };
  run(['read-tree', next], env);
  for (const folder of OWNED) {
    run(['rm', '-r', '--cached', '--quiet', '--force', '--ignore-unmatch', folder], env);
    if (tryGit('ls-tree', base, folder)) {
      run(['read-tree', `--prefix=${folder}/`, `${base}:${folder}`], env);
    }
  }
  return git('commit-tree', run(['write-tree'], env), '-p', base, '-m', message);
}

/** Applies a commit to work tree and index, three ways; returns a line for each conflict. */
function merge(change: string): string[] {
  try {
    // Files of the owner's stay in their folder, even if the template moved all others out of it.
    git('-c', 'merge.directoryRenames=false', 'cherry-pick', '--no-commit', change);
    return [];
  } catch (error) {
    const unmerged = /^(DD|AU|UD|UA|DU|AA|UU) (.*)$/gm;
    const found = [...git('status', '--porcelain').matchAll(unmerged)];
    if (found.length === 0) throw error;
    return found.map(([, state = '', file]) => `${file}: ${conflictAdvice[state] ?? edited}`);
  }
}

const edited = 'you and the template changed it. Keep what you want of both, then git add it.';

/** What to do about a conflict in which one side has no such file. */
const conflictAdvice: Record<string, string> = {
  UD: 'the template removed it, you changed it. git rm it, or git add it to keep yours.',
  DU: 'the template changed it, you removed it. git rm it, or git add it to keep theirs.',
};

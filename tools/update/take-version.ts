import { rmSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../../scripts/support/run-script';
import { addToIndex, git, requireCommitted, runGit } from '../support/git';
import { ownedPaths } from '../support/owned-paths';
import { refusal, TO_UNDO } from '../support/refusal';
import { addToRecord, RECORD } from '../support/update-record';
import { fetchVersion, findBase, newsBetween, versionAt } from './template-history';

/**
 * Merges the template's next version into the repository of the current folder and commits it. If
 * the merge fails, nothing changes.
 * @param address repository or folder of the template
 * @param version tag, branch or commit; by default the newest release, else the default branch
 * @returns the new lines of the changelog, and git's line for each conflict; if there are any, the
 *   merge waits for the owner's commit. Undefined if the repository has the version already
 * @throws PlainError if the update is not possible, or if git refuses the commit
 */
export function takeVersion(
  address: string,
  version?: string,
): { news: string; conflicts: string[] } | undefined {
  checkRepository();
  const next = fetchVersion(address, version);
  const base = findBase(address, next);
  if (runGit(['merge-base', '--is-ancestor', next, base]).status === 0) return undefined;

  const message = `Template ${versionAt(next)}\n\nTaken from ${address}, commit ${next}.`;
  const news = newsBetween(base, next);
  const change = makeChange(base, next, message);
  const conflicts = mergeChange(change);
  // Written after the merge: if that was interrupted, the version is not recorded as taken.
  addToRecord({ address, commit: next });
  addToIndex([RECORD]);
  if (conflicts.length > 0) return { news, conflicts };
  const { status, stderr } = runGit(['commit', '--quiet', '--message', message]);
  if (status === 0) return { news, conflicts };
  throw new PlainError(
    `The update waits, because git did not commit it:\n${stderr.trim()}\nThen: git commit. ${TO_UNDO}`,
  );
}

/**
 * Makes a commit with what has changed between two commits of the template, except the files that
 * the owner keeps (`ownedPaths`). The parent of the commit is `base`. It contains the files of
 * `next`, but the owner's files are as in `base`, so that cherry-picking it does not touch them.
 */
function makeChange(base: string, next: string, message: string): string {
  const kept = ownedPaths();
  const entries = inIndexOf(base, (run) => run(['ls-files', '--stage', '--', ...kept]));
  const tree = inIndexOf(next, (run) => {
    run(['rm', '-r', '--cached', '--force', '--quiet', '--ignore-unmatch', '--', ...kept]);
    if (entries !== '') run(['update-index', '--index-info'], `${entries}\n`);
    return run(['write-tree']);
  });
  return git(['commit-tree', tree, '-p', base, '-m', message]);
}

/** Runs git commands with a separate index, which first has the files of a commit. */
function inIndexOf(commit: string, use: (run: typeof git) => string): string {
  const indexFile = path.resolve(git(['rev-parse', '--git-dir']), 'index-of-update');
  const run: typeof git = (args, input) => git(args, input, { GIT_INDEX_FILE: indexFile });
  try {
    run(['read-tree', commit]);
    return use(run);
  } finally {
    rmSync(indexFile, { force: true });
  }
}

/**
 * Merges the change of a commit into the working tree.
 * @returns git's line for each conflict: "CONFLICT (content): Merge conflict in biome.json"
 * @throws PlainError if git fails for another reason than conflicts; nothing is changed then
 */
function mergeChange(change: string): string[] {
  // Otherwise, if the template moves all files of a folder to another one, git would also move the
  // files that the owner has added to the old folder.
  const keepFolders = ['-c', 'merge.directoryRenames=false'];
  // Files that are similar to 30 % count as one file that has moved.
  const pick = ['cherry-pick', '--no-commit', '--strategy-option=find-renames=30%', change];
  const { status, stdout, stderr } = runGit([...keepFolders, ...pick]);
  if (status === 0) return [];
  const conflicts = stdout.split('\n').filter((line) => line.startsWith('CONFLICT'));
  if (conflicts.length > 0) return conflicts;
  runGit(['reset', '--quiet', '--hard']);
  throw refusal(`git cherry-pick failed. ${stderr.trim()}`);
}

/**
 * Makes sure that `git reset --hard` would lose nothing, and that the history is complete.
 * @throws PlainError if changes are not committed, for example of the last update, or if part of
 * the history is missing
 */
function checkRepository(): void {
  requireCommitted();
  if (git(['rev-parse', '--is-shallow-repository']) === 'true') {
    throw refusal('part of the history is missing. Run: git fetch --unshallow');
  }
}

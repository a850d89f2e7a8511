import { spawnSync } from 'node:child_process';
import { PlainError } from '../../scripts/support/run-script';

/** The error for an update that is not possible and has changed nothing. */
export const refusal = (reason: string) => new PlainError(`Nothing was changed: ${reason}`);

/** Runs git in the current folder. The caller checks the status. */
export function runGit(args: string[], input = '') {
  // A wrong address fails instead of asking for a password.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28, env, input } as const;
  const result = spawnSync('git', args, options);
  if (result.error) throw refusal('git is not installed; an update needs it.');
  return result;
}

/** @throws PlainError with git's own reason if it fails */
export function git(args: string[], input?: string): string {
  const { status, stdout, stderr } = runGit(args, input);
  if (status === 0) return stdout.trimEnd();
  throw refusal(`git ${args[0]} failed. ${stderr.trim()}`);
}

/** From this similarity on, git counts two files as one file that has moved. */
export const RENAMES = '30%';

/** A file that the owner and the template have changed. */
export interface Conflict {
  file: string;
  /** What happened to the file, if more than its text has changed. */
  note?: 'you deleted it' | 'the template deleted it' | `the template moved ${string} there`;
}

export const conflictFiles = (): string[] =>
  git(['diff', '--name-only', '--diff-filter=U']).split('\n').filter(Boolean);

/** The files that git could not merge, with what happened to them between two commits. */
export function conflictsBetween(base: string, next: string): Conflict[] {
  const moves = git(['diff', '--name-status', `-M${RENAMES}`, '--diff-filter=R', base, next])
    .split('\n')
    .map((line) => line.split('\t'));
  return conflictFiles().map((file) => {
    const [, from] = moves.find(([, , to]) => to === file) ?? [];
    if (from !== undefined) return { file, note: `the template moved ${from} there` };
    // Stage 2 is the owner's version, stage 3 the template's.
    const stages = git(['ls-files', '--unmerged', '--', file]);
    if (!/ 2\t/.test(stages)) return { file, note: 'you deleted it' };
    return / 3\t/.test(stages) ? { file } : { file, note: 'the template deleted it' };
  });
}

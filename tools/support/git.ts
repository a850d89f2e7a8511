import { spawnSync } from 'node:child_process';
import { PlainError } from '../../scripts/support/run-script';
import { refusal, TO_UNDO } from './refusal';

/**
 * Runs git in the current folder. The caller checks the status.
 * @param variables of the environment, besides those of this process
 */
export function runGit(args: string[], input = '', variables: Record<string, string> = {}) {
  // Messages are in English: LANGUAGE comes before LC_ALL.
  const english = { LC_ALL: 'C.UTF-8', LANGUAGE: '' };
  // A wrong address fails instead of asking for a password.
  const env = { ...process.env, ...english, GIT_TERMINAL_PROMPT: '0', ...variables };
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28, env, input } as const;
  const result = spawnSync('git', args, options);
  if (!result.error) return result;
  const isMissing = (result.error as NodeJS.ErrnoException).code === 'ENOENT';
  throw isMissing ? refusal('git is not installed; this command needs it.') : result.error;
}

/**
 * Runs git in the current folder and returns its output. Use it only before the command has changed
 * anything, because its error says so.
 * @throws PlainError with git's own reason if it fails
 */
export function git(args: string[], input?: string, variables?: Record<string, string>): string {
  const { status, stdout, stderr } = runGit(args, input, variables);
  if (status === 0) return stdout.trimEnd();
  throw refusal(`git ${args[0]} failed. ${stderr.trim()}`);
}

/** @throws PlainError if changes are not committed */
export function requireCommitted(): void {
  const changed = git(['status', '--porcelain']);
  if (changed !== '') throw refusal(`commit these first.\n${changed}`);
}

/**
 * Adds files to git's index, after a command has changed them.
 * @throws PlainError with git's own reason if it fails
 */
export function addToIndex(files: string[]): void {
  const { status, stderr } = runGit(['add', '--', ...files]);
  if (status === 0) return;
  throw new PlainError(
    `The changes wait, because git add failed. ${stderr.trim()}\nThen: git add --all. ${TO_UNDO}`,
  );
}

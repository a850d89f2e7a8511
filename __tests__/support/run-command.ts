import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = process.cwd();

/** Lets Node run TypeScript. The command `tsx` does the same with a second process of Node. */
const tsx = pathToFileURL(require.resolve('tsx')).href;

/** Runs a script of this repository to its end; returns its exit code and all its output. */
export function run(
  script: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<{ code: number; output: string }> {
  // Node warns where NO_COLOR meets the FORCE_COLOR that test runners set.
  const { NO_COLOR, ...env } = options.env ?? process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', tsx, path.resolve(root, script), ...args],
      { ...options, env },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

export const existsOnPath = (name: string): boolean =>
  (process.env.PATH ?? '').split(path.delimiter).some((dir) => existsSync(path.join(dir, name)));

import { execFile } from 'node:child_process';
import path from 'node:path';

/** Runs one of our scripts to its end; returns its exit code and all it printed. */
export function run(
  script: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<{ code: number; output: string }> {
  const command = [path.resolve('node_modules/tsx/dist/cli.mjs'), path.resolve(script), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

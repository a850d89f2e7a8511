import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cleanEnv } from '../../scripts/support/site-copy';

/** A build on a busy machine may take minutes. */
const LIMIT_MS = 5 * 60_000;

/** The tsx of this repository, also where the script runs in another folder. */
const tsx = pathToFileURL(createRequire(path.resolve('package.json')).resolve('tsx')).href;

/**
 * Starts a script of this repository and waits until it prints the address of its page.
 * @returns the process, which `child.kill()` ends; the address of its page; and `printed`, which
 *   resolves to the first match in the output, and rejects if the script ends without one
 */
export async function launch(
  args: string[],
  { cwd, env }: { cwd: string; env?: Record<string, string> },
) {
  const child = spawn(process.execPath, ['--import', tsx, ...args], { cwd, env: cleanEnv(env) });
  process.once('exit', () => child.kill());
  let shown = '';
  const printed = (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const fail = (what: string) => reject(new Error(`${what}:\n${shown}`));
      const timer = setTimeout(fail, LIMIT_MS, `It did not print ${pattern}, only`).unref();
      const look = () => {
        const match = shown.match(pattern);
        if (!match) return;
        clearTimeout(timer);
        resolve(match);
      };
      child.stdout.on('data', look);
      child.on('close', () => fail('It ended with'));
      look();
    });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      shown += chunk;
    });
  }
  const [, address = ''] = await printed(/Your page:\s+(\S+)[\s\S]*stop/);
  return { child, printed, address };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { cleanEnv } from '../../scripts/support/site-copy';

/** A script that serves a site, until it is ended with `child.kill()`. */
export interface Launched {
  child: ChildProcess;
  /** All it has printed so far. */
  shown: { text: string };
  /** The first match in what it prints; rejected if it ends, or goes on for long, without one. */
  printed: (pattern: RegExp) => Promise<RegExpMatchArray>;
  /** Where its page is. */
  address: string;
  port: number;
}

/** A build on a busy machine may take minutes. */
const LIMIT_MS = 5 * 60_000;

/**
 * Starts a script of ours and waits until it has printed the address of its page. `onStart` gets
 * the process before that, so that it can be ended if the test is.
 */
export async function launch(
  args: string[],
  options: { cwd: string; env?: Record<string, string>; onStart: (child: ChildProcess) => void },
): Promise<Launched> {
  const { cwd, env, onStart } = options;
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { cwd, env: cleanEnv(env) });
  onStart(child);
  const shown = { text: '' };
  const printed = (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const fail = (what: string) => reject(new Error(`${what}:\n${shown.text}`));
      const timer = setTimeout(fail, LIMIT_MS, `It printed no ${pattern}, but`).unref();
      const look = () => {
        const match = shown.text.match(pattern);
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
      shown.text += chunk;
    });
  }
  const [, address = '', port] = await printed(
    /Your page:\s+(http:\/\/127\.0\.0\.1:(\d+)\S*)[\s\S]*stop/,
  );
  return { child, shown, printed, address, port: Number(port) };
}

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Fault } from '../../lib/faults/fault';

const typescript = path.dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
/** TypeScript 7 has no functions for programs, so its command runs. */
const tsc = path.join(typescript, 'bin/tsc');
const options = ['-p', 'tsconfig.json', '--noEmit', '--incremental', 'false', '--pretty', 'false'];

/**
 * What TypeScript finds wrong in the project of the working directory. It stops the build, too.
 * @throws Error if TypeScript does not run
 */
export function typeFaults(): Fault[] {
  const { stdout, status } = spawnSync(process.execPath, [tsc, ...options], { encoding: 'utf8' });
  // "content/look.ts(4,3): error TS2322: Type …", and then lines with reasons, which are indented.
  const errors = stdout.matchAll(/^(\S+)\((\d+),\d+\): error TS\d+: (.+(?:\n .+)*)/gm);
  const faults = Array.from(errors, ([, file, line, rule = '']) => ({
    where: `${file}, line ${line}`,
    rule: rule.replace(/\s+/g, ' '),
  }));
  if (status !== 0 && faults.length === 0) throw new Error(`TypeScript did not run: ${stdout}`);
  return faults;
}

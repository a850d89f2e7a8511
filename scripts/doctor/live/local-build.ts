import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads files of a local build; undefined for those that are not there. */
export function localBuild(out: string): (name: string) => Buffer | undefined {
  return (name) => {
    const file = path.join(out, name);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
}

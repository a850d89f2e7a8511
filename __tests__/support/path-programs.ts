import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where programs would be in each folder of the PATH. */
export function onPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((dir) => path.join(dir, name)));
}

/** Whether PATH has a program of this name. */
export const existsOnPath = (name: string): boolean => onPath([name]).some(existsSync);

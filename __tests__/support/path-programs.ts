import { existsSync } from 'node:fs';
import path from 'node:path';

export const existsOnPath = (name: string): boolean =>
  (process.env.PATH ?? '').split(path.delimiter).some((dir) => existsSync(path.join(dir, name)));

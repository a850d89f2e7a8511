import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The module that a file imports first, from the root of the repository. */
export function firstImport(file: string): string {
  const [, imported = ''] = /^import\b.*'(.*)'/m.exec(readFileSync(file, 'utf8')) ?? [];
  return path.join(path.dirname(file), imported);
}

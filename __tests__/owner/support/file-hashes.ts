import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../lib/files/list-files';

/** The hash of each file in a folder. Hidden files, which systems may add, are left out. */
export function fileHashes(folder: string): Record<string, string> {
  const files = listFiles(folder).filter((file) => !path.basename(file).startsWith('.'));
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return Object.fromEntries(files.map((file) => [file, hashOf(file)]));
}

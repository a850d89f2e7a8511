import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../scripts/support/list-files';

/** The TypeScript in these folders as one text without comments; `isLeftOut` gets each path. */
export const sourceCode = (folders: string[], isLeftOut = (_file: string) => false): string =>
  folders
    .flatMap((folder) => listFiles(folder).map((file) => path.posix.join(folder, file)))
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && !isLeftOut(file))
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, ''))
    .join('\n');

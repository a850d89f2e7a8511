import { generatedNames, pageNames } from '../files/generated-names';
import { publicFiles } from '../files/owners-files';
import type { Fault } from './fault';

/** Finds files in `public/` with a name that the build needs. */
export const publicFileFaults = (folders: readonly string[]): Fault[] =>
  publicFiles().flatMap((file) => nameFault(file, folders));

/** The fault of a name. A file may replace a generated one, but no page, and not its icons. */
function nameFault(file: string, folders: readonly string[]): Fault[] {
  const where = `public/${file}`;
  // 'index.txt' is a copy of the page, which Next makes and the build removes.
  if ([...pageNames(folders), '404.html', 'icons.svg', 'index.txt'].includes(file)) {
    return [
      { where, rule: 'the build makes a file with this name; rename this one, or delete it' },
    ];
  }
  const isNameOf = (name: string) => name.toLowerCase() === file.toLowerCase();
  const name = generatedNames(folders).find(isNameOf);
  if (name === undefined || name === file) return [];
  return [{ where, rule: `the build makes ${name}; write its name like that, or rename the file` }];
}

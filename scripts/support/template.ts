import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files';
import { PlainError } from './run-script';

const templateFolder = path.resolve(import.meta.dirname, '../../template');

/**
 * Call this before you load a module that imports the sample profile. Otherwise a missing folder
 * ends in a stack trace.
 * @throws PlainError if the folder `template/` is missing
 */
export function requireTemplate(exitCode = 1): void {
  if (existsSync(path.join(templateFolder, 'content'))) return;
  const todo = 'Restore it: git checkout HEAD -- template';
  throw new PlainError(`The folder template/ is missing. ${todo}`, exitCode);
}

/**
 * Finds the files of `public/` that equal a file of the template, even if no page shows them.
 * @returns paths below `public/`: `images/arkha.png`
 */
export function templatePictures(projectDir: string): string[] {
  const contentsOf = (folder: string) =>
    listFiles(folder).map((file) => ({
      file,
      bytes: readFileSync(path.join(folder, file), 'base64'),
    }));
  const shipped = contentsOf(path.join(templateFolder, 'public')).map(({ bytes }) => bytes);
  return contentsOf(path.join(projectDir, 'public'))
    .filter(({ bytes }) => shipped.includes(bytes))
    .map(({ file }) => file);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files';

const templateFolder = path.resolve(import.meta.dirname, '../../template/public');

/**
 * Finds the files of `public/` that equal a file of the template, also if no page shows them.
 * @returns paths below `public/`: `images/arkha.png`
 */
export function templatePictures(projectDir: string): string[] {
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'base64');
  const shipped = listFiles(templateFolder).map((file) => read(templateFolder, file));
  const folder = path.join(projectDir, 'public');
  return listFiles(folder).filter((file) => shipped.includes(read(folder, file)));
}

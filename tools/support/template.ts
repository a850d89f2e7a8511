import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../scripts/support/list-files';

const templateFolder = path.resolve(import.meta.dirname, '../../template');

/**
 * Finds the files of `public/` with the same bytes as a file of the template, also if they have
 * another name or the content does not use them.
 * @returns paths below `public/`: `images/arkha.png`
 */
export function templatePictures(projectDir: string): string[] {
  const publicFolder = path.join(projectDir, 'public');
  const samples = path.join(templateFolder, 'public');
  const bytesOf = (folder: string, file: string) => readFileSync(path.join(folder, file), 'base64');
  const sampleBytes = new Set(listFiles(samples).map((file) => bytesOf(samples, file)));
  return listFiles(publicFolder).filter((file) => sampleBytes.has(bytesOf(publicFolder, file)));
}

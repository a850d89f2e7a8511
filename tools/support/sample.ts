import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/files/list-files';
import { publicFolder } from '../../lib/files/public-folder';
import { PlainError } from '../../scripts/support/run-script';

const sampleFolder = path.resolve(import.meta.dirname, '../../template');

/**
 * Call this before you load a module that imports the sample content. Otherwise a missing folder
 * ends in a stack trace.
 * @throws PlainError if the folder `template/` is missing
 */
export function requireSample(): void {
  if (existsSync(path.join(sampleFolder, 'content'))) return;
  throw new PlainError(
    'The folder template/ is missing. Restore it: git checkout HEAD -- template',
  );
}

/**
 * Finds the files of `public/` with the same bytes as a file of the sample, also if they have
 * another name or the content does not use them.
 * @returns paths below `public/`: `images/arkha.png`
 */
export function sampleFilesInPublic(): string[] {
  const samples = path.join(sampleFolder, 'public');
  const bytesOf = (folder: string, file: string) => readFileSync(path.join(folder, file), 'base64');
  const sampleBytes = new Set(listFiles(samples).map((file) => bytesOf(samples, file)));
  const folder = publicFolder();
  return listFiles(folder).filter((file) => sampleBytes.has(bytesOf(folder, file)));
}

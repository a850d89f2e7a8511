import { readableContent } from '../support/readable-content';
import { differenceLines, differencesOf } from './comparison';
import { readSources } from './read-sources';

/**
 * Compares the facts of `content/` with those of the owner's résumé, old site and the like.
 * @param paths of these files, or of folders that contain them
 * @returns the report to print
 * @throws PlainError if a file cannot be read
 */
export async function runCompare(paths: readonly string[]): Promise<string> {
  const sources = await readSources(paths);
  return differenceLines(differencesOf(await readableContent(), sources), sources).join('\n');
}

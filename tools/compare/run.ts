import { differencesOf } from '../support/comparison/comparison';
import { readSources } from '../support/comparison/read-sources';
import { differenceLines } from '../support/comparison/report';
import { readUncheckedContent } from '../support/read-unchecked-content';

/**
 * Compares the facts of `content/` with those of the owner's résumé, old site and the like.
 * @param paths of these files, or of folders that contain them
 * @returns the report to print
 * @throws PlainError if a file cannot be read
 */
export async function runCompare(paths: readonly string[]): Promise<string> {
  const sources = await readSources(paths);
  return differenceLines(differencesOf(await readUncheckedContent(), sources), sources).join('\n');
}

import { loadContent } from '../../scripts/support/load-content';
import { type Differences, differencesOf, type Source } from './comparison';
import { readSources } from './read-sources';

/**
 * Compares the facts of `content/` with those of the owner's résumé, old site and the like.
 * @param paths of these files, or of folders that contain them
 * @returns the report to print
 * @throws PlainError if a file cannot be read
 */
export async function runCompare(paths: readonly string[]): Promise<string> {
  const sources = await readSources(paths);
  const { files, faults } = await loadContent();
  const lines = differenceLines(differencesOf(files, sources), sources);
  if (faults.length > 0) {
    lines.push('', 'content/ has mistakes: npm run doctor. What cannot be read is not compared.');
  }
  return lines.join('\n');
}

/** The report about some differences. */
export function differenceLines(
  { invented, lost }: Differences,
  sources: readonly Source[],
): string[] {
  const [{ name = '' } = {}] = sources;
  const files = sources.length === 1 ? name : `the ${sources.length} files`;
  return [
    `On the page, but not in ${files}. Is it true?`,
    ...(invented.length > 0 ? invented : ['nothing']).map((line) => `  ${line}`),
    '',
    `In ${files}, but not on the page. Is it missing?`,
    ...(lost.length > 0 ? lost : ['nothing']).map((line) => `  ${line}`),
    '',
    'Compared: numbers, dates, addresses and names. Read the sentences yourself.',
  ];
}

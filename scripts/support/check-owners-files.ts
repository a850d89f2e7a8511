import { publicFileFaults } from '../../lib/check/public-file-faults';
import { missingLetterLines } from '../../lib/documents/missing-letters';
import { checkAndMakeSites } from '../../lib/site/check-and-make-sites';
import { readContents } from './read-contents';

/**
 * Reads and checks the owner's files, and makes the sites.
 * @returns what `checkAndMakeSites` returns, with the faults of `public/`, and a line for each
 *   document without some of its letters
 */
export async function checkOwnersFiles() {
  const checked = await checkAndMakeSites(await readContents());
  const faults = [...publicFileFaults(Object.keys(checked.contents)), ...checked.faults];
  const sites = faults.length > 0 ? undefined : checked.sites;
  const missingLetters = sites?.flatMap(missingLetterLines) ?? [];
  return { ...checked, sites, faults, missingLetters };
}

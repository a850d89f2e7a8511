import { publicFileFaults } from '../../lib/check/public-file-faults';
import { missingLetterLines } from '../../lib/documents/missing-letters';
import { checkAndMakeSites } from '../../lib/site/check-and-make-sites';
import { readContents } from './read-contents';

/** `checkAndMakeSites`, and lines about letters that documents lack. */
export async function prepareSite() {
  const prepared = await checkAndMakeSites(await readContents());
  const faults = [...publicFileFaults(Object.keys(prepared.contents)), ...prepared.faults];
  const sites = faults.length > 0 ? undefined : prepared.sites;
  const missingLetters = prepared.sites?.flatMap(missingLetterLines) ?? [];
  return { ...prepared, sites, faults, missingLetters };
}

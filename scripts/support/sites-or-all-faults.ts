import { setBasePath } from '../../lib/addresses/site-addresses';
import { missingLetterLines } from '../../lib/documents/missing-letters';
import { valueAt } from '../../lib/faults/fault';
import { publicFileFaults } from '../../lib/faults/public-file-faults';
import { sitesOrFaults } from '../../lib/site/sites-or-faults';
import { readContents } from './read-contents';

/** `sitesOrFaults`, with the faults of `public/`, and lines about letters missing in documents. */
export async function sitesOrAllFaults() {
  const files = await readContents();
  setBasePath(valueAt(files, '', 'site', 'url'));
  const checked = await sitesOrFaults(files);
  const faults = [...publicFileFaults(Object.keys(checked.contents)), ...checked.faults];
  const sites = faults.length > 0 ? undefined : checked.sites;
  const missingLetters = sites?.flatMap(missingLetterLines) ?? [];
  return { ...checked, sites, faults, missingLetters };
}

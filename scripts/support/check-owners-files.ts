import { setBasePath } from '../../lib/addresses/site-addresses';
import { valueAt } from '../../lib/check/fault';
import { publicFileFaults } from '../../lib/check/public-file-faults';
import { missingLetterLines } from '../../lib/documents/missing-letters';
import { checkedSites } from '../../lib/site/checked-sites';
import { readContents } from './read-contents';

/** `checkedSites`, with faults of `public/`, and lines about letters missing in documents. */
export async function checkOwnersFiles() {
  const files = await readContents();
  setBasePath(valueAt(files[''].site, 'url'));
  const checked = await checkedSites(files);
  const faults = [...publicFileFaults(Object.keys(checked.contents)), ...checked.faults];
  const sites = faults.length > 0 ? undefined : checked.sites;
  const missingLetters = sites?.flatMap(missingLetterLines) ?? [];
  return { ...checked, sites, faults, missingLetters };
}

import { setBasePath } from '../../lib/addresses/site-addresses';
import { documentsWithMissingLetters } from '../../lib/documents/missing-letters';
import { valueAt } from '../../lib/faults/fault';
import { publicFileFaults } from '../../lib/faults/file-faults';
import { checkedSites } from '../../lib/site/checked-sites';
import { readContents } from './read-contents';

/**
 * The sites of the project, or what is wrong in its `content/`, `public/` and settings.
 * @returns also `missingLetters`, by document
 */
export async function checkedProject() {
  const files = await readContents();
  setBasePath(valueAt(files, '', 'site', 'url'));
  const checked = await checkedSites(files);
  const faults = [...publicFileFaults(Object.keys(checked.contents)), ...checked.faults];
  const sites = faults.length > 0 ? undefined : checked.sites;
  return {
    ...checked,
    sites,
    faults,
    missingLetters: sites?.flatMap(documentsWithMissingLetters) ?? [],
  };
}

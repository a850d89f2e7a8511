import { cleanContents } from '../content/clean-contents';
import type { ContentByFolder } from '../content/schema';
import { sitesFor } from '../site/make-sites';
import type { Fault } from './fault';
import { publicNameFaults } from './public-file-faults';
import { pageLinkFaults, referenceFaults, unmadeLinkFaults } from './reference-faults';
import { schemaFaults } from './schema-faults';
import { settingFaults } from './setting-faults';

/**
 * Cleans the texts, checks content, settings and names of files, and makes the site in each
 * language, unless there is a fault. It opens no file: the sites have no pictures yet
 * (`lib/site/prepare-sites.ts`), and `prepare-site.ts` checks what is in files of `public/`.
 * @param files what the owner has written
 */
export function checkContent(files: ContentByFolder) {
  const contents = cleanContents(files);
  const faults: Fault[] = [
    ...publicNameFaults(Object.keys(contents)),
    ...settingFaults(process.env),
    ...schemaFaults(contents),
    ...referenceFaults(contents),
  ];
  if (faults.length > 0) return { contents, sites: undefined, faults };
  const sites = sitesFor(contents, () => undefined);
  const linkFaults = [...pageLinkFaults(contents, sites), ...unmadeLinkFaults(contents, sites)];
  return { contents, sites: linkFaults.length > 0 ? undefined : sites, faults: linkFaults };
}

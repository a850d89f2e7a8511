import type { ContentByFolder } from '../content/schema';
import { type LocalizedSites, sitesFor } from '../site/make-sites';
import type { Fault } from './fault';
import { publicNameFaults } from './public-file-faults';
import { pageLinkFaults, referenceFaults } from './reference-faults';
import { schemaFaults } from './schema-faults';
import { settingFaults } from './setting-faults';

/** Checked content, and the site in each language; no site if there is a fault. */
export interface CheckedContent {
  contents: ContentByFolder;
  sites: LocalizedSites | undefined;
  faults: Fault[];
}

/**
 * Checks content, settings and names of files, and makes the site in each language. It opens no
 * file: `prepare-site.ts` checks what is in files of `public/`.
 */
export function checkContent(contents: ContentByFolder): CheckedContent {
  const faults = [
    ...publicNameFaults(Object.keys(contents)),
    ...settingFaults(process.env),
    ...schemaFaults(contents),
    ...referenceFaults(contents),
  ];
  if (faults.length > 0) return { contents, sites: undefined, faults };
  const sites = sitesFor(contents);
  const linkFaults = pageLinkFaults(contents, sites);
  return { contents, sites: linkFaults.length > 0 ? undefined : sites, faults: linkFaults };
}

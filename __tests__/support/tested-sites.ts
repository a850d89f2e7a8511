import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/files/owners-files';
import type { LocalizedSites } from '../../lib/site/localized-site';

// The sites that browser tests visit. `__tests__/sites/` builds them.

/**
 * The owner's site, the sample in a fresh copy, and one of all fields and hostile texts, in two
 * languages and below a path. Tests of 'sample' are skipped if `content/` has another owner.
 */
export type SiteName = 'own' | 'sample' | 'everything';

/** The address of the site "everything", below a path like a project page of GitHub. */
export const siteUrl = 'https://maria.example';
export const subPath = '/portfolio';

export const isSample = readFileSync('content/owner.ts', 'utf8').includes("'Juan Dela Cruz'");

export const projectOf = (name: SiteName): string =>
  path.resolve(name === 'everything' ? '.tmp/sites/everything' : '.');

export const exportOf = (name: SiteName): string => path.join(projectOf(name), 'out');

/** The HTML files of an export, with the site in the language of each. */
export const pagesOf = (sites: LocalizedSites) => [
  ...sites.map((site) => ({ file: path.posix.join(site.folder, 'index.html'), site })),
  { file: '404.html', site: sites[0] },
];

/** The address of a site's page in each language. It takes less time than `readSites`. */
export const addressesOf = (name: SiteName): string[] => {
  const files = listFiles(path.join(projectOf(name), 'content'));
  const languages = files.flatMap((file) => /^([^/]+)\/index\.ts$/.exec(file)?.[1] ?? []);
  return ['/', ...languages.map((folder) => `/${folder}/`)];
};

const read = new Map<SiteName, Promise<LocalizedSites>>();

/** The content of a site in all its languages, which each process of the tests reads once. */
export function readSites(name: SiteName): Promise<LocalizedSites> {
  const sites = read.get(name) ?? readContentOf(name);
  read.set(name, sites);
  return sites;
}

/**
 * It imports what it needs only when it is called, because the schema takes half a second to load.
 */
async function readContentOf(name: SiteName): Promise<LocalizedSites> {
  const { sitesWithoutPictures } = await import('./sites-without-pictures');
  const { readContents } = await import('../../scripts/support/read-contents');
  const folder = process.cwd();
  process.chdir(projectOf(name));
  try {
    const { sites, faults } = sitesWithoutPictures(await readContents());
    if (sites === undefined) throw new Error(JSON.stringify(faults));
    return sites;
  } finally {
    process.chdir(folder);
  }
}

export const publicFilesOf = (name: SiteName): string[] =>
  listFiles(path.join(projectOf(name), 'public'));

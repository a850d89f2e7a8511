import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { listFiles } from '../../../lib/files/list-files';
import type { Sites } from '../../../lib/site/site';
import { fileHashes } from './file-hashes';

// The sites that browser tests visit. `__tests__/fixtures` has the content of the sites that are
// not the owner's, and `__tests__/sites` builds these sites.

/** Whether the template's own tests are here. `npm run own` removes them. */
export const hasTemplateTests = existsSync(path.resolve('__tests__', 'fixtures'));

const isSample = (folder: string) =>
  isDeepStrictEqual(fileHashes(folder), fileHashes(path.join('template', folder)));

/** Whether content and pictures are the template's. If so, `out/` is the template's site. */
export const isTemplate = ['content', 'public'].every(isSample);

/**
 * The owner's site, the template's, one with all content, one with little content, and two with
 * many projects and few pictures.
 */
export type SiteName = 'own' | 'template' | 'everything' | 'bare' | 'designer' | 'entrepreneur';

/** The folder of a site's project. */
export const projectOf = (name: SiteName): string =>
  name === 'own' || (name === 'template' && isTemplate)
    ? path.resolve('.')
    : path.resolve('.tmp', 'sites', name);

/** The folder of a site's export. */
export const exportOf = (name: SiteName): string => path.join(projectOf(name), 'out');

/**
 * Reads the content of a site in all its languages. It imports what it needs only when it is
 * called, because the schema takes half a second to load, in each process of the tests.
 */
export async function readSites(name: SiteName): Promise<Sites> {
  const { readCheckedContent } = await import('../../../scripts/support/read-content');
  const folder = process.cwd();
  process.chdir(projectOf(name));
  try {
    const { sites, faults } = await readCheckedContent();
    if (sites === undefined) throw new Error(JSON.stringify(faults));
    return sites;
  } finally {
    process.chdir(folder);
  }
}

/** The names of the files in a site's `public/`. */
export const publicFilesOf = (name: SiteName): string[] =>
  listFiles(path.join(projectOf(name), 'public'));

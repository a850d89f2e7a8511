import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { ContentFiles } from '../../lib/content/files';
import { listFiles } from '../../lib/files/list-files';
import { localizedPath } from '../../lib/hosting/generated-files';
import { hashedFolder } from '../../lib/hosting/headers';
import { publishPictures } from '../../lib/images/pictures';
import { checkedSites } from '../../lib/site/localized-site';
import { composeNames } from './after/compose-names';
import { compress } from './after/compress';
import { delayScripts } from './after/delay-scripts';
import { writeHostFiles } from './after/host-files';
import { minifyFiles } from './after/minify';
import { moveSecondLanguagePages, removeUnusedPages } from './after/pages';
import { addPolicies } from './after/policies';
import { removeOriginals } from './after/remove-originals';
import { hiddenPictures } from './hidden-pictures';

interface Exported {
  /** The folder into which Next has exported. */
  distDir: string;
  /** The sub-path of the site: `/portfolio`; '' if it is at the root. */
  basePath: string;
}

/**
 * Finishes the export, and moves it to `out/`. If a step fails, the build fails, and there is no
 * `out/`: an unfinished export contains originals of pictures, and may lack its security policy.
 * The order of the steps matters; `docs/architecture.md` says why.
 */
export async function afterBuild(
  { distDir: exported, basePath }: Exported,
  contentFiles: ContentFiles,
): Promise<void> {
  const publicFolder = 'public';
  const sites = checkedSites(contentFiles);
  const [main, ...others] = sites;
  await removeUnusedPages(exported, publicFolder);
  await moveSecondLanguagePages(
    exported,
    others.map(({ folder }) => folder),
  );
  await publishPictures(path.join(exported, hashedFolder));
  await composeNames(exported);
  await removeOriginals(exported, contentFiles, hiddenPictures(contentFiles, sites));
  const ownersFiles = listFiles(publicFolder).map((file) => file.normalize());
  const isGenerated = (file: string) => !ownersFiles.includes(file);
  const pages = listFiles(exported).filter((file) => file.endsWith('.html') && isGenerated(file));
  const printStyles = sites
    .map(({ folder }) => localizedPath(folder, '/print.css').slice(1))
    .filter(isGenerated);
  const notes = await delayScripts(exported, basePath, pages);
  await minifyFiles(exported, [...pages, ...printStyles]);
  await addPolicies(exported, pages, main.content.contact.emailService ?? {});
  await writeHostFiles(exported, ownersFiles);
  await compress(exported);
  await rename(exported, 'out');
  for (const note of notes) console.warn(`  ${note}`);
}

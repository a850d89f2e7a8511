import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { ContentFiles } from '../../lib/content/files';
import { hashedFolder } from '../../lib/hosting/headers';
import { listFiles } from '../../lib/hosting/list-files';
import { localizedPath } from '../../lib/hosting/urls';
import { publishPictures } from '../../lib/images/pictures';
import { checkedSites } from '../../lib/site/localized-site';
import { compress } from './after/compress';
import { delayScripts } from './after/delay-scripts';
import { writeHostFiles } from './after/host-files';
import { minifyFiles } from './after/minify';
import { moveSecondLanguagePages, removeUnusedPages } from './after/pages';
import { addPolicies } from './after/policies';
import { composeNames, removeOriginals } from './after/public-files';

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
  { distDir: out, basePath }: Exported,
  files: ContentFiles,
): Promise<void> {
  const publicFolder = 'public';
  const [main, ...others] = checkedSites(files);
  await removeUnusedPages(out, publicFolder);
  await moveSecondLanguagePages(
    out,
    others.map(({ folder }) => folder),
  );
  await publishPictures(path.join(out, hashedFolder));
  await composeNames(out);
  await removeOriginals(out, files);
  const ownersFiles = listFiles(publicFolder).map((file) => file.normalize());
  const isGenerated = (file: string) => !ownersFiles.includes(file);
  const pages = listFiles(out).filter((file) => file.endsWith('.html') && isGenerated(file));
  const printStyles = [main, ...others]
    .map(({ folder }) => localizedPath(folder, '/print.css').slice(1))
    .filter(isGenerated);
  const notes = await delayScripts(out, basePath, pages);
  await minifyFiles(out, [...pages, ...printStyles]);
  await addPolicies(out, pages, main.content.contact.emailService ?? {});
  await writeHostFiles(out, ownersFiles);
  await compress(out);
  await rename(out, 'out');
  for (const note of notes) console.warn(`  ${note}`);
}

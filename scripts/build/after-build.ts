import { rm } from 'node:fs/promises';
import path from 'node:path';
import { hashedFolder } from '../../lib/files/generated-names';
import { listFiles } from '../../lib/files/list-files';
import { publicFiles, unpublishedNames } from '../../lib/files/public-files';
import { deleteOtherImages, publishImages } from '../../lib/images/prepare-image';
import { composeNames } from './after/compose-names';
import { delayScripts } from './after/delay-scripts';
import { writeHostFiles } from './after/host-files';
import { letEverybodyRead } from './after/modes';
import { moveRareRules } from './after/move-rare-rules';
import { moveSecondLanguagePages, removeUnusedPages } from './after/pages';
import { addPolicies } from './after/policies';
import type { beforeBuild } from './before-build';
import { publish } from './out-folder';

interface NextExport {
  /** The folder into which Next has exported. */
  distDir: string;
  /** The sub-path of the site: `/portfolio`; '' if it is at the root. */
  basePath: string;
}

/**
 * Finishes the export, and moves it to `out/`. If a step before that fails, `out/` does not exist
 * or is empty: an unfinished export may lack its security policy.
 * The order of the steps matters; `docs/architecture.md` says why.
 */
export async function afterBuild(
  { distDir: exportFolder, basePath }: NextExport,
  { sites, images }: Awaited<ReturnType<typeof beforeBuild>>,
): Promise<void> {
  const [main, ...others] = sites;
  const ownersFiles = publicFiles();
  for (const name of unpublishedNames()) {
    await rm(path.join(exportFolder, name), { recursive: true, force: true });
  }
  await removeUnusedPages(exportFolder, ownersFiles);
  await moveSecondLanguagePages(
    exportFolder,
    others.map(({ folder }) => folder),
  );
  await publishImages(images, path.join(exportFolder, hashedFolder));
  await composeNames(exportFolder);
  const composedNames = ownersFiles.map((file) => file.normalize());
  const isGenerated = (file: string) => !composedNames.includes(file);
  const pages = listFiles(exportFolder).filter(
    (file) => file.endsWith('.html') && isGenerated(file),
  );
  await delayScripts(exportFolder, basePath, pages);
  await moveRareRules(exportFolder, basePath, pages);
  await addPolicies(exportFolder, pages, main.content.contact.emailService?.host);
  await writeHostFiles(exportFolder, composedNames);
  await letEverybodyRead(exportFolder);
  await publish(exportFolder);
  await deleteOtherImages(images);
}

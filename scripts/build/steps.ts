import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { basePath } from '../../lib/addresses/urls';
import { faultLine } from '../../lib/faults/fault';
import { pageNames } from '../../lib/files/generated-names';
import { unpublishedFiles } from '../../lib/files/owners-files';
import { imagesFolder } from '../../lib/images/encode';
import { publishImages } from '../../lib/images/prepare-image';
import { checkedProject } from '../support/checked-project';
import { compileHint, delayScripts } from './delay-scripts';
import { emptyOut, movePages, publish, writeHostFiles } from './export-files';
import { addPolicy } from './policies';

/**
 * Prepares the site for `next build`. A fault ends the process.
 * @returns what `afterBuild` needs
 */
export async function beforeBuild() {
  // So nobody publishes the last build by mistake if this one fails.
  emptyOut();
  const { sites, images, faults, missingLetters } = await checkedProject();
  if (sites === undefined) {
    console.error(`\nThe site was not built:\n\n  ${faults.map(faultLine).join('\n  ')}\n`);
    process.exit(1);
  }
  for (const { line } of missingLetters) console.log(`  ${line}`);
  return { sites, images };
}

/**
 * Finishes the export, and copies it to `out/`. If a step before that fails, `out/` is empty: an
 * unfinished export may lack its security policy.
 * @param exportFolder the folder into which Next has exported
 */
export async function afterBuild(
  exportFolder: string,
  { sites, images }: Awaited<ReturnType<typeof beforeBuild>>,
): Promise<void> {
  const [main, ...others] = sites;
  for (const file of unpublishedFiles(exportFolder)) await rm(path.join(exportFolder, file));
  const folders = others.map(({ folder }) => folder);
  await movePages(exportFolder, folders);
  await publishImages(images, path.join(exportFolder, imagesFolder));
  const pages = [...pageNames(['', ...folders]), '404.html'];
  await finishPages(exportFolder, pages, main.content.contact.emailService?.host);
  await writeHostFiles(exportFolder);
  await publish(exportFolder);
}

/**
 * Finishes pages. Their policy comes last, because it has the hashes of scripts and styles. Their
 * script files get the compile hint. Chunks that are imported later do not: compiling all of them
 * costs more than it saves.
 */
async function finishPages(
  exportFolder: string,
  pages: readonly string[],
  emailOrigin: string | undefined,
) {
  const chunks = new Set<string>();
  for (const page of pages) {
    const file = path.join(exportFolder, page);
    // With this option, there are also the elements in `<noscript>`, to which the policy applies.
    const $ = load(await readFile(file, 'utf8'), { scriptingEnabled: false });
    if (process.env.PLAIN_BUILD !== '1') {
      for (const address of await delayScripts($, exportFolder)) chunks.add(address);
    }
    addPolicy($, emailOrigin);
    await writeFile(file, $.html());
  }
  for (const address of chunks) {
    const chunk = path.join(exportFolder, address.slice(basePath().length));
    await writeFile(chunk, compileHint + (await readFile(chunk, 'utf8')));
  }
}

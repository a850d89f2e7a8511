import path from 'node:path';
import { content } from '../../../lib/content';
import { picturesIn } from '../../../lib/content/public-files';
import { composeNames } from './compose-names';
import { compress } from './compress';
import { delayScripts } from './delay-scripts';
import { giveHints } from './hints';
import { writeHostFiles } from './host-files';
import { removeOriginals } from './originals';
import { addPolicies } from './policy';
import { pruneChunks, pruneRouterFiles } from './prune';

/**
 * Finishes the export that `next build` wrote to `<projectDir>/out`. The order matters: what changes
 * scripts precedes the hashes; compressed copies come last.
 * @param basePath sub-path of the site, `''` or e.g. `/portfolio`
 * @throws what a step throws, which fails the build: half of these steps would be an unsafe site
 */
export async function afterBuild(projectDir: string, basePath: string): Promise<void> {
  const out = path.join(projectDir, 'out');
  await pruneRouterFiles(out);
  await composeNames(out);
  await removeOriginals(
    out,
    picturesIn(content).map(({ src }) => src),
  );
  await giveHints(out, basePath);
  await delayScripts(out, basePath);
  await pruneChunks(out);
  await addPolicies(out, content.contact.emailService ?? {});
  await writeHostFiles(out);
  await compress(out);
}

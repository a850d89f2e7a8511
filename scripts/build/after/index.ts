import path from 'node:path';
import { content } from '../../../lib/content';
import { picturesIn } from '../../../lib/content/public-files';
import {
  composeNames,
  compress,
  removeOriginals,
  removeRouterFiles,
  writeHostFiles,
} from './files';
import { addPolicies } from './policy';
import { delayScripts } from './scripts';

/**
 * Finishes the export that `next build` wrote to `<projectDir>/out`. The order matters: what changes
 * scripts precedes the hashes; compressed copies come last.
 * @param basePath sub-path of the site, `''` or e.g. `/portfolio`
 * @throws what a step throws, which fails the build: half of these steps would be an unsafe site
 */
export async function afterBuild(projectDir: string, basePath: string): Promise<void> {
  const out = path.join(projectDir, 'out');
  const originals = picturesIn(content).map(({ src }) => src);
  await removeRouterFiles(out);
  await composeNames(out);
  await removeOriginals(out, originals);
  await delayScripts(out, basePath);
  await addPolicies(out, content.contact.emailService ?? {});
  await writeHostFiles(out);
  await compress(out);
}

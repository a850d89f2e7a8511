import path from 'node:path';
import { content } from '../../../lib/content';
import { picturesIn } from '../../../lib/content/pictures';
import { composeNames } from './compose-names';
import { compress } from './compress';
import { giveHints } from './hints';
import { writeHostFiles } from './host-files';
import { joinChunks } from './join-chunks';
import { joinScripts } from './join-scripts';
import { delayScripts } from './late-scripts';
import { removeOriginals } from './originals';
import { addPolicies } from './policy';
import { slimStyles } from './slim-style';
import { thinData } from './thin-data';
import { tidy } from './tidy';

/**
 * Finishes the export that `next build` wrote to `<projectDir>/out`. The order matters: hints and
 * joining change scripts, so they precede the hashes; compressed copies come last.
 * @param basePath sub-path of the site, `''` or e.g. `/portfolio`
 * @throws what a step throws, which fails the build: half of these steps would be an unsafe site
 */
export async function afterBuild(projectDir: string, basePath: string): Promise<void> {
  const out = path.join(projectDir, 'out');
  await tidy(out);
  await composeNames(out);
  await removeOriginals(
    out,
    picturesIn(content).map(({ src }) => src),
  );
  await slimStyles(out);
  await joinScripts(out);
  await thinData(out);
  await joinChunks(out);
  await giveHints(out, basePath);
  await delayScripts(out, basePath);
  const policy = await addPolicies(out, content.contact.emailService ?? {});
  await writeHostFiles(out, policy);
  await compress(out);
}

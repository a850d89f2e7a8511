import path from 'node:path';
import { content } from '../../content';
import { lastingPolicy } from '../../lib/policy';
import { compress } from './compress';
import { giveHints } from './hints';
import { writeHostFiles } from './host-files';
import { joinScripts } from './join-scripts';
import { pictureFiles, removeOriginals } from './originals';
import { addPolicies } from './policy';
import { tidy } from './tidy';

/**
 * Finishes the export that `next build` wrote to `<projectDir>/out`. The order matters: hints and
 * joining change scripts, so they precede the hashes; compressed copies come last.
 * @param basePath sub-path of the site, `''` or e.g. `/portfolio`
 * @throws what a step throws, which fails the build: half of these steps would be an unsafe site
 */
export async function afterBuild(projectDir: string, basePath: string): Promise<void> {
  const out = path.join(projectDir, 'out');
  const { emailService } = content.contact;
  await tidy(out);
  await removeOriginals(out, pictureFiles(content));
  await giveHints(out, basePath);
  await joinScripts(out);
  const full = await addPolicies(out, emailService);
  await writeHostFiles(out, { full, lasting: lastingPolicy(emailService) });
  await compress(out);
}

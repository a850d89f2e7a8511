import type { ContentFiles } from '../../../lib/content/files';
import { checkSite } from './check-site';

/**
 * Checks the site for `next build` and prints the result. A fault ends the process.
 * @returns the content
 */
export async function beforeBuild(projectDir: string): Promise<ContentFiles> {
  const { files, faults, notes } = await checkSite(projectDir);
  if (faults.length > 0) {
    console.error(`\nThe site was not built:\n\n  ${faults.join('\n  ')}\n`);
    process.exit(1);
  }
  for (const note of notes) console.log(`  ${note}`);
  return files;
}

import { faultLine } from '../../lib/faults/fault';
import { checkedProject } from '../support/checked-project';
import { emptyOut } from './out-folder';

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

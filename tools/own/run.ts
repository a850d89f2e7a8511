import { checkedSites } from '../../lib/site/localized-site';
import { readCheckedContent } from '../../scripts/support/read-content';
import { refusal, TO_UNDO } from '../support/refusal';
import { makeOwn } from './make-own';
import { readmeFor } from './readme';

/**
 * Makes the repository in the working directory the owner's.
 * @returns what is left to do, as lines
 * @throws PlainError if something else is to be done first; then nothing was changed
 */
export async function runOwn(): Promise<string> {
  const { files, faults } = await readCheckedContent();
  if (faults.length > 0) {
    throw refusal('content/ has faults. Run npm run doctor, which lists them.');
  }
  const [{ content }] = checkedSites(files);
  const count = makeOwn(readmeFor(content));
  return `${count} files of the template are gone, and README.md is about your site.
Read README.md, then: git commit --message "My repository". ${TO_UNDO}`;
}

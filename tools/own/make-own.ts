import { writeFileSync } from 'node:fs';
import { addToIndex, git, requireCommitted } from '../support/git';
import { rewritten, templateOnly } from '../support/owned-paths';
import { refusal } from '../support/refusal';
import { addToRecord, RECORD, readRecord } from '../support/update-record';

/**
 * Removes what only the template's repository needs, and puts everything into git's index. The
 * owner commits it.
 * @param readme the text of the new README.md
 * @returns the number of removed files
 * @throws PlainError if it has run before, or if changes are not committed
 */
export function makeOwn(readme: string): number {
  if (readRecord().isOwn) throw refusal('npm run own has run before.');
  requireCommitted();
  const removed = git(['ls-files', '--', ...templateOnly])
    .split('\n')
    .filter(Boolean);
  git(['rm', '-r', '--quiet', '--ignore-unmatch', '--', ...templateOnly]);
  writeFileSync(rewritten.readme, readme);
  writeFileSync(rewritten.changelog, '# Changelog\n');
  addToRecord({ isOwn: true });
  addToIndex([RECORD, ...Object.values(rewritten)]);
  return removed.length;
}

import { refusal, TO_UNDO } from '../support/refusal';
import { takeVersion } from './take-version';

const nextSteps = 'npm ci; npm run doctor, which lists what content/ needs; npm test';

/**
 * Merges the template's next version.
 * @param version undefined for the newest one
 * @returns what is new and left to do, as lines, and whether the owner has to resolve conflicts
 * @throws PlainError if the update is not possible
 */
export function runUpdate(
  address: string,
  version?: string,
): { text: string; hasConflicts: boolean } {
  // The repository records the address, and others may read it.
  if (hasCredentials(address)) {
    throw refusal(
      'leave out the user name and password of the address. Git takes them from its credential helper.',
    );
  }
  const update = takeVersion(address, version);
  if (update === undefined) return { text: 'Already up to date.', hasConflicts: false };
  const { conflicts } = update;
  const hasConflicts = conflicts.length > 0;
  const news = update.news || 'CHANGELOG.md has no new lines.';
  const advice = hasConflicts ? conflictAdvice(conflicts) : doneAdvice;
  return { text: `${news}\n\n${advice}`, hasConflicts };
}

/**
 * Whether an address has a password, or a user name, which may be a token. Only SSH needs a name.
 */
function hasCredentials(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return password !== '' || (username !== '' && !protocol.endsWith('ssh:'));
}

const doneAdvice = `The update is committed; git revert HEAD undoes it.
Next: ${nextSteps}.`;

const conflictAdvice = (conflicts: readonly string[]) =>
  `You (HEAD) and the template changed the same files:
  ${conflicts.join('\n  ')}

In each file keep what you want between git's conflict marks, then: git add FILE
To take a file as the template has it: git checkout --theirs FILE && git add FILE
If one of you deleted a file: git add FILE keeps it, git rm FILE deletes it.

Then: git commit; ${nextSteps}. ${TO_UNDO}`;

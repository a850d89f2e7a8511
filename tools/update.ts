import '../scripts/support/require-node';
import { PlainError, readArguments, runScript } from '../scripts/support/run-script';
import { TO_UNDO } from './support/git';
import { readRecord, withoutCredentials } from './support/update-record';
import { takeVersion } from './update/take-version';

const usage = `Takes the template's next version (docs/update.md):
  npm run update -- ADDRESS [VERSION]

  ADDRESS   the template's repository, or a folder with a copy of it; needed the first time only
  VERSION   a tag, branch or whole commit; the default is the newest release, else the default branch`;

const nextSteps = 'npm ci; npm run doctor, which lists what content/ needs; npm test';

runScript(async () => {
  const { positionals } = readArguments({}, usage, { allowPositionals: true });
  const [address = readRecord().address, version, ...others] = positionals;
  if (others.length > 0)
    throw new PlainError(`Too many arguments: ${others.join(' ')}\n\n${usage}`);
  if (address === undefined) throw new PlainError(`The template's address is missing.\n\n${usage}`);

  const update = takeVersion(address, version);
  if (update === undefined) return console.log('Already up to date.');
  console.log(update.news || 'CHANGELOG.md has no new lines.');
  if (withoutCredentials(address) !== address) {
    console.log(
      '\nThe user name and password of the address are not recorded: give them again next time.',
    );
  }
  if (update.conflicts.length === 0) {
    console.log('\nThe update is committed; git revert HEAD undoes it.');
    console.log(`Next: ${nextSteps}.`);
    return;
  }
  console.log(`
You (HEAD) and the template changed the same files:
  ${update.conflicts.join('\n  ')}

In each file keep what you want between git's conflict marks, then: git add FILE
To take a file as the template has it: git checkout --theirs FILE && git add FILE
If one of you deleted a file: git add FILE keeps it, git rm FILE deletes it.

Then: git commit; ${nextSteps}. ${TO_UNDO}`);
  process.exitCode = 1;
});

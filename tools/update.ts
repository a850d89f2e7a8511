import '../scripts/support/require-node';
import { PlainError, readArguments, runScript } from '../scripts/support/run-script';
import { readRecord } from './support/update-record';
import { runUpdate } from './update/run';

const usage = `Takes the template's next version (docs/update.md):
  npm run update -- ADDRESS [VERSION]

  ADDRESS   the template's repository, or a folder with a copy of it; needed the first time only
  VERSION   a tag, branch or whole commit; the default is the newest release, else the default branch`;

runScript(async () => {
  const { positionals } = readArguments({}, usage, { allowPositionals: true });
  const [address = readRecord().address, version, ...others] = positionals;
  if (others.length > 0) {
    throw new PlainError(`Too many arguments: ${others.join(' ')}\n\n${usage}`);
  }
  if (address === undefined) throw new PlainError(`The template's address is missing.\n\n${usage}`);
  const { text, hasConflicts } = runUpdate(address, version);
  console.log(text);
  if (hasConflicts) process.exitCode = 1;
});

import '../scripts/support/require-node';
import { PlainError, readArguments, runScript } from '../scripts/support/run-script';
import { makeFont } from './make/font';

const usage = `Makes files that are committed: npm run make -- font

  font   the cuts of the typeface in lib/design/fonts/, and their measures in lib/design/`;

runScript(async () => {
  const [name] = readArguments(process.argv.slice(2), {}, usage).positionals;
  if (name !== 'font') throw new PlainError(usage);
  await makeFont();
});

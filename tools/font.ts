import '../scripts/support/require-node';
import { readArguments, runScript } from '../scripts/support/run-script';
import { makeFont } from './font/make-font';

const usage = `Makes the files of the typeface: npm run font

They are in lib/design/fonts/, and their measures in lib/design/typeface.json. Run it when the name
in lib/design/typeface.ts, a weight or a fallback font changes.`;

runScript(async () => {
  readArguments(process.argv.slice(2), {}, usage);
  for (const { file, size } of await makeFont()) {
    console.log(`${file}: ${(size / 1000).toFixed(1)} KB`);
  }
});

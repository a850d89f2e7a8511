import '../scripts/support/require-node';
import { PlainError, readArguments, runScript } from '../scripts/support/run-script';
import { runCompare } from './compare/run';

const usage = `Compares content/ with your résumé, an old site, or LinkedIn's tables:
  npm run compare -- resume.pdf
  npm run compare -- resume.pdf old-site/ Positions.csv
It reads .pdf, .txt, .md, .html, .json and .csv, and folders of these.`;

runScript(async () => {
  const { positionals } = readArguments({}, usage, { allowPositionals: true });
  if (positionals.length === 0) throw new PlainError(usage);
  console.log(await runCompare(positionals));
});

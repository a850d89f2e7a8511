import '../scripts/support/require-node';
import { PlainError, readArguments, runScript } from '../scripts/support/run-script';
import { requireSample } from './support/sample';

const usage = `Fills a fresh copy of content/ from a résumé in JSON Resume format:
  npm run import -- resume.json
It leaves files alone that contain texts of your own.
More, and how to move in from a PDF or an old site: docs/moving-in.md`;

runScript(async () => {
  const { positionals } = readArguments({}, usage, { allowPositionals: true });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new PlainError(usage);
  requireSample();
  const { runImport } = await import('./import/run');
  console.log(await runImport(file));
});

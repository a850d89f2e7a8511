// npm run import: fills content/ from a résumé, from GitHub, or from both.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { importOptions } from './import/options';
import { PlainError, runScript } from './support/run-script';

runScript(async () => {
  const options = importOptions(process.argv.slice(2));
  // The module below imports the sample profile and would fail with a stack trace.
  if (!existsSync(path.join(import.meta.dirname, '../template/content'))) {
    throw new PlainError(
      'The folder template/ is missing; the import compares content/ with it. Restore it: git checkout HEAD -- template',
    );
  }
  const { runImport } = await import('./import/run');
  console.log(await runImport(options, process.cwd()));
});

// npm run import: fills content/ from a résumé, from GitHub, or from both.

import '../scripts/support/require-node';
import { runScript } from '../scripts/support/run-script';
import { importOptions } from './import/options';
import { requireTemplate } from './support/template';

runScript(async () => {
  const options = importOptions(process.argv.slice(2));
  requireTemplate();
  const { runImport } = await import('./import/run');
  console.log(await runImport(options, process.cwd()));
});

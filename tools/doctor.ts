// npm run doctor: checks the content before the site goes live, or with --live the published site.

import '../scripts/support/require-node';
import { runScript } from '../scripts/support/run-script';
import { readOptions } from './doctor/options';
import { requireTemplate } from './support/template';

runScript(async () => {
  const { live, strict, address } = readOptions(process.argv.slice(2));
  requireTemplate(2);
  if (live) {
    const { checkSite } = await import('./doctor/live/check-site');
    process.exitCode = await checkSite(process.cwd(), address);
    return;
  }
  const { runDoctor } = await import('./doctor/run');
  const exitCode = await runDoctor(process.cwd());
  if (strict) process.exitCode = exitCode;
});

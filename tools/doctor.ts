// npm run doctor: checks the content before the site goes live, or with --live the published site.

import { runScript } from '../scripts/support/run-script';
import { readOptions } from './doctor/options';
import { requireTemplate } from './support/template';

runScript(async () => {
  const { live, strict, address } = readOptions(process.argv.slice(2));
  requireTemplate(2);
  if (live) {
    // Imported only here: deployments have no browser and need not load its library.
    const { visitSite } = await import('./doctor/live/visit-site');
    process.exitCode = await visitSite(process.cwd(), address);
    return;
  }
  const { runDoctor } = await import('./doctor/run');
  const exitCode = await runDoctor(process.cwd());
  if (strict) process.exitCode = exitCode;
});

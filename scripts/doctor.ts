// npm run doctor: checks the content before the site goes live, or with --live the published site.
import { readOptions } from './doctor/options';
import { runScript } from './support/run-script';
import { requireTemplate } from './support/template';

runScript(async () => {
  const options = readOptions(process.argv.slice(2));
  const projectDir = process.cwd();
  requireTemplate(2);
  if (options.live) {
    // Imported only here: deployments have no browser and need not load its library.
    const { visitSite } = await import('./doctor/live/visit-site');
    process.exitCode = await visitSite(projectDir, options.address);
    return;
  }
  const { findContentFindings } = await import('./doctor/content');
  const { report, isBlocking, strictExitCode } = await import('./doctor/findings');
  const findings = await findContentFindings(projectDir);
  const count = findings.filter(isBlocking).length;
  const verdict = count === 0 ? 'Ready to go live.' : `Not ready to go live; to do: ${count}.`;
  console.log(`\n${report(findings)}${verdict}\n`);
  if (options.strict) process.exitCode = strictExitCode(findings);
});

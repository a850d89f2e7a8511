// npm run doctor: what is left to do before the site goes live. With --strict, exit code 1 while
// anything is left: the deployments run it, so that no site is published under the template's name.
// With --live: what is wrong with the published site (docs/alive.md).
import { examine } from './doctor/examine';
import { isBlocking, report, things } from './doctor/findings';
import { readOptions } from './doctor/options';
import { runScript } from './support/run-script';

runScript(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.live) {
    // Only here: deployments install no browser and need not read its library.
    const { visitLive } = await import('./doctor/live/index');
    process.exitCode = await visitLive(process.cwd(), options);
    return;
  }
  const findings = await examine(process.cwd(), process.env);
  const count = findings.filter(isBlocking).length;
  const verdict =
    count === 0 ? 'Ready to go live.' : `Not ready to go live: ${things(count)} to do.`;
  console.log(`\n${report(findings, verdict)}\n`);
  if (options.strict && count > 0) process.exitCode = 1;
});

// npm run doctor: what is left to do before the site goes live. With --strict, exit code 1 while
// there is anything: the deployments run it, so that no site stands under the placeholder's name.
// With --live: what is wrong with the published site (docs/alive.md).
import { isBlocking, report } from './doctor/findings';
import { examine } from './doctor/index';
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
  console.log(`\n${report(findings)}\n`);
  if (options.strict && findings.some(isBlocking)) process.exitCode = 1;
});

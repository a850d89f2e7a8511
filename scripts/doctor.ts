// npm run doctor: checks the content before the site goes live, or with --live the published site.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from './doctor/options';
import { PlainError, runScript } from './support/run-script';

runScript(async () => {
  const options = readOptions(process.argv.slice(2));
  const projectDir = process.cwd();
  // The modules below import the sample profile and would fail with a stack trace.
  if (!existsSync(path.join(import.meta.dirname, '../template/content'))) {
    const todo = 'Restore it: git checkout HEAD -- template';
    throw new PlainError(`The folder template/ is missing; doctor compares with it. ${todo}`, 2);
  }
  if (options.live) {
    // Imported only here: deployments have no browser and need not load its library.
    const { visitLive } = await import('./doctor/live/index');
    process.exitCode = await visitLive(projectDir, options);
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

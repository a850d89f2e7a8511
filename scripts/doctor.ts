// npm run doctor: what is left to do before the site goes live. With --strict, exit code 1 while
// there is anything: the deployments run it, so that no site stands under the placeholder's name.
import { parseArgs } from 'node:util';
import { isBlocking, report } from './doctor/findings';
import { examine } from './doctor/index';
import { PlainError, runScript } from './preview/serve';

runScript(async () => {
  const strict = isStrict();
  const findings = await examine(process.cwd(), process.env);
  console.log(`\n${report(findings)}\n`);
  if (strict && findings.some(isBlocking)) process.exitCode = 1;
});

function isStrict(): boolean {
  try {
    return parseArgs({ options: { strict: { type: 'boolean' } } }).values.strict ?? false;
  } catch {
    throw new PlainError('The only option of doctor is --strict.');
  }
}

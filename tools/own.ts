import '../scripts/support/require-node';
import { readArguments, runScript } from '../scripts/support/run-script';
import { requireSample } from './support/sample';

const usage = `Makes this repository your own, once (docs/update.md):
  npm run own

It removes the template's own tests and documents, and writes a README.md about your site and an
empty CHANGELOG.md. Tests of your site stay.`;

runScript(async () => {
  readArguments({}, usage);
  requireSample();
  const { runOwn } = await import('./own/run');
  console.log(await runOwn());
});

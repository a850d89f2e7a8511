import '../scripts/support/require-node';
import { readArguments, runScript } from '../scripts/support/run-script';
import { requireSample } from './support/sample';

const usage = `npm run doctor               what is left to do before the site goes live
npm run doctor -- --strict   the same; the exit code is 1 if something is wrong,
                             3 if only sample content, or an unconnected form or address
                             is left`;

runScript(async () => {
  const flags = { strict: { type: 'boolean', default: false } } as const;
  const { values } = readArguments(flags, usage);
  requireSample();
  const { runDoctor } = await import('./doctor/run');
  const { text, exitCode } = await runDoctor();
  console.log(text);
  if (values.strict) process.exitCode = exitCode;
});

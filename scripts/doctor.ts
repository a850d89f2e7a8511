import './support/require-node';
import { runDoctor } from './doctor/run';
import { readArguments, runScript } from './support/run-script';

const usage = `npm run doctor               what is left to do before the site goes live
npm run doctor -- --strict   the same; the exit code is 1 if the site cannot be built,
                             3 if something of the sample is left or not connected`;

runScript(async () => {
  const flags = { strict: { type: 'boolean', default: false } } as const;
  const { values } = readArguments(flags, usage);
  const { text, exitCode } = await runDoctor();
  console.log(text);
  if (values.strict) process.exitCode = exitCode;
});

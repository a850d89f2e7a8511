import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { runDoctor } from './doctor/run';

// Commands have the settings of the build.
nextEnv.loadEnvConfig(process.cwd());
const { values } = parseArgs({ options: { strict: { type: 'boolean' } } });
try {
  const { text, exitCode } = await runDoctor();
  console.log(text);
  if (values.strict) process.exitCode = exitCode;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

import './support/read-env';
import { parseArgs } from 'node:util';
import { runDoctor } from './doctor/run';

const { values } = parseArgs({ options: { strict: { type: 'boolean' } } });
try {
  const { text, exitCode } = await runDoctor();
  console.log(text);
  if (values.strict) process.exitCode = exitCode;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

import './support/require-node';
import { parseArgs } from 'node:util';
import { runDoctor } from './doctor/run';

const { values } = parseArgs({ options: { strict: { type: 'boolean' } } });
const { text, exitCode } = await runDoctor();
console.log(text);
if (values.strict) process.exitCode = exitCode;

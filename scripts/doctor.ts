import './support/read-env';
import { parseArgs } from 'node:util';
import { runDoctor } from './doctor/run';

const { values } = parseArgs({ options: { strict: { type: 'boolean' } } });
runDoctor().then(
  ({ text, exitCode }) => {
    console.log(text);
    if (values.strict) process.exitCode = exitCode;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);

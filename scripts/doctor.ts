import './support/require-node';
import './support/read-env';
import { runDoctor } from './doctor/run';
import { readArguments } from './support/arguments';

const { values } = readArguments({ options: { strict: { type: 'boolean' } } });
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

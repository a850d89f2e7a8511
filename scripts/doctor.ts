import './support/read-env';
import { parseArgs } from 'node:util';
import { runDoctor } from './doctor/run';

const { values } = parseArgs({ options: { strict: { type: 'boolean' } } });
try {
  const { text, exitCode } = await runDoctor();
  console.log(text);
  // npm takes the option for its own if "--" is forgotten: npm run doctor --strict
  const isStrict = values.strict || process.env.npm_config_strict === 'true';
  if (isStrict) process.exitCode = exitCode;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

// npm run doctor: checks the content before the site goes live, or with --live the published site.

import '../scripts/support/require-node';
import { PlainError, readArguments, runScript } from '../scripts/support/run-script';
import { requireTemplate } from './support/template';

const usage = `npm run doctor                       what is left to do before the site goes live
npm run doctor -- --strict           the same; the exit code is 1 if something is wrong,
                                     3 if only sample content or an unconnected form is left
npm run doctor -- --live [ADDRESS]   what is wrong with the published site`;

const flag = { type: 'boolean', default: false } as const;

runScript(async () => {
  const flags = { strict: flag, live: flag };
  const { values, positionals } = readArguments(flags, usage, 2);
  const { strict, live } = values;
  const isContradictory = live ? strict : positionals.length > 0;
  if (isContradictory || positionals.length > 1) throw new PlainError(usage, 2);
  requireTemplate(2);
  if (live) {
    const { checkSite } = await import('./doctor/live/check-site');
    const { text, exitCode } = await checkSite(process.cwd(), positionals[0]);
    console.log(text);
    process.exitCode = exitCode;
    return;
  }
  const { runDoctor } = await import('./doctor/run');
  const { text, exitCode } = await runDoctor(process.cwd());
  console.log(text);
  if (strict) process.exitCode = exitCode;
});

// npm test: builds with lint and types beside them, Jest, and browser tests in the browsers of this
// machine. Without the folder `__tests__`, which an owner may delete: lint, types and a build.
// The last line is "N passed, N failed".
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cleanEnv } from './support/clean-env';

type Counts = Record<'passed' | 'failed' | 'skipped', number>;

function countJest(report: string): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } =
    JSON.parse(report);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

function countPlaywright(report: string): Counts {
  const { stats, errors } = JSON.parse(report);
  const failed = stats.unexpected + errors.length;
  return { passed: stats.expected, failed, skipped: stats.skipped };
}

const reportFile = '.tmp/report.json';

type Step = ReturnType<typeof step>;

/**
 * @param command a file in `node_modules/` and its arguments
 * @param count reads the program's JSON report. If left out, the step counts as one test.
 */
const step = (name: string, command: string, count?: (report: string) => Counts) => ({
  name,
  command,
  count,
});

// Without the information of an earlier run, with which TypeScript 7.0 missed an error. Each
// checker reads the types of all libraries, so one takes half the processor time of the usual four.
const types = 'typescript/bin/tsc --noEmit --incremental false --checkers 1 --project';
const checks = [
  step('lint', '@biomejs/biome/bin/biome ci --error-on-warnings .'),
  step('types', `${types} .`),
];
const typesOfTests = step('types of tests', `${types} __tests__`);
const build = step('build', 'next/dist/bin/next build');
const builds = step('builds', 'tsx/dist/cli.mjs __tests__/sites/build-sites.ts');
const jest = step('jest', `jest/bin/jest.js --ci --json --outputFile ${reportFile}`, countJest);
const playwright = '@playwright/test/cli.js test --config __tests__ --reporter=list,json';
const browserTests = step('browser', playwright, countPlaywright);

async function run({ command, count }: Step): Promise<Counts> {
  rmSync(reportFile, { force: true });
  const env = cleanEnv({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, BUILD_IS_FOR_TESTS: 'yes' });
  const [program = '', ...args] = command.split(' ');
  const script = path.join('node_modules', program);
  const started = spawn(process.execPath, [script, ...args], { stdio: 'inherit', env });
  const [status] = await once(started, 'close');
  const result = { passed: 0, failed: 0, skipped: 0 };
  if (!count) return status === 0 ? { ...result, passed: 1 } : { ...result, failed: 1 };
  const counts = existsSync(reportFile) ? count(readFileSync(reportFile, 'utf8')) : result;
  // A program that crashed, or found no tests, has failed.
  const hasCrashed = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  return hasCrashed ? { ...counts, failed: 1 } : counts;
}

mkdirSync(path.dirname(reportFile), { recursive: true });
const total = { passed: 0, failed: 0 };
const summary: string[] = [];

/** @returns whether all steps have passed */
async function runAll(steps: Step[]): Promise<boolean> {
  let hasPassed = true;
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const start = performance.now();
    const { passed, failed, skipped } = await run(step);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
    summary.push(`${step.name.padEnd(15)}${seconds.padStart(6)} s   ${counts}`);
    total.passed += passed;
    total.failed += failed;
    hasPassed &&= failed === 0;
  }
  return hasPassed;
}

if (!existsSync('__tests__')) await runAll([...checks, build]);
else {
  // The builds leave a part of two processors idle.
  const [isBuilt] = await Promise.all([runAll([builds]), runAll([...checks, typesOfTests])]);
  if (isBuilt) await runAll([jest, browserTests]);
  else summary.push('jest and browser did not run: a site could not be built');
}
console.log(`\n${summary.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

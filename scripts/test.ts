// npm test: lint, types, the sites that are tested, Jest, and browser tests in every browser that this
// machine has, one after the other. The last line is "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { cleanEnv } from './support/site-copy';

/** How many tests of a step passed and failed; of the skipped ones, which and why. */
interface Result {
  passed: number;
  failed: number;
  notChecked: string[];
}

interface Step {
  name: string;
  /** A program of node_modules and its arguments. */
  command: [program: string, ...args: string[]];
  /** Counts the tests in the report that it writes; without one, the step is a test by itself. */
  count?: (report: string) => Result;
}

const report = path.resolve('.tmp', 'report.json');

const steps: Step[] = [
  { name: 'lint', command: ['@biomejs/biome/bin/biome', 'ci', '.'] },
  { name: 'types', command: ['typescript/bin/tsc', '--noEmit'] },
  { name: 'sites', command: ['tsx/dist/cli.mjs', '__tests__/fixtures/build-sites.ts'] },
  {
    name: 'jest',
    command: ['jest/bin/jest.js', '--json', `--outputFile=${report}`],
    count: countJest,
  },
  {
    name: 'browser',
    command: ['@playwright/test/cli.js', 'test', '--reporter=list,json'],
    count: countPlaywright,
  },
];

mkdirSync(path.dirname(report), { recursive: true });
const all: Result = { passed: 0, failed: 0, notChecked: [] };
const lines: string[] = [];
for (const step of steps) {
  console.log(`\n== ${step.name}`);
  const start = performance.now();
  const result = run(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  lines.push(`${step.name.padEnd(8)}${seconds.padStart(6)} s   ${summary(result)}`);
  all.passed += result.passed;
  all.failed += result.failed;
  all.notChecked.push(...result.notChecked);
  if (step.name === 'sites' && result.failed > 0) {
    all.notChecked.push('jest and browser: a site could not be built');
    break;
  }
}
console.log(`\n${lines.join('\n')}`);
if (all.notChecked.length > 0) console.log(`\nNot checked:\n  ${all.notChecked.join('\n  ')}`);
console.log(`\n${summary(all)}`);
process.exitCode = all.failed > 0 ? 1 : 0;

function summary({ passed, failed }: Result): string {
  return `${passed} passed, ${failed} failed`;
}

/** Runs a step, its output on the screen. */
function run({ command: [program, ...args], count }: Step): Result {
  rmSync(report, { force: true });
  const { status } = spawnSync(process.execPath, [path.join('node_modules', program), ...args], {
    stdio: 'inherit',
    env: cleanEnv({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  });
  const failure = { passed: 0, failed: 1, notChecked: [] };
  if (!count) return status === 0 ? { passed: 1, failed: 0, notChecked: [] } : failure;
  try {
    const result = count(readFileSync(report, 'utf8'));
    // A runner that crashed, or that found no test to run, has failed.
    const isSilent = result.failed === 0 && (status !== 0 || result.passed === 0);
    return isSilent ? { ...result, failed: 1 } : result;
  } catch {
    return failure; // It ended before it had written its report in full.
  }
}

/** As much of Jest's report as is counted. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  /** Test files that did not run at all; their tests are in none of the other numbers. */
  numRuntimeErrorTestSuites: number;
}

function countJest(text: string): Result {
  const jest: JestReport = JSON.parse(text);
  return {
    passed: jest.numPassedTests,
    failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
    notChecked: jest.numPendingTests > 0 ? [`jest: ${jest.numPendingTests} skipped tests`] : [],
  };
}

function countPlaywright(text: string): Result {
  const { stats, errors, suites }: JSONReport = JSON.parse(text);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    notChecked: suites.flatMap(skippedIn),
  };
}

function skippedIn({ suites = [], specs }: JSONReportSuite): string[] {
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName, annotations: [first] }) => {
        const reason = first?.description ?? 'a test before it failed';
        return `[${projectName}] ${title}: ${reason}`;
      }),
  );
  return [...here, ...suites.flatMap(skippedIn)];
}

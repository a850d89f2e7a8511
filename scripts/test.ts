// npm test: lint, types, builds of the tested sites, Jest, and browser tests in every browser of
// this machine. The last line is "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { cleanEnv } from './support/site-copy';

/** The numbers of tests, and a line for each skipped one with the reason. */
interface Result {
  passed: number;
  failed: number;
  notChecked: string[];
}

const report = path.resolve('.tmp', 'report.json');

/** The programs of node_modules to run, in order, with their arguments. */
const steps = {
  lint: ['@biomejs/biome/bin/biome', 'ci', '.'],
  types: ['typescript/bin/tsc', '--noEmit'],
  sites: ['tsx/dist/cli.mjs', '__tests__/fixtures/build-sites.ts'],
  jest: ['jest/bin/jest.js', '--json', `--outputFile=${report}`],
  browser: ['@playwright/test/cli.js', 'test', '--reporter=list,json'],
};

/** Count the tests in a step's report; a step without a report counts as one test. */
const counters: Record<string, (report: string) => Result> = {
  jest: countJest,
  browser: countPlaywright,
};

mkdirSync(path.dirname(report), { recursive: true });
const summary = ({ passed, failed }: Result) => `${passed} passed, ${failed} failed`;
const all: Result = { passed: 0, failed: 0, notChecked: [] };
const lines: string[] = [];
for (const [step, command] of Object.entries(steps)) {
  console.log(`\n== ${step}`);
  const start = performance.now();
  const result = run(command, counters[step]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  lines.push(`${step.padEnd(8)}${seconds.padStart(6)} s   ${summary(result)}`);
  all.passed += result.passed;
  all.failed += result.failed;
  all.notChecked.push(...result.notChecked);
  if (step === 'sites' && result.failed > 0) {
    all.notChecked.push('jest and browser: a site could not be built');
    break;
  }
}
console.log(`\n${lines.join('\n')}`);
if (all.notChecked.length > 0) console.log(`\nNot checked:\n  ${all.notChecked.join('\n  ')}`);
console.log(`\n${summary(all)}`);
process.exitCode = all.failed > 0 ? 1 : 0;

/** Runs a step and shows its output. */
function run([program = '', ...args]: string[], count?: (report: string) => Result): Result {
  rmSync(report, { force: true });
  const { status } = spawnSync(process.execPath, [path.join('node_modules', program), ...args], {
    stdio: 'inherit',
    env: cleanEnv({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  });
  const failure = { passed: 0, failed: 1, notChecked: [] };
  if (!count) return status === 0 ? { ...failure, passed: 1, failed: 0 } : failure;
  try {
    const result = count(readFileSync(report, 'utf8'));
    // A runner that crashed, or that found no tests, has failed.
    const isSilent = result.failed === 0 && (status !== 0 || result.passed === 0);
    return isSilent ? { ...result, failed: 1 } : result;
  } catch {
    return failure; // The report is missing or incomplete.
  }
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that did not run at all. Their tests are in none of the other numbers. */
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; title: string }[] }[];
}

function countJest(text: string): Result {
  const { testResults, ...counts }: JestReport = JSON.parse(text);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    notChecked: tests.filter(({ status }) => status === 'pending').map(({ title }) => title),
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

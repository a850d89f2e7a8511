// npm test: lint, types, builds of the tested sites, Jest, and browser tests in every browser of
// this machine. The last line is "N passed, N failed".
import './support/require-node';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { runScript } from './support/run-script';
import { cleanEnv } from './support/site-copy';

interface StepResult {
  passed: number;
  failed: number;
  /** A line for each skipped test, with the reason. */
  notChecked: string[];
}

interface Step {
  name: string;
  program: string;
  args: string[];
  /** Counts the tests in the program's report. A step that writes no report is one test. */
  countTests?: (report: string) => StepResult;
}

const reportFile = path.resolve('.tmp', 'report.json');

const steps: Step[] = [
  { name: 'lint', program: '@biomejs/biome/bin/biome', args: ['ci', '.'] },
  { name: 'types', program: 'typescript/bin/tsc', args: ['--noEmit'] },
  // The scripts that no compiler changes, with the functions of the oldest browser.
  { name: 'inline', program: 'typescript/bin/tsc', args: ['--project', 'lib/browser/inline'] },
  { name: 'sites', program: 'tsx/dist/cli.mjs', args: ['__tests__/fixtures/build-sites.ts'] },
  {
    name: 'jest',
    program: 'jest/bin/jest.js',
    args: ['--json', `--outputFile=${reportFile}`],
    countTests: countJest,
  },
  {
    name: 'browser',
    program: '@playwright/test/cli.js',
    args: ['test', '--reporter=list,json'],
    countTests: countPlaywright,
  },
];

function runAll(): void {
  mkdirSync(path.dirname(reportFile), { recursive: true });
  const total: StepResult = { passed: 0, failed: 0, notChecked: [] };
  const lines: string[] = [];
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const start = performance.now();
    const result = run(step);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    lines.push(`${step.name.padEnd(8)}${seconds.padStart(6)} s   ${summary(result)}`);
    total.passed += result.passed;
    total.failed += result.failed;
    total.notChecked.push(...result.notChecked);
    if (step.name === 'sites' && result.failed > 0) {
      total.notChecked.push('jest and browser: a site could not be built');
      break;
    }
  }
  console.log(`\n${lines.join('\n')}`);
  if (total.notChecked.length > 0) {
    console.log(`\nNot checked:\n  ${total.notChecked.join('\n  ')}`);
  }
  console.log(`\n${summary(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

const summary = ({ passed, failed }: StepResult) => `${passed} passed, ${failed} failed`;

function run({ program, args, countTests }: Step): StepResult {
  rmSync(reportFile, { force: true });
  const { status } = spawnSync(process.execPath, [path.join('node_modules', program), ...args], {
    stdio: 'inherit',
    env: cleanEnv({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }),
  });
  const failure = { passed: 0, failed: 1, notChecked: [] };
  if (!countTests) return status === 0 ? { passed: 1, failed: 0, notChecked: [] } : failure;
  try {
    const result = countTests(readFileSync(reportFile, 'utf8'));
    const hasCrashed = result.failed === 0 && status !== 0;
    const hasNoTests = result.failed === 0 && result.passed === 0;
    return hasCrashed || hasNoTests ? { ...result, failed: 1 } : result;
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

function countJest(report: string): StepResult {
  const { testResults, ...counts }: JestReport = JSON.parse(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    notChecked: tests.filter(({ status }) => status === 'pending').map(({ title }) => title),
  };
}

function countPlaywright(report: string): StepResult {
  const { stats, errors, suites }: JSONReport = JSON.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    notChecked: suites.flatMap(skippedIn),
  };
}

function skippedIn({ suites = [], specs }: JSONReportSuite): string[] {
  const lines = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName, annotations: [first] }) => {
        const reason = first?.description ?? 'a test before it failed';
        return `[${projectName}] ${title}: ${reason}`;
      }),
  );
  return [...lines, ...suites.flatMap(skippedIn)];
}

runScript(async () => runAll());

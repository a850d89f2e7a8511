import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** What one step of `npm test` found. */
export interface StepResult {
  passed: number;
  failed: number;
  /** A line for each skipped test. A line of a browser test says why. */
  notChecked: string[];
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that did not run at all. Their tests are in none of the other numbers. */
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/** Counts the tests in the report of `jest --json`. */
export function countJest(report: string): StepResult {
  const { testResults, ...counts }: JestReport = JSON.parse(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    notChecked: tests.filter(({ status }) => status === 'pending').map(({ fullName }) => fullName),
  };
}

/** Counts the tests in the report of Playwright's reporter "json". */
export function countPlaywright(report: string): StepResult {
  const { stats, errors, suites }: JSONReport = JSON.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
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

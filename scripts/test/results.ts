/** How many tests a step had, by outcome. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Of the skipped ones, which and why: "nginx serves the export: nginx is not installed". */
  notChecked: string[];
}

/** As much of Jest's JSON report as is counted. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Test files that did not run at all; their tests are in none of the numbers above. */
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** As much of Playwright's JSON report as is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What went wrong outside of tests, e.g. a test file that can't be read. */
  errors: unknown[];
  suites: PlaywrightSuite[];
}

/** A test file, or a group in one. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      status: string;
      projectName: string;
      annotations: { type: string; description?: string }[];
    }[];
  }[];
}

/** Counts a step that is one check by itself, by its exit code. */
export function countStep(code: number): Counts {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, notChecked: [] };
}

/** Counts Jest's tests by its report (null: it wrote none) and exit code. */
export function countJest(report: JestReport | null, code: number): Counts {
  return sound(code, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    notChecked: (report?.testResults ?? [])
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'pending' || status === 'todo')
      .map(({ fullName, status }) => `${fullName}: ${status === 'todo' ? 'to do' : 'skipped'}`),
  });
}

/** Counts Playwright's tests by its report (null: it wrote none) and exit code. */
export function countPlaywright(report: PlaywrightReport | null, code: number): Counts {
  return sound(code, {
    passed: report?.stats.expected ?? 0,
    failed: report ? report.stats.unexpected + report.stats.flaky + report.errors.length : 0,
    skipped: report?.stats.skipped ?? 0,
    notChecked: report?.suites.flatMap(skippedIn) ?? [],
  });
}

function skippedIn({ suites = [], specs }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName, annotations }) => {
        const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme');
        // Nobody skipped what has no mark: of a group, one before it or its preparation failed.
        const why = reason ? (reason.description ?? 'no reason given') : 'one before it failed';
        return `[${projectName}] ${title}: ${why}`;
      }),
  );
  return [...here, ...suites.flatMap(skippedIn)];
}

/** A runner that crashed, or that found no test to run, must not pass for a success. */
function sound(code: number, counts: Counts): Counts {
  const isSilent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isSilent ? { ...counts, failed: 1 } : counts;
}

/** The sum of all steps. */
export function total(all: Counts[]): Counts {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    all.reduce((count, counts) => count + counts[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    notChecked: all.flatMap(({ notChecked }) => notChecked),
  };
}

/** "12 passed, 0 failed", with the skipped ones only where there are some. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

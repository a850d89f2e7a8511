export interface Counts {
  passed: number;
  failed: number;
  /** A line for each skipped test. */
  skipped: string[];
}

/** @param report JSON of Jest's option `--json` */
export function countJest(report: string): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } =
    JSON.parse(report);
  type Results = { assertionResults: { status: string; fullName: string }[] }[];
  const results = (testResults as Results).flatMap((file) => file.assertionResults);
  const skipped = results.filter(({ status }) => status === 'pending');
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: skipped.map(({ fullName }) => fullName),
  };
}

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; annotations: { description?: string }[] }[];
  }[];
}

/** @param report of Playwright's reporter `json` */
export function countPlaywright(report: string): Counts {
  const { stats, errors, suites } = JSON.parse(report);
  const specsIn = (suite: Suite): Suite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsIn),
  ];
  const skipped = (suites as Suite[]).flatMap(specsIn).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName, annotations: [first] }) => {
        return `[${projectName}] ${title}: ${first?.description ?? 'a test before it failed'}`;
      }),
  );
  return { passed: stats.expected, failed: stats.unexpected + errors.length, skipped };
}

/** @jest-environment node */
import { countJest, countPlaywright, countStep, summary, total } from '@/scripts/test/results';

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [] as { assertionResults: { fullName: string; status: string }[] }[],
};
const playwrightReport = {
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
  errors: [] as unknown[],
  suites: [],
};

test('what passed, failed and was skipped is counted over all steps', () => {
  const jest = countJest(
    { ...jestReport, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 },
    1,
  );
  const browser = countPlaywright(
    { ...playwrightReport, stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 } },
    1,
  );

  expect(summary(total([countStep(0), countStep(2), jest, browser]))).toBe(
    '9 passed, 5 failed, 3 skipped',
  );
});

test('what was skipped is named with its reason, over all steps', () => {
  const tests = [
    { fullName: 'draws a chart', status: 'todo' },
    { fullName: 'prints', status: 'pending' },
    { fullName: 'adds', status: 'passed' },
  ];
  const spec = (title: string, status: string, annotations: { type: string }[]) => ({
    title,
    tests: [{ status, projectName: 'page', annotations }],
  });
  const skip = { type: 'skip', description: 'nginx is not installed here' };
  const inner = { specs: [spec('nginx serves', 'skipped', [{ type: 'slow' }, skip])] };
  const outer = { specs: [spec('plain', 'expected', []), spec('next', 'skipped', [])] };
  const suites = [{ ...outer, suites: [inner] }];

  const all = total([
    countJest({ ...jestReport, testResults: [{ assertionResults: tests }] }, 0),
    countStep(0),
    countPlaywright({ ...playwrightReport, suites }, 0),
  ]);
  expect(all.notChecked).toEqual([
    'draws a chart: to do',
    'prints: skipped',
    '[page] next: one before it failed',
    '[page] nginx serves: nginx is not installed here',
  ]);
});

test('a test file that does not run counts beside the tests that fail', () => {
  const jest = { ...jestReport, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  const stats = { ...playwrightReport.stats, unexpected: 1 };

  expect(countJest(jest, 1).failed).toBe(2);
  expect(countPlaywright({ ...playwrightReport, stats, errors: ['unreadable'] }, 1).failed).toBe(2);
});

test('without skipped tests the line ends with the failed ones', () => {
  expect(summary(total([countStep(0), countJest(jestReport, 0)]))).toBe('6 passed, 0 failed');
});

test.each([
  ['Jest crashes without a report', countJest(null, 1)],
  ['Jest ends badly although no test failed', countJest(jestReport, 1)],
  ['Jest finds no test', countJest({ ...jestReport, numPassedTests: 0 }, 0)],
  [
    'a test file of Jest does not run',
    countJest({ ...jestReport, numRuntimeErrorTestSuites: 1 }, 1),
  ],
  ['Playwright crashes without a report', countPlaywright(null, 1)],
  ['Playwright ends badly although no test failed', countPlaywright(playwrightReport, 1)],
  ['Playwright can not read a test', countPlaywright({ ...playwrightReport, errors: ['no'] }, 1)],
  [
    'Playwright finds no test',
    countPlaywright({ ...playwrightReport, stats: { ...playwrightReport.stats, expected: 0 } }, 0),
  ],
])('if %s, that is one failure', (_, counts) => {
  expect(counts.failed).toBe(1);
});

/** @jest-environment node */
import { makeFolder } from '../support/folder';
import { run } from '../support/run';

// What `npm test` says at its end, and its exit status. The programs are fakes: each runs a line of
// code, after which Jest and Playwright may have reported.

const skipped = {
  status: 'skipped',
  projectName: 'page',
  annotations: [{ description: 'no nginx' }],
};
const reports = {
  jest: { numPassedTests: 3, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] },
  browser: {
    stats: { expected: 2, unexpected: 0, flaky: 0 },
    errors: [],
    suites: [{ specs: [{ title: 'sends headers', tests: [skipped] }] }],
  },
};
const report = (value: object) =>
  `process.getBuiltinModule('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, ${JSON.stringify(JSON.stringify(value))});`;
const passing = {
  lint: '',
  sites: '',
  jest: report(reports.jest),
  browser: report(reports.browser),
};

test.each<[what: string, code: Partial<typeof passing>, last: string]>([
  ['all tests pass', {}, '9 passed, 0 failed'],
  ['the linter fails', { lint: 'process.exit(1)' }, '8 passed, 1 failed'],
  ['a site cannot be built', { sites: 'process.exit(1)' }, '3 passed, 1 failed'],
  [
    'tests fail',
    { jest: report({ ...reports.jest, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }) },
    '9 passed, 3 failed',
  ],
  [
    'a test passes only at the second try',
    { browser: report({ ...reports.browser, stats: { expected: 1, unexpected: 1, flaky: 1 } }) },
    '8 passed, 2 failed',
  ],
  ['Jest crashes', { jest: `${passing.jest} process.exit(1)` }, '9 passed, 1 failed'],
  ['no test runs', { jest: report({ ...reports.jest, numPassedTests: 0 }) }, '6 passed, 1 failed'],
  ['a report is missing', { browser: '' }, '7 passed, 1 failed'],
])('if %s, npm test ends with the numbers, and with a status that fits', async (_, code, last) => {
  const programs = { ...passing, ...code };
  const cwd = makeFolder({
    'node_modules/@biomejs/biome/bin/biome': programs.lint,
    'node_modules/typescript/bin/tsc': '',
    'node_modules/tsx/dist/cli.mjs': programs.sites,
    '__tests__/fixtures/build-sites.ts': '',
    'node_modules/jest/bin/jest.js': programs.jest,
    'node_modules/@playwright/test/cli.js': programs.browser,
  });
  const { code: status, output } = await run('scripts/test.ts', [], { cwd });
  expect(output.trim().split('\n').at(-1)).toBe(last);
  expect(status).toBe(last.endsWith(' 0 failed') ? 0 : 1);
  if (last === '9 passed, 0 failed') expect(output).toContain('[page] sends headers: no nginx');
});

test('without the template’s tests, npm test builds only the site of the owner', async () => {
  const cwd = makeFolder({
    'node_modules/next/dist/bin/next': `console.log(process.argv.at(-1), process.env.TYPES_ARE_CHECKED)`,
  });
  const { output } = await run('scripts/test.ts', [], { cwd });
  expect(output).toContain('== sites\nbuild yes\n');
});

test('CI accepts no change', async () => {
  const env = { ...process.env, CI: 'true' };
  const { code, output } = await run('scripts/test.ts', ['--update'], { env });
  expect([code, output]).toEqual([1, expect.stringMatching(/^CI does not accept changes.*\n$/)]);
});

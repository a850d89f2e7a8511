/** @jest-environment node */
import { makeFolder } from '../support/folder';
import { run } from '../support/run';

/** Runs `npm test` with fake programs, by their path in `node_modules`. */
function gateOf(changes: Record<string, string> = {}) {
  const programs = {
    '@biomejs/biome/bin/biome': '',
    'typescript/bin/tsc': '',
    'tsx/dist/cli.mjs': '',
    'jest/bin/jest.js': writes(jestReport(2)),
    '@playwright/test/cli.js': writes({
      stats: { expected: 3, unexpected: 0, flaky: 0 },
      errors: [],
      suites: [],
    }),
    ...changes,
  };
  const files = Object.entries(programs).map(([name, code]) => [`node_modules/${name}`, code]);
  return run('scripts/test.ts', [], { cwd: makeFolder(Object.fromEntries(files)) });
}

const jestReport = (numPassedTests: number) => ({
  numPassedTests,
  numFailedTests: 0,
  numPendingTests: 0,
  numRuntimeErrorTestSuites: 0,
});

/** A program that writes this report. */
const writes = (report: object) =>
  `require('node:fs').writeFileSync('.tmp/report.json', ${JSON.stringify(JSON.stringify(report))})`;

test('npm test adds up the results of its steps and ends with status 0', async () => {
  const { code, output } = await gateOf();
  expect(output).toMatch(/\n8 passed, 0 failed\n$/);
  expect(code).toBe(0);
});

test.each([
  ['a step that fails', { 'typescript/bin/tsc': 'process.exit(2)' }, '7 passed, 1 failed'],
  ['a runner that writes no report', { 'jest/bin/jest.js': '' }, '6 passed, 1 failed'],
  [
    'a runner that finds no test',
    { 'jest/bin/jest.js': writes(jestReport(0)) },
    '6 passed, 1 failed',
  ],
  ['a runner that crashes', { '@playwright/test/cli.js': 'x()' }, '5 passed, 1 failed'],
])('%s ends it with status 1', async (_, changes, result) => {
  const { code, output } = await gateOf(changes);
  expect(output).toContain(`\n${result}\n`);
  expect(code).toBe(1);
});

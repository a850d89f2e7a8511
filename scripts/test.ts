// npm test: lint, types, the sites that are tested, Jest, and browser tests in every browser that this
// machine has, one after the other. The last line is "N passed, N failed".
//   --only jest --only sites   runs some of the steps
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { PlainError, readArguments, runScript } from './support/run-script';

/** How many tests of a step passed and failed; of the skipped ones, which and why. */
interface Result {
  passed: number;
  failed: number;
  notChecked: string[];
}

/** As much of Jest's JSON report as is counted. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Test files that did not run at all; their tests are in none of the numbers above. */
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

const report = path.resolve('.tmp', 'report.json');

const steps: Record<string, () => Promise<Result>> = {
  lint: async () => countStep(await run('@biomejs/biome/bin/biome', ['ci', '.'])),
  types: async () => countStep(await run('typescript/bin/tsc', ['--noEmit'])),
  sites: async () =>
    countStep(await run('tsx/dist/cli.mjs', ['__tests__/fixtures/build-sites.ts'])),
  jest: async () => {
    const code = await run('jest/bin/jest.js', ['--json', `--outputFile=${report}`]);
    return sound(code, countJest(await readReport()));
  },
  browser: async () => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await run('@playwright/test/cli.js', ['test', '--reporter=list,json'], env);
    return sound(code, countPlaywright(await readReport()));
  },
};

const usage = `npm test [-- --only STEP]: STEP is ${Object.keys(steps).join(', ')}`;

runScript(async () => {
  const { only } = readArguments(
    process.argv.slice(2),
    { only: { type: 'string', multiple: true } },
    usage,
  ).values;
  if (only?.some((name) => !(name in steps))) throw new PlainError(usage);

  const all: Result = { passed: 0, failed: 0, notChecked: [] };
  const lines: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    if (only && !only.includes(name)) continue;
    console.log(`\n== ${name}`);
    const start = performance.now();
    const result =
      name === 'browser' && lines.some((line) => /^sites .* 1 failed/.test(line))
        ? { passed: 0, failed: 1, notChecked: ['browser: a site could not be built'] }
        : await step();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    lines.push(`${name.padEnd(8)}${seconds.padStart(6)} s   ${summary(result)}`);
    all.passed += result.passed;
    all.failed += result.failed;
    all.notChecked.push(...result.notChecked);
  }
  console.log(`\n${lines.join('\n')}`);
  if (all.notChecked.length > 0) console.log(`\nNot checked:\n  ${all.notChecked.join('\n  ')}`);
  console.log(`\n${summary(all)}`);
  process.exitCode = all.failed > 0 ? 1 : 0;
});

const summary = ({ passed, failed }: Result) => `${passed} passed, ${failed} failed`;

function countStep(code: number): Result {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, notChecked: [] };
}

function countJest(jest: JestReport | null): Result {
  const tests = jest?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  return {
    passed: jest?.numPassedTests ?? 0,
    failed: (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0),
    notChecked: tests
      .filter(({ status }) => status === 'pending' || status === 'todo')
      .map(({ fullName }) => `${fullName}: skipped`),
  };
}

function countPlaywright(playwright: JSONReport | null): Result {
  const { stats, errors = [], suites = [] } = playwright ?? {};
  return {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + errors.length,
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

/** A runner that crashed, or that found no test to run, counts as failed. */
function sound(code: number, result: Result): Result {
  const isSilent = result.failed === 0 && (code !== 0 || result.passed === 0);
  return isSilent ? { ...result, failed: 1 } : result;
}

/** The report, or null if the test runner ended before it had written it in full. */
async function readReport() {
  return readFile(report, 'utf8')
    .then(JSON.parse, () => null)
    .catch(() => null);
}

/** Runs a program of node_modules, its output on the screen; returns its exit code. */
async function run(program: string, args: string[], added: Record<string, string> = {}) {
  await mkdir(path.dirname(report), { recursive: true });
  await rm(report, { force: true });
  // Left over from a deployment in the same shell, these would build another site than the tested.
  const { BASE_PATH, SITE_URL, PORT, ...env } = process.env;
  const child = spawn(process.execPath, [path.resolve('node_modules', program), ...args], {
    stdio: 'inherit',
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1', ...added },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

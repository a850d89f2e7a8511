// npm test: lint, types, builds of the tested sites, Jest, and browser tests in every browser of
// this machine. The last line is "N passed, N failed". `npm test -- --update` also accepts what has
// changed: it writes the compared files and pictures, and lists them.
import './support/require-node';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cleanEnv } from '../__tests__/owner/support/clean-env';
import {
  countJest,
  countPlaywright,
  type StepResult,
} from '../__tests__/owner/support/test-reports';
import { PlainError, readArguments, runScript } from './support/run-script';

interface Step {
  name: string;
  program: string;
  args: string[];
  /** Counts the tests in the program's report. A step that writes no report is one test. */
  countTests?: (report: string) => StepResult;
}

const usage = `npm test              runs all tests
npm test -- --update  also accepts the files and pictures that have changed`;

const reportFile = path.resolve('.tmp', 'report.json');

/** Files and pictures with which tests compare. */
const compared = ['__tests__/golden', '__tests__/pictures'];

/** Builds the sites that the template's tests visit. `npm run own` removes this file. */
const siteBuilder = '__tests__/sites/build-sites.ts';

/** @param update accepts changed files and pictures, which otherwise fail a test */
const stepsOf = (update: boolean): Step[] => [
  { name: 'lint', program: '@biomejs/biome/bin/biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'types', program: 'typescript/bin/tsc', args: ['--noEmit'] },
  // Checks that the inline scripts use ES2022 only, because they get no polyfills.
  { name: 'inline', program: 'typescript/bin/tsc', args: ['--project', 'lib/browser/inline'] },
  existsSync(siteBuilder)
    ? { name: 'sites', program: 'tsx/dist/cli.mjs', args: [siteBuilder] }
    : { name: 'sites', program: 'next/dist/bin/next', args: ['build'] },
  {
    name: 'jest',
    program: 'jest/bin/jest.js',
    args: ['--json', `--outputFile=${reportFile}`, update ? '--updateSnapshot' : '--ci'],
    countTests: countJest,
  },
  {
    name: 'browser',
    program: '@playwright/test/cli.js',
    args: ['test', '--reporter=list,json', ...(update ? ['--update-snapshots'] : [])],
    countTests: countPlaywright,
  },
];

function runAll(update: boolean): void {
  mkdirSync(path.dirname(reportFile), { recursive: true });
  const total: StepResult = { passed: 0, failed: 0, notChecked: [] };
  const lines: string[] = [];
  for (const step of stepsOf(update)) {
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
  if (update) console.log(`\nChanged:\n${changedFiles()}`);
  console.log(`\n${summary(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** The compared files that differ from the last commit, in the form of `git status`. */
function changedFiles(): string {
  const args = ['status', '--porcelain', '--untracked-files=all', '--', ...compared];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) return '  unknown, because this is no repository of git';
  return stdout.trimEnd() || '  nothing';
}

const summary = ({ passed, failed }: StepResult) => `${passed} passed, ${failed} failed`;

function run({ program, args, countTests }: Step): StepResult {
  rmSync(reportFile, { force: true });
  const { status } = spawnSync(process.execPath, [path.join('node_modules', program), ...args], {
    stdio: 'inherit',
    env: cleanEnv({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, TYPES_ARE_CHECKED: 'yes' }),
  });
  const failure = { passed: 0, failed: 1, notChecked: [] };
  if (!countTests) return status === 0 ? { passed: 1, failed: 0, notChecked: [] } : failure;
  try {
    const result = countTests(readFileSync(reportFile, 'utf8'));
    // A report of another form, for example of another version of the program, has no such numbers.
    if (!Number.isInteger(result.passed + result.failed)) return failure;
    const hasCrashed = result.failed === 0 && status !== 0;
    const hasNoTests = result.failed === 0 && result.passed === 0;
    return hasCrashed || hasNoTests ? { ...result, failed: 1 } : result;
  } catch {
    return failure; // The report is missing or incomplete.
  }
}

runScript(async () => {
  const { values } = readArguments({ update: { type: 'boolean', default: false } }, usage);
  if (values.update && process.env.CI) {
    throw new PlainError('CI does not accept changes: run "npm test -- --update" on your machine.');
  }
  runAll(values.update);
});

// npm test: lint, types, builds of the tested sites, Jest, and browser tests in every browser of
// this machine. The last line is "N passed, N failed". `npm test -- --update` also accepts what has
// changed: it writes the compared files and pictures, and lists them.
import './support/require-node';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
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
  /** The report that the program writes, and what counts its tests. Without it, it is one test. */
  report?: { file: string; countTests: (report: string) => StepResult };
}

const usage = `npm test              runs all tests
npm test -- --update  also accepts the files and pictures that have changed`;

const reports = path.resolve('.tmp');
const jestReport = path.join(reports, 'jest.json');
const browserReport = path.join(reports, 'browser.json');

/** Files and pictures with which tests compare. */
const compared = ['__tests__/golden', '__tests__/pictures'];

/** Builds the sites that the template's tests visit. `npm run own` removes it. */
const siteBuilder = '__tests__/fixtures/build-sites.ts';

/** One after the other, because each one needs the one before, or fails early. */
const firstSteps: Step[] = [
  { name: 'lint', program: '@biomejs/biome/bin/biome', args: ['ci', '.'] },
  { name: 'types', program: 'typescript/bin/tsc', args: ['--noEmit'] },
  // The scripts that no compiler changes, with the functions of the oldest browser.
  { name: 'inline', program: 'typescript/bin/tsc', args: ['--project', 'lib/browser/inline'] },
  existsSync(siteBuilder)
    ? { name: 'sites', program: 'tsx/dist/cli.mjs', args: [siteBuilder] }
    : { name: 'sites', program: 'next/dist/bin/next', args: ['build'] },
];

/** @param update accepts what has changed, which otherwise fails a test */
const jestStep = (update: boolean): Step => ({
  name: 'jest',
  program: 'jest/bin/jest.js',
  args: ['--json', `--outputFile=${jestReport}`, update ? '--updateSnapshot' : '--ci'],
  report: { file: jestReport, countTests: countJest },
});

/** @param update accepts what has changed, which otherwise fails a test */
const browserStep = (update: boolean): Step => ({
  name: 'browser',
  program: '@playwright/test/cli.js',
  args: ['test', '--reporter=list,json', ...(update ? ['--update-snapshots'] : [])],
  report: { file: browserReport, countTests: countPlaywright },
});

async function runAll(update: boolean): Promise<void> {
  mkdirSync(reports, { recursive: true });
  const total: StepResult = { passed: 0, failed: 0, notChecked: [] };
  const lines: string[] = [];
  const finish = async (step: Step, output: 'shown' | 'at the end') => {
    const start = performance.now();
    const result = await run(step, output);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    lines.push(`${step.name.padEnd(8)}${seconds.padStart(6)} s   ${summary(result)}`);
    total.passed += result.passed;
    total.failed += result.failed;
    total.notChecked.push(...result.notChecked);
    return result;
  };
  for (const step of firstSteps) {
    console.log(`\n== ${step.name}`);
    const { failed } = await finish(step, 'shown');
    if (step.name === 'sites' && failed > 0) {
      total.notChecked.push('jest and browser: a site could not be built');
    }
  }
  if (total.notChecked.length === 0) {
    // Browsers often wait, so both together take less time.
    console.log('\n== browser and jest');
    await Promise.all([
      finish(browserStep(update), 'shown'),
      finish(jestStep(update), 'at the end'),
    ]);
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

async function run(
  { program, args, report }: Step,
  output: 'shown' | 'at the end',
): Promise<StepResult> {
  if (report) rmSync(report.file, { force: true });
  const child = spawn(process.execPath, [path.join('node_modules', program), ...args], {
    stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: cleanEnv({ PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, TYPES_ARE_CHECKED: 'yes' }),
  });
  const ended = once(child, 'close');
  const texts = await Promise.all(
    [child.stdout, child.stderr].map((stream) => stream && text(stream)),
  );
  const [status] = await ended;
  if (output === 'at the end') console.log(texts.join('\n'));
  const failure = { passed: 0, failed: 1, notChecked: [] };
  if (!report) return status === 0 ? { passed: 1, failed: 0, notChecked: [] } : failure;
  try {
    const result = report.countTests(readFileSync(report.file, 'utf8'));
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
  await runAll(values.update);
});

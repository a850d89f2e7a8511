// npm test: lint, types, build, Jest, and on what was built browser tests in Chromium and the main
// journeys in every other engine that this machine has, in this order.
//   --only jest --only build   runs some of them
//   --persona                  runs everything on the project as another owner would have it
//
// Behaviour is tested on content of the tests' own, template. Once an owner has put
// content and pictures into the project, these tests run in a copy that has the tests' instead, and
// here run those that hold for any content: __tests__/owner and __tests__/browser/owner.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError, runScript } from './support/run-script';
import { takePersona } from './test/persona';
import { copyProject, isSite, TESTS_SITE } from './test/project-copy';
import { type Counts, countJest, countPlaywright, countStep, summary, total } from './test/results';

// The build comes before Jest, whose tests build changed copies and take the encoded pictures over.
const NAMES = ['lint', 'types', 'build', 'jest', 'browser', 'engines'] as const;
type Name = (typeof NAMES)[number];
const needsBuild: readonly Name[] = ['browser', 'engines'];

const OWNERS = { jest: '__tests__/owner', browser: '__tests__/browser/owner' };

const reports = path.resolve('.tmp', 'reports');

/** A folder in which tests run, and which of them. */
interface Place {
  dir: string;
  /** Paths of tests below the folder; all when missing. */
  only?: typeof OWNERS;
}

const steps: Record<Name, (places: Place[]) => Promise<Counts>> = {
  lint: async () => countStep(await run('.', '@biomejs/biome/bin/biome', ['ci', '.'])),
  types: async () => countStep(await run('.', 'typescript/bin/tsc', ['--noEmit'])),
  build: (places) =>
    inEach(places, async ({ dir }) => countStep(await run(dir, 'next/dist/bin/next', ['build']))),
  jest: (places) =>
    inEach(places, async ({ dir, only }, report) => {
      const args = ['--json', `--outputFile=${report}`, ...(only ? [only.jest] : [])];
      const code = await run(dir, 'jest/bin/jest.js', args);
      return countJest(await readReport(report), code);
    }),
  browser: (places) =>
    inEach(places, ({ dir, only }, report) =>
      // Without the sites that other tests need: they are made of the tests' own content.
      runPlaywright(dir, report, only ? [only.browser, '--no-deps'] : []),
    ),
  // Journeys through the tests' own site, which stands last.
  engines: (places) =>
    inEach(places.slice(-1), ({ dir }, report) =>
      runPlaywright(dir, report, ['--config=playwright.engines.config.ts']),
    ),
};

runScript(async () => {
  const { only, persona } = readOptions();
  if (persona) {
    const dir = await takePersona();
    const args = ['scripts/test.ts', ...only.flatMap((name) => ['--only', name])];
    process.exitCode = await run(dir, 'tsx/dist/cli.mjs', args);
    return;
  }
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const places = await placesOfTests();

  const notRun: string[] = [];
  const done: { name: Name; counts: Counts; seconds: number }[] = [];
  for (const name of only) {
    const build = done.find((step) => step.name === 'build');
    if (needsBuild.includes(name) && build && build.counts.failed > 0) {
      notRun.push(`${name}: the build failed, so there is nothing to test`);
      continue;
    }
    console.log(`\n== ${name}`);
    const start = performance.now();
    const counts = await steps[name](places);
    done.push({ name, counts, seconds: (performance.now() - start) / 1000 });
  }

  console.log('');
  for (const { name, counts, seconds } of done) {
    console.log(`${name.padEnd(9)}${`${seconds.toFixed(1)} s`.padStart(9)}   ${summary(counts)}`);
  }
  const all = total(done.map(({ counts }) => counts));
  const notChecked = [...notRun, ...all.notChecked];
  if (notChecked.length > 0) console.log(`\nNot checked:\n  ${notChecked.join('\n  ')}`);
  console.log(`\n${summary(all)}`);
  process.exitCode = all.failed > 0 ? 1 : 0;
});

function readOptions() {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, persona: { type: 'boolean' } },
  });
  const unknown = values.only?.find((name) => !NAMES.some((known) => known === name));
  if (unknown) throw new PlainError(`There is no step ${unknown}, only ${NAMES.join(', ')}.`);
  const only = NAMES.filter((name) => values.only?.includes(name) ?? true);
  return { only, persona: values.persona ?? false };
}

/** All tests run here while the content is the tests' own; else only the owner's, before a copy. */
async function placesOfTests(): Promise<Place[]> {
  if (await isSite(TESTS_SITE)) return [{ dir: '.' }];
  const without = Object.values(OWNERS);
  const copy = await copyProject(path.join('.tmp', 'tests'), { site: TESTS_SITE, without });
  return [{ dir: '.', only: OWNERS }, { dir: copy }];
}

/** Runs a step in each folder, one after the other, with a file for its report. */
async function inEach(
  places: Place[],
  step: (place: Place, report: string) => Promise<Counts>,
): Promise<Counts> {
  const counts: Counts[] = [];
  for (const [index, place] of places.entries()) {
    const report = path.join(reports, `${index}.json`);
    await rm(report, { force: true });
    counts.push(await step(place, report));
  }
  return total(counts);
}

/** Runs Playwright's tests in a folder. */
async function runPlaywright(dir: string, report: string, args: string[]): Promise<Counts> {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const all = ['test', '--reporter=list,json', ...args];
  const code = await run(dir, '@playwright/test/cli.js', all, env);
  return countPlaywright(await readReport(report), code);
}

/** Runs a program of node_modules in a folder, its output on the screen; returns its exit code. */
async function run(
  dir: string,
  program: string,
  args: string[],
  added: Record<string, string> = {},
): Promise<number> {
  // Left over from a deployment in the same shell, these would build another site than the tested.
  const { BASE_PATH, SITE_URL, PORT, ...env } = process.env;
  const child = spawn(process.execPath, [path.resolve('node_modules', program), ...args], {
    cwd: dir,
    stdio: 'inherit',
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1', ...added },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

/** The report, or null if the runner ended before it had written it in full. */
async function readReport(file: string) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

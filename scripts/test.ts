// npm test: lint, types, build, Jest, and on what was built browser tests in Chromium and a part of
// them in every engine that this machine has, in this order.
// `npm test -- --only jest --only build` runs some of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError, runScript } from './preview/serve';
import { type Counts, countJest, countPlaywright, countStep, summary, total } from './test/results';

// The build comes before Jest, whose tests build changed copies and take the encoded pictures over.
const NAMES = ['lint', 'types', 'build', 'jest', 'browser', 'engines'] as const;
type Name = (typeof NAMES)[number];
const needsBuild: readonly Name[] = ['browser', 'engines'];

const reports = path.resolve('.tmp', 'reports');
const jestReport = path.join(reports, 'jest.json');

const steps: Record<Name, () => Promise<Counts>> = {
  lint: async () => countStep(await run('@biomejs/biome/bin/biome', ['ci', '.'])),
  types: async () => countStep(await run('typescript/bin/tsc', ['--noEmit'])),
  jest: async () => {
    const code = await run('jest/bin/jest.js', ['--json', `--outputFile=${jestReport}`]);
    return countJest(await readReport(jestReport), code);
  },
  build: async () => countStep(await run('next/dist/bin/next', ['build'])),
  browser: () => runPlaywright('playwright.config.ts'),
  engines: () => runPlaywright('playwright.engines.config.ts'),
};

runScript(async () => {
  const wanted = readNames();
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });

  const notRun: string[] = [];
  const done: { name: Name; counts: Counts; seconds: number }[] = [];
  for (const name of NAMES.filter((name) => wanted.includes(name))) {
    const build = done.find((step) => step.name === 'build');
    if (needsBuild.includes(name) && build && build.counts.failed > 0) {
      notRun.push(`${name}: the build failed, so there is nothing to test`);
      continue;
    }
    console.log(`\n== ${name}`);
    const start = performance.now();
    const counts = await steps[name]();
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

function readNames(): readonly string[] {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const unknown = values.only?.find((name) => !NAMES.some((known) => known === name));
  if (unknown) throw new PlainError(`There is no step ${unknown}, only ${NAMES.join(', ')}.`);
  return values.only ?? NAMES;
}

/** Runs Playwright's tests as this file describes them. */
async function runPlaywright(config: string): Promise<Counts> {
  const report = path.join(reports, `${config}.json`);
  const args = ['test', `--config=${config}`, '--reporter=list,json'];
  const code = await run('@playwright/test/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return countPlaywright(await readReport(report), code);
}

/** Runs a program of node_modules, its output on the screen; returns its exit code. */
async function run(
  program: string,
  args: string[],
  added?: Record<string, string>,
): Promise<number> {
  // Left over from a deployment in the same shell, these would build another site than the tested.
  const { BASE_PATH, SITE_URL, PORT, ...env } = process.env;
  const child = spawn(process.execPath, [path.join('node_modules', program), ...args], {
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

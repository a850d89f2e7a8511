/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../support/folder';
import { run } from '../support/run';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const jestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [{ assertionResults: [{ status: 'pending', title: 'reads the CV' }] }],
};
const spec = {
  title: 'paints',
  tests: [
    { status: 'skipped', projectName: 'webkit', annotations: [{ description: 'not installed' }] },
    { status: 'skipped', projectName: 'page', annotations: [] },
    { status: 'expected', projectName: 'firefox', annotations: [] },
  ],
};
const browserReport = {
  stats: { expected: 2, unexpected: 0, flaky: 0 },
  errors: [],
  suites: [{ specs: [], suites: [{ specs: [spec] }] }],
};

const bash = ['/bin/bash', '/usr/bin/bash'].find(existsSync) ?? 'bash';

/** Runs npm test with fake programs, and adds this code to theirs. */
async function runGate(
  code: { lint?: string; sites?: string; jest: string; browser: string },
  args: string[] = [],
) {
  const fake = (name: string, added = '') => `
    const { appendFileSync, writeFileSync } = process.getBuiltinModule('node:fs');
    const { PLAYWRIGHT_JSON_OUTPUT_FILE: file, SITE_URL = '', BASE_PATH = '' } = process.env;
    const report = (value) => writeFileSync(file, JSON.stringify(value));
    const args = process.argv.slice(2).map((arg) => arg.replace(file, 'REPORT'));
    appendFileSync('calls', ['${name}', ...args].join(' ') + SITE_URL + BASE_PATH + '\\n');
    ${added}`;
  const cwd = makeFolder({
    'node_modules/@biomejs/biome/bin/biome': fake('biome', code.lint),
    'node_modules/typescript/bin/tsc': fake('tsc'),
    'node_modules/tsx/dist/cli.mjs': fake('tsx', code.sites),
    'node_modules/jest/bin/jest.js': fake('jest', code.jest),
    'node_modules/@playwright/test/cli.js': fake('playwright', code.browser),
  });
  const env = { ...process.env, CI: '', SITE_URL: 'https://maria.dev', BASE_PATH: '/site' };
  const { code: exitCode, output } = await run('scripts/test.ts', args, { cwd, env });
  const calls = readFileSync(path.join(cwd, 'calls'), 'utf8').trim().split('\n');
  const [, notChecked] = /\nNot checked:\n(.*?)\n\n/s.exec(output) ?? [];
  return { exitCode, calls, notChecked, output, last: output.trim().split('\n').at(-1) };
}

test('npm test runs lint, types, builds, Jest and browser tests, and counts what passes', async () => {
  const jest = `report(${JSON.stringify(jestReport)})`;
  const browser = `report(${JSON.stringify(browserReport)})`;
  expect(await runGate({ jest, browser })).toMatchObject({
    exitCode: 0,
    calls: [
      scripts.lint.replace('check', 'ci'),
      ...scripts.types.split(' && '),
      'tsx __tests__/fixtures/build-sites.ts',
      'jest --json --outputFile=REPORT --ci',
      'playwright test --reporter=list,json',
    ],
    notChecked:
      '  reads the CV\n  [webkit] paints: not installed\n  [page] paints: a test before it failed',
    last: '9 passed, 0 failed',
  });
});

test('npm test -- --update accepts what has changed, except in CI', async () => {
  const jest = `report(${JSON.stringify(jestReport)})`;
  const browser = `report(${JSON.stringify(browserReport)})`;
  const { calls, output } = await runGate({ jest, browser }, ['--update']);
  expect(calls).toContain('jest --json --outputFile=REPORT --updateSnapshot');
  expect(calls).toContain('playwright test --reporter=list,json --update-snapshots');
  // The folder of this test is no repository.
  expect(output).toMatch(/\nChanged:\n {2}unknown.*\n\n9 passed, 0 failed\n$/);
  const env = { ...process.env, CI: 'true' };
  const refused = await run('scripts/test.ts', ['--update'], { env });
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/^CI does not accept changes.*\n$/);
});

test('npm test fails if a test fails, a program crashes, or no test runs', async () => {
  const runWith = (jest: object, browser: object, end = '') =>
    runGate({
      jest: `report(${JSON.stringify({ ...jestReport, ...jest })})${end}`,
      browser: `report(${JSON.stringify({ ...browserReport, ...browser })})${end}`,
    });
  const runs = [
    await runWith(
      { numFailedTests: 2, numRuntimeErrorTestSuites: 1 },
      { stats: { expected: 2, unexpected: 4, flaky: 8 }, errors: ['x'] },
    ),
    await runWith({}, {}, '; process.exit(1)'),
    await runWith({ numPassedTests: 0 }, { stats: { expected: 0, unexpected: 0, flaky: 0 } }),
    await runGate({
      jest: `report(${JSON.stringify(jestReport)})`,
      browser: 'writeFileSync(file, "{")',
    }),
  ];
  expect(runs.map(({ exitCode, last }) => [exitCode, last])).toEqual([
    [1, '9 passed, 16 failed'],
    [1, '9 passed, 2 failed'],
    [1, '4 passed, 2 failed'],
    [1, '7 passed, 1 failed'],
  ]);
});

test('npm test goes on after lint, and ends if a site cannot be built', async () => {
  const end = 'process.exit(1)';
  const result = await runGate({ lint: end, sites: end, jest: '', browser: '' });
  expect(result).toMatchObject({ exitCode: 1, last: '2 passed, 2 failed' });
  expect(result.calls).toHaveLength(4);
  expect(result.notChecked).toContain('a site could not be built');
});

describe('.ci/install', () => {
  const needed = {
    nginx: 'nginx',
    caddy: 'caddy',
    'firefox-esr': 'firefox-esr',
    WebKitWebDriver: 'webkit2gtk-driver',
    Xvfb: 'xvfb',
    pdftotext: 'poppler-utils',
  };

  /** Runs it on a machine with these programs; `code` is added to the fake ones. */
  function install(programs: string[], code: Record<string, string>) {
    const names = ['apt-get', 'id', ...programs];
    const fakes = names.map((name) => [
      `bin/${name}`,
      `#!${bash}\n[ ${name} = id ] || echo "$*" >> "$CALLS"\n${code[name] ?? ''}`,
    ]);
    const dir = makeFolder({ ...Object.fromEntries(fakes), calls: '' });
    for (const name of names) chmodSync(path.join(dir, 'bin', name), 0o755);
    const calls = path.join(dir, 'calls');
    const { status, stdout } = spawnSync(bash, ['.ci/install'], {
      encoding: 'utf8',
      env: { NODE_ENV: 'test', PATH: path.join(dir, 'bin'), CALLS: calls },
    });
    return { status, stdout, calls: readFileSync(calls, 'utf8').split('\n').filter(Boolean) };
  }

  test('installs the programs that are missing, as root, and never fails', () => {
    const packages = Object.values(needed);
    const asRoot = { id: 'echo 0' };
    const all = packages.map((name) => `install -y --no-install-recommends ${name}`);
    expect({
      complete: install(Object.keys(needed), asRoot),
      empty: install([], asRoot),
      'without packages': install([], { ...asRoot, 'apt-get': 'exit 1' }),
      'of a user': install([], { id: 'echo 1000' }),
    }).toEqual({
      complete: { status: 0, stdout: '', calls: [] },
      empty: { status: 0, stdout: '', calls: ['update', ...all] },
      'without packages': {
        status: 0,
        stdout: packages.map((name) => `apt-get cannot install ${name}.\n`).join(''),
        calls: ['update', ...all],
      },
      'of a user': {
        status: 0,
        stdout: expect.stringContaining(`with apt-get: ${packages.join(' ')}.\n`),
        calls: [],
      },
    });
  });
});

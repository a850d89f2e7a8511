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
async function runGate(code: { lint?: string; sites?: string; jest: string; browser: string }) {
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
  const env = { ...process.env, SITE_URL: 'https://maria.dev', BASE_PATH: '/site' };
  const { code: exitCode, output } = await run('scripts/test.ts', [], { cwd, env });
  const calls = readFileSync(path.join(cwd, 'calls'), 'utf8').trim().split('\n');
  const [, notChecked] = /\nNot checked:\n(.*?)\n\n/s.exec(output) ?? [];
  return { exitCode, calls, notChecked, last: output.trim().split('\n').at(-1) };
}

test('npm test runs lint, types, builds, Jest and browser tests, and counts what passes', async () => {
  const jest = `report(${JSON.stringify(jestReport)})`;
  const browser = `report(${JSON.stringify(browserReport)})`;
  expect(await runGate({ jest, browser })).toEqual({
    exitCode: 0,
    calls: [
      scripts.lint.replace('check', 'ci'),
      ...scripts.types.split(' && '),
      'tsx __tests__/fixtures/build-sites.ts',
      'jest --json --outputFile=REPORT',
      'playwright test --reporter=list,json',
    ],
    notChecked:
      '  reads the CV\n  [webkit] paints: not installed\n  [page] paints: a test before it failed',
    last: '9 passed, 0 failed',
  });
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

describe('.ci/run', () => {
  const needed = {
    chromium: 'chromium',
    nginx: 'nginx',
    caddy: 'caddy',
    'firefox-esr': 'firefox-esr',
    WebKitWebDriver: 'webkit2gtk-driver',
    Xvfb: 'xvfb',
    pdftotext: 'poppler-utils',
    'chromium-headless-shell': 'chromium-headless-shell',
  };

  /** Runs it on a machine with these programs; `code` is added to the fake ones. */
  function runCi(programs: string[], code: Record<string, string>) {
    const names = ['npm', 'apt-get', 'id', 'dirname', ...programs];
    const fakes = names.map((name) => [
      `bin/${name}`,
      `#!${bash}\necho "${name} $*" >> "$CALLS"\n${code[name] ?? ''}`,
    ]);
    const dir = makeFolder({ ...Object.fromEntries(fakes), 'ci/run': readFileSync('.ci/run') });
    for (const name of names) chmodSync(path.join(dir, 'bin', name), 0o755);
    const { status, stdout } = spawnSync(bash, ['ci/run'], {
      cwd: dir,
      encoding: 'utf8',
      env: { NODE_ENV: 'test', PATH: path.join(dir, 'bin'), CALLS: path.join(dir, 'calls') },
    });
    const calls = readFileSync(path.join(dir, 'calls'), 'utf8').split('\n');
    return { status, stdout, calls: calls.filter((call) => /^(npm|apt)/.test(call)) };
  }

  test('installs the programs that the tests need, as root, and then runs npm test', () => {
    const packages = Object.values(needed);
    const install = (name: string) => `apt-get install -y --no-install-recommends ${name}`;
    const gate = ['npm ci', 'npm test'];
    const here = { dirname: 'echo ci' };
    const asRoot = { ...here, id: 'echo 0' };
    const all = ['apt-get update', ...packages.map(install), ...gate];
    const anything = expect.any(String);
    expect({
      complete: runCi(Object.keys(needed), asRoot),
      empty: runCi([], asRoot),
      'without packages': runCi([], { ...asRoot, 'apt-get': 'exit 1' }),
      'of a user': runCi([], { ...here, id: 'echo 1000' }),
      'without npm’s registry': runCi([], { ...here, id: 'echo 1', npm: '[ $1 = test ]' }),
      'that fails': runCi([], { ...here, id: 'echo 1', npm: '[ $1 = ci ]' }),
    }).toEqual({
      complete: { status: 0, stdout: '', calls: gate },
      empty: { status: 0, stdout: '', calls: all },
      'without packages': {
        status: 0,
        stdout: packages.map((name) => `apt-get cannot install ${name}.\n`).join(''),
        calls: all,
      },
      'of a user': {
        status: 0,
        stdout: expect.stringContaining(`with apt-get: ${packages.join(' ')}.\n`),
        calls: gate,
      },
      'without npm’s registry': { status: 1, stdout: anything, calls: ['npm ci'] },
      'that fails': { status: 1, stdout: anything, calls: gate },
    });
  });
});

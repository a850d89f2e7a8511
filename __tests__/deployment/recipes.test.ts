/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../support/folder';

// The settings of hosts and the workflows are written by hand, and only the hosts run them.

const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);

const build = 'npm run doctor -- --strict && npm run build';

describe('Each host builds with the same command and publishes out/', () => {
  test.each<[file: string, folder: RegExp, command: RegExp | undefined]>([
    ['netlify.toml', /^ *publish = "(.*)"$/m, /^ *command = "(.*)"$/m],
    ['vercel.json', /"outputDirectory": "(.*)"/, /"buildCommand": "(.*)"/],
    ['wrangler.jsonc', /"pages_build_output_dir": "(.*)"/, undefined],
    ['docs/deploying.md', /Output directory:\s+`(.*)`/, /Build command: `(.*)`/],
    ['.github/workflows/pages.yml', /^ *path: (.*)$/m, undefined],
  ])('%s', (file, folder, command) => {
    expect(folder.exec(read(file))?.[1]).toBe('out');
    if (command !== undefined) expect(command.exec(read(file))?.[1]).toBe(build);
  });

  test('the workflow for GitHub Pages asks doctor before it builds', () => {
    const commands = read('.github/workflows/pages.yml').match(/npm (run|ci|test)\b.*/g);
    expect(commands).toEqual([
      'npm ci',
      expect.stringContaining('doctor -- --strict'),
      'npm run build',
    ]);
  });
});

describe('Commands exist', () => {
  const docs = readdirSync('docs').filter((name) => name.endsWith('.md'));
  const files = [
    ...workflows,
    ...docs.map((name) => `docs/${name}`),
    '.ci/run',
    '.devcontainer/devcontainer.json',
    'netlify.toml',
    'vercel.json',
    'AGENTS.md',
    'CONTRIBUTING.md',
    'README.md',
  ];

  test.each(files)('in %s', (file) => {
    const named = read(file).matchAll(/\bnpm (?:run (?:--silent )?([\w-]+)|(test|start)\b)/g);
    const missing = [...named]
      .map(([, script, short]) => script ?? short ?? '')
      .filter((script) => !(script in scripts));
    expect(missing).toEqual([]);
  });

  test('that package.json runs', () => {
    const programs = Object.values(scripts).flatMap((command) => command.split(' && '));
    const missing = programs.filter((command) => {
      const [program = '', file = ''] = command.split(' ');
      const isInstalled = existsSync(path.join('node_modules/.bin', program));
      return !isInstalled || (program === 'tsx' && !existsSync(file));
    });
    expect(missing).toEqual([]);
  });
});

describe('npm test', () => {
  test('fails CI if it fails', () => {
    const ci = read('.github/workflows/ci.yml');
    expect(ci).toMatch(/^ {6}- run: npm test$/m);
    expect(read('.ci/run')).toMatch(/^set -euo pipefail$.*^npm test\n$/ms);
    for (const file of workflows) expect(read(file)).not.toContain('continue-on-error');
  });

  test('runs once for an owner, on the Node of .nvmrc, and on every Node for the template', () => {
    const ci = read('.github/workflows/ci.yml');
    const [, template = '', owner = ''] = /is_template && '(.*)' \|\| '(.*)'/.exec(ci) ?? [];
    expect(JSON.parse(owner)).toEqual([Number(read('.nvmrc'))]);
    expect(JSON.parse(template)).toEqual([20, 22, 24]);
    const image = `javascript-node:${read('.nvmrc').trim()}"`;
    expect(read('.devcontainer/devcontainer.json')).toContain(image);
  });
});

// GitHub reads this file in every copy, and its changes would conflict with `npm run update`.
test('owners get no updates of single packages', () => {
  expect(existsSync('.github/dependabot.yml')).toBe(false);
});

describe('In an owner’s repository', () => {
  /** The shell script of a workflow's step. */
  function scriptOf(file: string, step: string): string {
    const text = read(`.github/workflows/${file}`);
    const [, script] = text.split(`- name: ${step}\n`)[1]?.split(/ {8}run: \|\n/) ?? [];
    return /^(?: {10}.*\n| *\n)+/.exec(script ?? '')?.[0].replace(/^ {10}/gm, '') ?? '';
  }

  /** Runs a step, as GitHub does, with fake programs. */
  function runStep(file: string, step: string, programs: Record<string, string>, env = {}) {
    const files = Object.entries(programs).map(([name, code]) => [name, `#!/bin/sh\n${code}\n`]);
    const dir = makeFolder({ ...Object.fromEntries(files), outputs: '', summary: '' });
    for (const name of Object.keys(programs)) chmodSync(path.join(dir, name), 0o755);
    const { status, stdout } = spawnSync('bash', ['-e', '-c', scriptOf(file, step)], {
      cwd: dir,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${dir}:${process.env.PATH}`,
        GITHUB_OUTPUT: 'outputs',
        GITHUB_STEP_SUMMARY: 'summary',
        GITHUB_REPOSITORY: 'maria/site',
        ...env,
      },
    });
    const written = (name: string) => read(path.join(dir, name));
    return { status, stdout, outputs: written('outputs'), summary: written('summary') };
  }

  describe('GitHub Pages', () => {
    const isOn = (gh: string) => runStep('pages.yml', 'Is Pages on?', { gh });
    const isReady = (npm: string) => runStep('pages.yml', 'Is the content ready?', { npm });

    test('is deployed if it is on', () => {
      expect(isOn('echo workflow')).toMatchObject({ status: 0, outputs: 'is-on=true\n' });
      expect(isReady('exit 0')).toMatchObject({ status: 0, outputs: 'is-ready=true\n' });
    });

    test.each([
      ['off', 'echo "gh: Not Found (HTTP 404)" >&2; exit 1'],
      ['made from a branch', 'echo legacy'],
    ])('is skipped with the reason while it is %s', (_, gh) => {
      const { status, outputs, summary } = isOn(gh);
      expect({ status, outputs }).toEqual({ status: 0, outputs: '' });
      expect(summary).toMatch(/^Nothing was deployed, because GitHub Pages is off\./);
    });

    test('is skipped with doctor’s report while sample content is left', () => {
      const { status, outputs, summary } = isReady('echo "text of the template"; exit 3');
      expect({ status, outputs }).toEqual({ status: 0, outputs: '' });
      expect(summary).toMatch(/^Nothing was deployed, because.*text of the template/s);
    });

    test('fails if GitHub does not answer, or if something is wrong with the content', () => {
      expect(isOn('echo "gh: HTTP 502" >&2; exit 1')).toMatchObject({ status: 1, outputs: '' });
      expect(isReady('exit 1')).toMatchObject({ status: 1, outputs: '' });
    });

    test('each step and job that follows waits for these answers', () => {
      const text = read('.github/workflows/pages.yml');
      expect(text.match(/^ *(- )?if: .*$/gm)?.map((line) => line.trim())).toEqual([
        "if: needs.check.outputs.is-on == 'true'",
        "- if: steps.doctor.outputs.is-ready == 'true'",
        "- if: steps.doctor.outputs.is-ready == 'true'",
        "if: needs.build.outputs.is-ready == 'true'",
      ]);
    });
  });

  describe('The weekly check', () => {
    test('says why it does nothing while no address is set', () => {
      const step = runStep('check-site.yml', 'Report why nothing is checked', {});
      expect(step.status).toBe(0);
      expect(step.summary).toContain('SITE_ADDRESS is not set');
      expect(read('.github/workflows/check-site.yml')).toContain("if: vars.SITE_ADDRESS == ''");
    });

    test('reports what doctor found, and fails if no check was possible', () => {
      const visit = (npm: string) => runStep('check-site.yml', 'Visit the site', { npm });
      expect(visit('echo "It is gone."; exit 1')).toMatchObject({
        status: 0,
        outputs: expect.stringMatching(/^code=1\nreport<<(\S+)\nIt is gone\.\n\1\n$/),
      });
      expect(visit('exit 2')).toMatchObject({ status: 1, outputs: '' });
    });

    test.each([
      ['opens an issue', '1', '', /^issue create --title Site check failed/],
      ['updates the open issue', '1', '7', /^issue edit 7 /],
      ['closes the issue', '0', '7', /^issue close 7 --comment Site check passes again/],
      ['leaves all as it is', '0', '', /^$/],
    ])('%s', (_, CODE, number, call) => {
      const gh = `case "$2" in list) echo ${number} ;; *) echo "$@" ;; esac`;
      const env = { CODE, TITLE: 'Site check failed', REPORT: 'It is gone.', RUN: 'https://run' };
      const step = 'Open, update or close the issue';
      const { status, stdout } = runStep('check-site.yml', step, { gh }, env);
      expect(status).toBe(0);
      expect(stdout).toMatch(call);
    });
  });
});

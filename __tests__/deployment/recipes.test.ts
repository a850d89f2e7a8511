/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../scripts/support/list-files';
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
  ])('%s', (file, folder, command) => {
    expect(folder.exec(read(file))?.[1]).toBe('out');
    if (command !== undefined) expect(command.exec(read(file))?.[1]).toBe(build);
  });
});

/** The jobs of a workflow, as text, with their names. */
const jobsOf = (file: string) => {
  const [head = '', jobs = ''] = read(file).split(/^jobs:\n/m);
  return jobs.split(/^(?= {2}[\w-]+:$)/m).map((text) => {
    const [, name = ''] = /^ {2}([\w-]+):/.exec(text) ?? [];
    // A job without permissions of its own has those of the workflow.
    const permissions = /permissions:\n/.test(text) ? text : head;
    return {
      name,
      text,
      steps: text.split(/^(?= {6}- )/m).slice(1),
      permissions: permissions.match(/\b[\w-]+: (read|write)\b/g) ?? [],
    };
  });
};

/** What a job must be allowed if its steps do this. */
const needs: [what: RegExp, permission: string][] = [
  [/actions\/checkout/, 'contents: read'],
  [/gh issue/, 'issues: write'],
  [/gh api .*\/pages/, 'pages: read'],
  [/actions\/configure-pages/, 'pages: read'],
  [/actions\/deploy-pages/, 'pages: write'],
  [/actions\/deploy-pages/, 'id-token: write'],
];

describe.each(workflows)('%s agrees with itself', (file) => {
  const jobs = jobsOf(file);

  test('each job may do what its steps do, and no more', () => {
    const needed = jobs.map(({ name, steps }) => [
      name,
      needs.filter(([what]) => what.test(steps.join(''))).map(([, permission]) => permission),
    ]);
    expect(jobs.map(({ name, permissions }) => [name, permissions])).toEqual(needed);
  });

  test('each output that is read exists', () => {
    const missing = jobs.flatMap(({ text, steps }) => {
      const outputs = [...text.matchAll(/\bneeds\.([\w-]+)\.outputs\.([\w-]+)/g)].filter(
        ([, name, output]) => {
          const job = jobs.find((each) => each.name === name);
          return (
            !text.includes(`\n    needs: ${name}\n`) || !job?.text.includes(`\n      ${output}: `)
          );
        },
      );
      const ofSteps = [...text.matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g)].filter(
        ([, id, output]) => {
          const step = steps.find((each) => new RegExp(`^ {6}(- |  )id: ${id}$`, 'm').test(each));
          // An action has outputs of its own.
          const isWritten =
            !step?.includes(' run: ') || new RegExp(`(?<![\\w-])${output}(=|<<)`).test(step);
          return step === undefined || !isWritten;
        },
      );
      return [...outputs, ...ofSteps].map(([found]) => found);
    });
    expect(missing).toEqual([]);
  });

  test('doctor asks before the build, and both know the address of the site', () => {
    const steps = jobs.flatMap((job) => job.steps);
    const commands = steps.filter((step) => /npm run (build|.*--strict)/.test(step));
    const order = commands.map((step) => (step.includes('npm run build') ? 'build' : 'doctor'));
    expect(order).toEqual(order.length > 0 ? ['doctor', 'build'] : []);
    const settings = commands.map((step) => /env:\n((?: {10}.*\n)+)/.exec(step)?.[1]);
    expect(new Set(settings).size).toBe(settings.length / 2);
    expect(settings).not.toContain(undefined);
  });

  test('publishes out/ with .nojekyll, if anything', () => {
    const uploads = jobs.flatMap((job) => job.steps).filter((step) => step.includes('upload-'));
    for (const step of uploads) {
      expect(step).toMatch(/ {10}path: out\n(?: .*\n)* {10}include-hidden-files: true\n/);
    }
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

  test('that documents, workflows and settings name', () => {
    const missing = files.flatMap((file) => {
      const named = read(file).matchAll(/\bnpm (?:run (?:--silent )?([\w-]+)|(test|start)\b)/g);
      return [...named]
        .map(([, script, short]) => script ?? short ?? '')
        .filter((script) => !(script in scripts))
        .map((script) => `${file}: ${script}`);
    });
    expect(missing).toEqual([]);
  });

  test('that package.json runs', () => {
    const programs = Object.values(scripts).flatMap((command) => command.split(' && '));
    const missing = programs.filter((command) => {
      const [program = '', file = ''] = command.split(' ');
      const isInstalled = existsSync(path.join('node_modules/.bin', program));
      // The site works without the commands, whose folder an owner may delete.
      const isMissing = existsSync(path.dirname(file)) && !existsSync(file);
      return !isInstalled || (program === 'tsx' && isMissing);
    });
    expect(missing).toEqual([]);
    expect(scripts.start).toBe(`${scripts.build} && ${scripts.preview}`);
  });
});

describe('Files of the project exist that are named', () => {
  const folders = ['app', 'components', 'lib', 'scripts', 'tools', 'template', 'docs', '__tests__'];
  const files = folders.flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`));
  const fileNames = [...files, ...readdirSync('.')].map((file) => path.basename(file));

  /** Whether there is such a file or folder. An owner may have deleted `tools/`. */
  const exists = (name: string) =>
    name.includes('/')
      ? existsSync(name) || !existsSync(name.split('/')[0] ?? '')
      : fileNames.includes(name);

  test('in documents and in comments', () => {
    const documents = [...readdirSync('docs').map((name) => `docs/${name}`), ...readdirSync('.')];
    const readers = [
      ...documents.filter((file) => file.endsWith('.md')),
      ...files.filter((file) => /^(?!__tests__).*\.(tsx?|m?js|typ)$/.test(file)),
    ];
    const inFolder = new RegExp(`^(${folders.join('|')})/[\\w./-]*$`);
    const missing = readers.flatMap((file) =>
      Array.from(read(file).matchAll(/`([^`\n]+)`/g), ([, name = '']) => name)
        .filter((name) => inFolder.test(name) || /^[\w.-]+\.(tsx?|m?js|typ)$/.test(name))
        .filter((name) => !exists(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('npm test', () => {
  test('fails CI if it fails', () => {
    const ci = read('.github/workflows/ci.yml');
    expect(ci).toMatch(/^ {6}- run: npm test$/m);
    expect(read('.ci/run')).toMatch(/^set -euo pipefail$.*^npm test\n$/ms);
    // Every workflow for pushes is for the same branch.
    const branches = workflows.flatMap((file) => read(file).match(/branches:.*/g) ?? []);
    expect(new Set(branches)).toEqual(new Set(['branches: [main]']));
    for (const file of [...workflows, '.ci/run', 'package.json']) {
      expect(read(file)).not.toMatch(
        /continue-on-error|\b(npm|npx|tsx) .*(\|\| *(true|:|exit 0)|; true)/,
      );
    }
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

describe('In an owner’s repository, the steps of workflows', () => {
  /** The shell script of a workflow's step. */
  function scriptOf(file: string, step: string): string {
    const text = read(`.github/workflows/${file}`);
    const [, script] = text.split(`- name: ${step}\n`)[1]?.split(/ {8}run: \|\n/) ?? [];
    return /^(?: {10}.*\n| *\n)+/.exec(script ?? '')?.[0].replace(/^ {10}/gm, '') ?? '';
  }

  /** Runs a step as GitHub does, with a fake `gh` and `npm`; returns its status and all output. */
  function runStep(file: string, step: string, fake: string, env = {}) {
    const program = `#!/bin/sh\n${fake}\n`;
    const dir = makeFolder({ gh: program, npm: program, outputs: '', summary: '' });
    for (const name of ['gh', 'npm']) chmodSync(path.join(dir, name), 0o755);
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
    const [outputs, summary] = ['outputs', 'summary'].map((name) => read(path.join(dir, name)));
    return { status, stdout, outputs, summary };
  }

  test.each<[step: string, fake: string, status: number, outputs: string, summary: string]>([
    ['Is Pages on?', 'echo workflow', 0, 'is-on=true\n', ''],
    ['Is Pages on?', 'echo "gh: (HTTP 404)" >&2; exit 1', 0, '', 'because GitHub Pages is off'],
    ['Is Pages on?', 'echo legacy', 0, '', 'because GitHub Pages is off'],
    ['Is Pages on?', 'echo "gh: (HTTP 502)" >&2; exit 1', 1, '', ''],
    ['Is the content ready?', 'exit 0', 0, 'is-ready=true\n', ''],
    ['Is the content ready?', 'echo "your name"; exit 3', 0, '', 'your name'],
    ['Is the content ready?', 'exit 1', 1, '', ''],
  ])(
    '"%s" deploys to GitHub Pages, or skips that and gives the reason: %s',
    (step, fake, status, outputs, summary) => {
      const result = runStep('pages.yml', step, fake);
      expect(result).toMatchObject({ status, outputs });
      expect(result.summary).toContain(summary);
    },
  );

  test('report what the weekly check finds, or fail if no check is possible', () => {
    const visit = (fake: string) => runStep('check-site.yml', 'Visit the site', fake);
    const { status, outputs } = visit('echo "It is gone."; exit 1');
    expect(status).toBe(0);
    expect(outputs).toMatch(/^code=1\nreport<<(\S+)\nIt is gone\.\n\1\n$/);
    expect(visit('exit 2')).toMatchObject({ status: 1, outputs: '' });
  });

  test.each([
    ['open an issue', '1', '', /^issue create --title Site check failed/],
    ['update the open issue', '1', '7', /^issue edit 7 /],
    ['close the issue', '0', '7', /^issue close 7 --comment Site check passes again/],
    ['leave all as it is', '0', '', /^$/],
  ])('%s after the weekly check', (_, CODE, number, call) => {
    const fake = `case "$2" in list) echo ${number} ;; *) echo "$@" ;; esac`;
    const env = { CODE, TITLE: 'Site check failed', REPORT: 'It is gone.', RUN: 'https://run' };
    const step = 'Open, update or close the issue';
    const { status, stdout } = runStep('check-site.yml', step, fake, env);
    expect(status).toBe(0);
    expect(stdout).toMatch(call);
  });
});

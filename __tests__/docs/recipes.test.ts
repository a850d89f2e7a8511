import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files/owners-files';
import { makeFolder } from '../support/folder';

const firstVersion = { 'lib/old.ts': '1', 'lib/page.ts': '1', 'package.json': '1' };
const nextVersion = { 'lib/content/new.ts': '2', 'lib/page.ts': '2', 'package.json': '2' };
const shared = { '.gitignore': 'node_modules' };
const sample = { 'content/owner.ts': 'Juan', 'content/new.ts': '2', 'README.md': 'Template' };
const own = {
  'content/owner.ts': 'Ana',
  'content/pictures/ana.png': 'Ana',
  'README.md': 'Ana',
  'netlify.toml': 'Ana',
  'vercel.json': 'Ana',
  'wrangler.jsonc': 'Ana',
};
const installed = { 'node_modules/a.js': '1' };

const template = makeFolder({ ...shared, ...nextVersion, ...sample, 'public/juan.pdf': 'Juan' });

/**
 * Programs that say what they would do. `npm run doctor -- --strict` ends with the number DOCTOR,
 * and GitHub's program runs what GITHUB says.
 */
const programs = makeFolder({
  npm: '#!/bin/sh\necho npm "$@"\ncase "$*" in run*" doctor -- --strict") exit "$DOCTOR" ;; esac',
  npx: '#!/bin/sh\necho npx "$@"',
  gh: '#!/bin/sh\neval "$GITHUB"',
  '.gitconfig': `
    [user]
    name = Ana
    email = ana@name.example
    [init]
    defaultBranch = main
    [url "${template}"]
    insteadOf = https://github.com/SOMEONE/portfolio.git`,
});
for (const name of listFiles(programs)) chmodSync(path.join(programs, name), 0o755);

/** Runs commands in a folder, without settings of this machine. */
function run(cwd: string, script: string, variables: Record<string, string> = {}) {
  const env = {
    ...process.env,
    PATH: `${programs}${path.delimiter}${process.env.PATH}`,
    GIT_CONFIG_GLOBAL: path.join(programs, '.gitconfig'),
    GITHUB_OUTPUT: 'output',
    GITHUB_STEP_SUMMARY: 'summary',
    ...variables,
  };
  const { status, stdout } = spawnSync('bash', ['-ec', script], { cwd, env, encoding: 'utf8' });
  return { status, stdout };
}

const read = (file: string) => readFileSync(file, 'utf8');

const textsIn = (dir: string) =>
  Object.fromEntries(
    listFiles(dir)
      .filter((file) => !file.startsWith('.git/'))
      .map((file) => [file, read(path.join(dir, file))]),
  );

const commit = 'git init -q; git add -A; git commit -qm "A version"';
run(template, commit);

test.each([
  ['.', 'with', { 'public/ana.pdf': 'Ana' }],
  ['content', 'without', {}],
])('pasted in %s, the recipe keeps files of an owner %s public/', (cwd, _, ownPublic) => {
  const dir = makeFolder({ ...shared, ...firstVersion, ...own, ...ownPublic, ...installed });
  run(dir, commit);
  const [, recipe = ''] = /```sh\n(.*?)```/s.exec(read('docs/update.md')) ?? [];
  const { stdout } = run(path.join(dir, cwd), recipe);
  expect(stdout).toMatch(/npm ci\nnpm run doctor\nnpm run build\n$/);
  const updated = { ...shared, ...nextVersion, ...own, ...ownPublic, ...installed };
  expect(textsIn(dir)).toEqual(updated);
  expect(run(dir, 'git status --short; git log --format=%s').stdout).toBe(
    'The next version of the template\nA version\n',
  );
});

test('git takes settings of hosts at the root, and nothing that moves in', () => {
  const taken = ['firebase.json', 'package.json', 'staticwebapp.config.json', 'vercel.json'];
  const own = ['Resume.JSON', 'cv.json', 'me.JPG', 'Complete_LinkedInDataExport.zip', 'CV.pdf'];
  const names = [...taken, ...own, 'moving-in/notes.txt'];
  const dir = makeFolder(Object.fromEntries(names.map((name) => [name, 'x'])));
  cpSync('.gitignore', path.join(dir, '.gitignore'));
  const { stdout } = run(dir, 'git init -q; git add -A; git ls-files');
  expect(stdout.split('\n').filter(Boolean)).toEqual(['.gitignore', ...taken]);
});

const workflow = read('.github/workflows/pages.yml');
const [, isOn = ''] = /id: pages\n.*?run: \|\n(.*?)\n\n/s.exec(workflow) ?? [];
const [, isReady = ''] = /id: doctor\n.*?run: \|\n(.*?)\n {6}- /s.exec(workflow) ?? [];

test.each([
  ['the source is GitHub Actions', isOn, 'echo workflow', 0, 'Source: workflow'],
  ['the source is a branch', isOn, 'echo legacy', 1, '::error::The address shows README.md'],
  ['Pages is off', isOn, 'echo "HTTP 404" >&2; exit 1', 0, '::notice::Nothing was deployed'],
  ['GitHub does not answer', isOn, 'echo "HTTP 500" >&2; exit 1', 1, 'HTTP 500'],
  ['doctor finds nothing', isReady, '0', 0, 'npm run --silent doctor -- --strict'],
  ['doctor finds sample content', isReady, '3', 0, '::notice::Nothing was deployed'],
  ['doctor finds a fault', isReady, '1', 1, 'npm run --silent doctor -- --strict'],
])('if %s, the workflow for GitHub Pages goes on or says so', (_, step, answer, status, said) => {
  const dir = makeFolder({});
  expect(run(dir, step, { GITHUB: answer, DOCTOR: answer })).toEqual({
    status,
    stdout: expect.stringContaining(said),
  });
  const goesOn = /workflow|^0/.test(answer);
  expect(existsSync(path.join(dir, 'output'))).toBe(goesOn);
});

test('later jobs of the workflow for GitHub Pages read what its steps write', () => {
  const dir = makeFolder({});
  for (const step of [isOn, isReady]) run(dir, step, { GITHUB: 'echo workflow', DOCTOR: '0' });
  const written = read(path.join(dir, 'output')).trim().split('\n');
  const conditions = workflow.matchAll(/\.outputs\.(\S+) == '(\S+)'/g);
  const awaited = Array.from(conditions, ([, name, value]) => `${name}=${value}`);
  expect(new Set(awaited)).toEqual(new Set(written));
  // Another job reads the output of a step only if the step's job passes it on.
  const passedOn = workflow.matchAll(/(\S+): \$\{\{ steps\.(pages|doctor)\.outputs\.\1 \}\}/g);
  expect(Array.from(passedOn, ([, name]) => `${name}=true`)).toEqual(written);
});

test('GitHub Pages deploys what this attempt has built, also if only the deployment runs again', () => {
  const [, uploaded] = /path: out\n +name: (.*)/.exec(workflow) ?? [];
  expect(workflow).toContain(`\n      artifact: ${uploaded}\n`);
  expect(workflow).toMatch(/artifact_name: \$\{\{ needs\.build\.outputs\.artifact \}\}\n/);
});

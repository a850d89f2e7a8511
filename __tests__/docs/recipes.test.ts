import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files/list-files';
import { makeFolder, writeFiles } from '../support/folder';

const [, recipe = ''] = /```sh\n(.*?)```/s.exec(readFileSync('docs/update.md', 'utf8')) ?? [];

const bin = makeFolder({});
writeFiles(bin, { npm: '#!/bin/sh\necho npm "$@"\n' });
chmodSync(path.join(bin, 'npm'), 0o755);

/** Runs commands in a folder, with a made-up author and without settings of this machine. */
function runIn(cwd: string, commands: string, template = ''): string {
  const settings = {
    'user.name': 'Ana',
    'user.email': 'ana@name.example',
    'init.defaultBranch': 'main',
    [`url.${template}.insteadOf`]: 'https://github.com/SOMEONE/portfolio.git',
  };
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_COUNT: String(Object.keys(settings).length),
  };
  Object.entries(settings).forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return execFileSync('sh', ['-c', commands], { cwd, env, encoding: 'utf8', stdio: 'pipe' });
}

const commit = 'git init -q; git add -A; git commit -qm "A version"';

const textsIn = (dir: string) =>
  Object.fromEntries(
    listFiles(dir)
      .filter((file) => !file.startsWith('.git/'))
      .map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]),
  );

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

test.each([
  ['.', 'with', { 'public/ana.pdf': 'Ana' }],
  ['content', 'without', {}],
])(
  'pasted in %s, the recipe for the next version keeps the files of an owner %s public/',
  (cwd, _, ownPublic) => {
    const template = makeFolder({
      ...shared,
      ...nextVersion,
      ...sample,
      'public/juan.pdf': 'Juan',
    });
    runIn(template, commit);
    const dir = makeFolder({ ...shared, ...firstVersion, ...own, ...ownPublic, ...installed });
    runIn(dir, commit);
    const updated = { ...shared, ...nextVersion, ...own, ...ownPublic, ...installed };
    expect(runIn(path.join(dir, cwd), recipe, template)).toMatch(
      /npm ci\nnpm run doctor\nnpm run build\n$/,
    );
    expect(textsIn(dir)).toEqual(updated);
    expect(runIn(dir, 'git status --short; git log --format=%s')).toBe(
      'The next version of the template\nA version\n',
    );
  },
);

const workflow = readFileSync('.github/workflows/pages.yml', 'utf8');
const [, check = ''] = /id: pages\n.*?run: \|\n(.*?)\n\n/s.exec(workflow) ?? [];

/** Runs the workflow's question whether Pages is on, with an answer of GitHub's program. */
function ask(answer: string) {
  const dir = makeFolder({ gh: `#!/bin/sh\n${answer}\n` });
  chmodSync(path.join(dir, 'gh'), 0o755);
  const { status, stdout } = spawnSync('bash', ['-e', '-c', check], {
    cwd: dir,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${dir}${path.delimiter}${process.env.PATH}`,
      GITHUB_OUTPUT: 'output',
      GITHUB_STEP_SUMMARY: 'summary',
    },
  });
  return { status, stdout, isOn: existsSync(path.join(dir, 'output')) };
}

test.each([
  ['the source is GitHub Actions', 'echo workflow', 0, true, 'Source: workflow'],
  ['the source is a branch', 'echo legacy', 1, false, '::error::The address shows README.md'],
  ['Pages is off', 'echo "HTTP 404" >&2; exit 1', 0, false, '::notice::Nothing was deployed'],
  ['GitHub does not answer', 'echo "HTTP 500" >&2; exit 1', 1, false, 'HTTP 500'],
])('if %s, the workflow for GitHub Pages says so', (_, answer, status, isOn, said) => {
  expect(ask(answer)).toEqual({ status, isOn, stdout: expect.stringContaining(said) });
});

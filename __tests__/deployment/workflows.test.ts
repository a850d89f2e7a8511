/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { type Job, runWorkflow, type Step, workflows } from './workflow';

const read = (file: string) => readFileSync(file, 'utf8');
const jobs = Object.entries(workflows).flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ file, name, job, workflow })),
);
const textOf = ({ uses = '', run = '' }: Step) => uses + run;

/** What a job must be allowed if its steps do this. */
const needs: [what: RegExp, permission: string][] = [
  [/actions\/checkout/, 'contents: read'],
  [/gh issue/, 'issues: write'],
  [/gh api .*\/pages/, 'pages: read'],
  [/actions\/configure-pages/, 'pages: read'],
  [/actions\/deploy-pages/, 'pages: write'],
  [/actions\/deploy-pages/, 'id-token: write'],
];

describe('Every workflow', () => {
  const permissionsOf = ({ permissions = {} }: Pick<Job, 'permissions'>) =>
    Object.entries(permissions).map((each) => each.join(': '));

  test('may do in each job what its steps do, and no more', () => {
    const given = jobs.map(({ name, job, workflow }) => [
      name,
      permissionsOf(job.permissions ? job : workflow),
    ]);
    const needed = jobs.map(({ name, job }) => {
      const steps = job.steps.map(textOf).join('\n');
      return [name, needs.filter(([what]) => what.test(steps)).map(([, permission]) => permission)];
    });
    expect(given).toEqual(needed);
  });

  test('is started by a push to main, or each week, and by hand', () => {
    const { 'check-site.yml': check, 'ci.yml': ci, 'pages.yml': pages, ...others } = workflows;
    expect(others).toEqual({});
    const push = { branches: ['main'] };
    expect(ci?.on).toEqual({ push, pull_request: null });
    expect(pages?.on).toEqual({ push, workflow_dispatch: null });
    // Minute and hour, any day of any month, one day of the week.
    const cron = expect.stringMatching(/^[1-5]?\d (1?\d|2[0-3]) \* \* [0-6]$/);
    expect(check?.on).toEqual({ schedule: [{ cron }], workflow_dispatch: null });
  });

  test('runs one at a time, and is cancelled by the next one only if it changes nothing', () => {
    const all = Object.values(workflows);
    expect(new Set(all.map(({ concurrency }) => concurrency.group)).size).toBe(all.length);
    for (const { on, concurrency } of all) {
      const isTest = 'pull_request' in on;
      expect(concurrency['cancel-in-progress']).toBe(isTest);
      // Pull requests do not wait for each other.
      expect(/\{ github\.ref \}/.test(concurrency.group)).toBe(isTest);
    }
  });

  test('ends at some time, ignores no failure, and uses one version of each action', () => {
    const steps = jobs.flatMap(({ job }) => job.steps);
    const actions = new Set(steps.flatMap(({ uses }) => uses ?? []));
    const names = new Set([...actions].map((action) => action.split('@')[0]));
    expect(actions.size).toBe(names.size);
    for (const { job } of jobs) {
      expect(job['runs-on']).toBe('ubuntu-latest');
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
    expect(steps.filter((step) => 'continue-on-error' in step)).toEqual([]);
    // A value of GitHub's contexts in a script could contain code.
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });
});

test('every step and job whose outputs are used exists', () => {
  const unknown = jobs.flatMap(({ name, job }) => {
    const ids = job.steps.flatMap(({ id }) => (id ? `steps.${id}` : []));
    const known = [...ids, ...[job.needs ?? []].flat().map((other) => `needs.${other}`)];
    const used = JSON.stringify(job).matchAll(/\b(?:steps|needs)\.[\w-]+(?=\.outputs\.)/g);
    return [...used].flatMap(([each]) => (known.includes(each) ? [] : `${name}: ${each}`));
  });
  expect(unknown).toEqual([]);
});

const checkout = 'actions/checkout persist-credentials=false';
const prepared = [checkout, 'actions/setup-node cache=npm node-version-file=.nvmrc'];

test('GitHub Pages gets a finished site; otherwise its workflow fails or gives the reason', () => {
  const run = (gh: string, doctor: string, build = 'exit 0') =>
    runWorkflow('pages.yml', {
      actions: {
        'actions/configure-pages': { origin: 'https://maria.github.io', base_path: '/site' },
      },
      programs: { gh, npm: `case "$*" in *doctor*) ${doctor} ;; *) ${build} ;; esac` },
    });
  const ask = ['gh api repos/maria/site/pages --jq .build_type'];
  const examine = [
    ...ask,
    ...prepared,
    'actions/configure-pages',
    'npm ci',
    'npm run --silent doctor -- --strict for https://maria.github.io/site',
  ];
  const build = [...examine, 'npm run build for https://maria.github.io/site'];
  const deploy = [
    ...build,
    'actions/upload-pages-artifact include-hidden-files=true path=out',
    'actions/deploy-pages',
  ];
  const isOff = expect.stringContaining('because GitHub Pages is off');
  expect({
    finished: run('echo workflow', 'exit 0'),
    unfinished: run('echo workflow', 'echo "your name"; exit 3'),
    wrong: run('echo workflow', 'exit 1'),
    'with a build that fails': run('echo workflow', 'exit 0', 'exit 1'),
    'with Pages off': run('echo "gh: (HTTP 404)" >&2; exit 1', 'exit 0'),
    'with Pages from a branch': run('echo legacy', 'exit 0'),
    'without an answer of GitHub': run('echo "gh: (HTTP 403)" >&2; exit 1', 'exit 0'),
  }).toEqual({
    finished: { results: 'success success success', calls: deploy, summary: '' },
    unfinished: {
      results: 'success success skipped',
      calls: examine,
      summary: expect.stringContaining('your name'),
    },
    wrong: { results: 'success failure skipped', calls: examine, summary: '' },
    'with a build that fails': { results: 'success failure skipped', calls: build, summary: '' },
    'with Pages off': { results: 'success skipped skipped', calls: ask, summary: isOff },
    'with Pages from a branch': { results: 'success skipped skipped', calls: ask, summary: isOff },
    'without an answer of GitHub': { results: 'failure skipped skipped', calls: ask, summary: '' },
  });
  expect(workflows['pages.yml']?.jobs.deploy?.environment?.name).toBe('github-pages');
});

test('the weekly check opens, updates or closes an issue, or fails if no check is possible', () => {
  const run = (end: string, issue = '', address = 'https://maria.dev/') =>
    runWorkflow('check-site.yml', {
      contexts: { 'vars.SITE_ADDRESS': address },
      programs: {
        npm: `echo "It is *gone*."; ${end}`,
        gh: `case "$2" in
          list) echo ${issue} ;;
          create | edit) cat body.md >> "$GITHUB_STEP_SUMMARY" ;;
        esac`,
      },
    });
  const visit = [...prepared, 'npm ci', 'npm run --silent doctor -- --live https://maria.dev/'];
  const find = expect.stringMatching(
    /^gh issue list --state open .*\.title == env\.TITLE.* \/\/ empty$/,
  );
  const results = 'skipped success success';
  // Indented, so that GitHub does not read it as Markdown.
  const summary = expect.stringContaining('\n    It is *gone*.\n');
  const open = 'gh issue create --title Site check failed --body-file body.md';
  const update = 'gh issue edit 7 --body-file body.md';
  const close = expect.stringMatching(/^gh issue close 7 --comment /);
  expect({
    broken: run('exit 1'),
    'still broken': run('exit 1', '7'),
    repaired: run('exit 0', '7'),
    'all is well': run('exit 0'),
    impossible: run('exit 2'),
    'no address': run('exit 0', '', ''),
  }).toEqual({
    broken: { results, calls: [...visit, find, open], summary },
    'still broken': { results, calls: [...visit, find, update], summary },
    repaired: { results, calls: [...visit, find, close], summary: '' },
    'all is well': { results, calls: [...visit, find], summary: '' },
    impossible: { results: 'skipped failure skipped', calls: visit, summary: '' },
    'no address': {
      results: 'success skipped skipped',
      calls: [],
      summary: expect.stringContaining('SITE_ADDRESS'),
    },
  });
  expect(read('docs/monitoring.md')).toContain('SITE_ADDRESS');
});

test('CI runs npm test: on the Node of .nvmrc, and in the template on every Node', () => {
  const run = (isTemplate: boolean, npm = 'exit 0') =>
    runWorkflow('ci.yml', {
      contexts: { 'github.event.repository.is_template': isTemplate },
      programs: { npm },
    });
  const callsWith = (node: unknown) => [
    checkout,
    `actions/setup-node cache=npm node-version=${node}`,
    'sudo apt-get update',
    expect.stringMatching(/^sudo apt-get install -y .*nginx caddy poppler-utils$/),
    'npm ci',
    'npx playwright install --with-deps firefox webkit',
    'npm test',
  ];
  const owner = callsWith(read('.nvmrc').trim());
  const template = [20, 22, 24].flatMap(callsWith);
  expect({
    owner: run(false),
    template: run(true),
    failing: run(false, 'exit 1'),
    failingTemplate: run(true, 'exit 1'),
  }).toEqual({
    owner: { results: 'success', calls: owner, summary: '' },
    template: { results: 'success', calls: template, summary: '' },
    failing: { results: 'failure', calls: owner, summary: '' },
    failingTemplate: { results: 'failure', calls: template, summary: '' },
  });
  expect(workflows['ci.yml']?.jobs.test?.strategy?.['fail-fast']).toBe(false);
});
